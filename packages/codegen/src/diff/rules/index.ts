import { CONTEXT_RULES } from './context.js'
import { ERROR_RULES } from './errors.js'
import { INPUT_RULES } from './input.js'
import { LABEL_RULES } from './labels.js'
import { OUTPUT_RULES } from './output.js'
import { PROMPT_RULES } from './prompts.js'
import type { Rule } from './rule.js'
import { SHAPE_RULES } from './shapes.js'
import { SURFACE_RULES } from './surface.js'
import { TEXT_RULES } from './texts.js'
import { TOOL_RULES } from './tools.js'

/** Every rule, as it is described; an id stands here once for each way in which it can be met. */
export const ALL_RULES: readonly Omit<Rule<never>, 'check'>[] = [
  ...SURFACE_RULES,
  ...PROMPT_RULES,
  ...TOOL_RULES,
  ...INPUT_RULES,
  ...OUTPUT_RULES,
  ...TEXT_RULES,
  ...LABEL_RULES,
  ...SHAPE_RULES,
  ...ERROR_RULES,
  ...CONTEXT_RULES,
]

const reasons = new Map([...ALL_RULES].reverse().map(({ id, reason }) => [id, reason]))

/** Why findings of a rule are of their class. */
export function reasonOf(rule: string): string {
  return reasons.get(rule) ?? ''
}
