import { BRIDGE } from '@godot-mcp/contract'
import { fail } from '../errors/tool-error.js'
import type { JsonObject } from '../json.js'

/** The levels that a command adds around its parameters. */
const ENVELOPE = 1
const DEEPEST = BRIDGE.max_depth - ENVELOPE

/** Stops arguments that are nested so deep that working on them would overrun the stack, or that the editor would not read. Throws VALIDATION_ERROR. */
export function checkNesting(args: JsonObject): void {
  let level: object[] = [args]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) {
      const hint = `The arguments are nested deeper than ${DEEPEST} levels. Send less at once.`
      fail({ error: 'VALIDATION_ERROR', hint })
    }
    level = level.flatMap((value) => Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null))
  }
}
