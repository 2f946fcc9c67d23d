import type { ToolValidators, ValidationProblem } from '@godot-mcp/contract'
import { InvalidResultError, type ResultProblem } from './errors/invalid-result-error.js'
import { descriptorOf } from './tool-descriptors.js'

/** Checks a result against the contract's schema. A tool that this contract does not know is not checked. */
export async function validateResult(tool: string, result: unknown): Promise<void> {
  const toolset = descriptorOf(tool)?.toolset
  if (toolset === undefined) return
  // Loaded when needed: a toolset's validators are far bigger than the rest of the SDK.
  const { validators }: { validators: Readonly<Record<string, ToolValidators>> } = await import(
    `@godot-mcp/contract/validators/${toolset}`
  )
  const validate = validators[tool]?.result
  // A validator fills defaults in, and the result belongs to the caller as it came.
  if (validate === undefined || validate(structuredClone(result))) return
  throw new InvalidResultError(tool, problemsOf(validate.errors ?? []), result)
}

function problemsOf(errors: readonly ValidationProblem[]): ResultProblem[] {
  return errors.map(({ instancePath, message }) => ({ path: instancePath, message: message ?? 'does not fit' }))
}
