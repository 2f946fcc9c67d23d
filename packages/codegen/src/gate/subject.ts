import type { Finding } from '../diff/rules/rule.js'

/** The name that a reader of the changelog looks for: of the tool, or of whatever else changed. */
export function subjectOf({ tool, path, message }: Finding): string {
  if (tool !== undefined) return tool
  const [, part = '', rest = ''] = /^\/([^/]+)(?:\/(.+))?$/.exec(path) ?? []
  // An address is a name with slashes in it.
  if (part === 'resources' && rest !== '') return rest
  const steps = rest.split('/')
  if (part === 'errors') return steps[1] ?? rest
  // Of a list of names as a whole, the message begins with the one that it is about.
  return rest === '' ? (message.split(' ')[0] ?? part) : (steps[0] ?? part)
}
