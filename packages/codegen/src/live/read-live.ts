import { BadInput } from '../bad-input.js'
import { listAll } from './list-all.js'
import { type LiveSnapshot, liveSnapshot } from './live-snapshot.js'
import { parseLiveSource } from './live-source.js'
import { openSession, type Session } from './session.js'

/** How long to wait, and what to say along. */
export interface LiveOptions {
  /** For everything together; 60 by default. A command may have to be fetched first. */
  readonly timeoutSeconds?: number | undefined
  /** Sent with each HTTP request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

const DEFAULT_SECONDS = 60

/**
 * The snapshot of a running server, `stdio:COMMAND` or `http(s)://URL`. Asks for lists and calls nothing; the connection, and the process
 * if it started one, have ended when this settles.
 *
 * @throws {BadInput} in one line, whatever the server does or fails to do.
 */
export async function readLive(source: string, options: LiveOptions = {}): Promise<LiveSnapshot> {
  const where = parseLiveSource(source)
  const seconds = options.timeoutSeconds ?? DEFAULT_SECONDS
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), seconds * 1000)
  let session: Session | undefined
  try {
    session = await openSession(where, { headers: options.headers ?? {}, signal: late.signal })
    return await readLists(session)
  } catch (error) {
    throw new BadInput(`${source}: ${reasonOf(error, late.signal.aborted, seconds)}`, { cause: error })
  } finally {
    clearTimeout(timer)
    await session?.close()
  }
}

async function readLists(session: Session): Promise<LiveSnapshot> {
  const { name, version, capabilities, ask } = session
  const all = (capability: string, method: string, key: string) =>
    capabilities[capability] === undefined ? undefined : listAll(method, key, ask)
  // Asked for in any case: some servers have tools and do not say so.
  const tools = await listAll('tools/list', 'tools', ask)
  const prompts = await all('prompts', 'prompts/list', 'prompts')
  const resources = await all('resources', 'resources/list', 'resources')
  const templates = await all('resources', 'resources/templates/list', 'resourceTemplates')
  return liveSnapshot({ name, version, capabilities, tools, prompts, resources, templates })
}

function reasonOf(error: unknown, late: boolean, seconds: number): string {
  if (error instanceof BadInput) return late ? `${error.message}, ${seconds} s` : error.message
  // A value nested so deep that walking it ends our own stack.
  if (error instanceof RangeError) return 'its answer nests too deep'
  throw error
}
