import { MAX_PATH_LENGTH, PATH_RULES } from '@godot-mcp/contract'

const RULES = PATH_RULES.map(({ refused, problem }) => ({ pattern: new RegExp(refused, 'u'), problem }))
/** Half of a surrogate pair: no text of any file system. Such a half is no character to the addon's pattern engine. */
const HALF = /\p{Surrogate}/u

/** Why a text is no path of a file or folder inside a project, as the rest of a sentence that begins with the path; null where it is one. */
export function pathProblem(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return `has ${path.length} characters; ${MAX_PATH_LENGTH} are possible`
  if (HALF.test(path)) return 'has half of a character'
  return RULES.find(({ pattern }) => pattern.test(path))?.problem ?? null
}
