import { BadInput } from '../bad-input.js'
import type { LiveOptions } from '../live/read-live.js'
import type { Call } from './command.js'

/** `--timeout` and `--header` as they were given. */
export function liveOptions({ option, options }: Call): LiveOptions {
  const timeout = option('timeout')
  const timeoutSeconds = timeout === undefined ? undefined : Number(timeout)
  if (timeoutSeconds !== undefined && !(timeoutSeconds > 0 && timeoutSeconds <= 86_400))
    throw new BadInput(`--timeout takes seconds, not '${timeout}'`)
  const headers = options('header').map((header) => {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(header) ?? []
    if (name === undefined || value === undefined) throw new BadInput(`--header takes 'NAME: VALUE', not '${header}'`)
    return [name, value] as const
  })
  return { timeoutSeconds, headers: Object.fromEntries(headers) }
}
