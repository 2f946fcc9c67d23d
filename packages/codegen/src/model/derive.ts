import type { Schema } from '../schema/schema.js'
import type { DeclaredError, Safety } from './contract.js'
import { annotated } from './deprecation-note.js'
import type { TokensFile, ToolFile } from './files.js'
import { asksApproval, profileOf } from './safety.js'

const DRY_RUN: Schema = { type: 'boolean', default: false, description: 'true: change nothing, only say what would be.' }
const CONFIRM: Schema = {
  type: 'boolean',
  default: false,
  description: 'Must be true, or nothing is done. A preview needs none.',
}
const WAS_DRY_RUN: Schema = { type: 'boolean', description: 'true for a preview: nothing was changed.' }

const changesThings = (safety: Safety): boolean => safety === 'mutating' || safety === 'destructive'

/** A tool's input as callers see it: closed, with the parameters that follow from its safety class. What the file declares itself stands. */
export function deriveInput(file: ToolFile): Schema {
  const properties: Record<string, Schema> = { ...file.input.properties }
  for (const [name, deprecation] of Object.entries(file.deprecated_parameters ?? {})) {
    const property = properties[name]
    if (!property) continue
    properties[name] = { ...property, description: annotated(property.description, deprecation), deprecated: true }
  }
  if (file.safety === 'destructive') properties.confirm ??= CONFIRM
  if (changesThings(file.safety)) properties.dry_run ??= DRY_RUN
  return { ...file.input, type: 'object', properties, additionalProperties: false }
}

/** A tool's result as callers see it: where a preview exists, it says whether it is one. */
export function deriveResult(file: ToolFile): Schema {
  const { result } = file
  if (!changesThings(file.safety) || result.properties?.dry_run) return result
  return {
    ...result,
    properties: { ...result.properties, dry_run: WAS_DRY_RUN },
    required: [...(result.required ?? []), 'dry_run'],
  }
}

/** MCP annotations, from the safety class alone. */
export function annotationsOf(safety: Safety): Record<string, boolean> {
  if (safety === 'read_only') return { readOnlyHint: true, idempotentHint: true }
  return { readOnlyHint: false, destructiveHint: safety === 'destructive' }
}

/** The failures that any tool of this kind may answer with, and that its file therefore does not list. */
export function commonErrors(file: ToolFile, codes: ReadonlySet<string>, tokens: TokensFile['tokens']): DeclaredError[] {
  const errors: DeclaredError[] = [{ code: 'VALIDATION_ERROR', when: 'an argument is missing, unknown or of the wrong kind' }]
  if (file.safety === 'destructive')
    errors.push({ code: 'PRECONDITION_FAILED', required: 'confirm', when: 'confirm is not true and dry_run is not true' })
  if (profileOf(file) !== 'read_only')
    errors.push({
      code: 'PRECONDITION_FAILED',
      required: 'safety_profile',
      when: `GODOT_MCP_SAFETY is ${profileOf(file) === 'full' ? 'read_only or no_destructive' : 'read_only'}`,
    })
  if (file.flags?.includes('executes_code'))
    errors.push({ code: 'PRECONDITION_FAILED', required: 'code_execution', when: 'GODOT_MCP_CODE_EXECUTION is off' })
  if (asksApproval(file))
    errors.push({ code: 'APPROVAL_DENIED', required: 'human_approval', when: 'approval is on, and was not given' })
  for (const token of file.requires ?? []) {
    errors.push({ code: 'PRECONDITION_FAILED', required: token, when: `not satisfied: ${tokens[token]?.meaning ?? token}` })
  }
  if (file.runs === 'editor') {
    errors.push(
      {
        code: 'BRIDGE_DISCONNECTED',
        required: 'bridge_connected',
        when: 'no editor is attached, or it went away during the call',
      },
      { code: 'TIMEOUT', when: 'the editor did not answer in time' },
      { code: 'RESPONSE_TOO_LARGE', when: 'the answer does not fit into one message' },
      { code: 'INTERNAL_ERROR', when: 'the handler failed inside the editor' },
    )
  }
  return errors.filter(({ code, required }) => codes.has(code) && (required === undefined || required in tokens))
}
