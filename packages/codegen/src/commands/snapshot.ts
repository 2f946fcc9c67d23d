import { BadInput } from '../bad-input.js'
import { isLiveSource } from '../live/live-source.js'
import { readLive } from '../live/read-live.js'
import type { Output } from './build.js'
import type { Call } from './command.js'
import { liveOptions } from './live-options.js'
import { writeText } from './write-text.js'

/** Writes the snapshot of a running server to a file, or to standard output. */
export async function snapshot(call: Call, out: Output): Promise<number> {
  const [source, ...more] = call.words
  if (source === undefined || more.length > 0 || !isLiveSource(source))
    throw new BadInput(
      "name one server: snapshot 'stdio:npx my-server' or snapshot https://host/mcp (a command with its arguments in quotes)",
    )
  const found = await readLive(source, liveOptions(call))
  const text = JSON.stringify(found, null, 2)
  const file = call.option('out')
  if (file === undefined) {
    out.line(text)
    return 0
  }
  writeText(file, `${text}\n`)
  const counts = (['tools', 'prompts', 'resources'] as const).map((part) => `${found[part]?.length ?? 0} ${part}`)
  out.line(`${file}: ${counts.join(', ')}`)
  return 0
}
