import type { Clock } from '../clock.js'
import { compareBuilds } from '../versions.js'

/** What a look for a newer build came to. Failures are data. */
export interface UpdateCheck {
  enabled: boolean
  /** Build of this server. */
  current: string
  /** Newest build that the service knows; null where there was no answer. */
  latest: string | null
  /** Strictly newer than this one. */
  update_available: boolean
  url: string | null
  /** UTC, ISO 8601; null where nothing was asked. */
  checked_at: string | null
  /** Why there was no answer. */
  error: string | null
  hint: string | null
}

/** What a checker is made of. */
export interface UpdateOptions {
  /** GODOT_MCP_UPDATE_URL; null switches it off. */
  url: string | null
  current: string
  clock: Clock
}

/** How long the service may take, in milliseconds, its whole answer included. */
const TIMEOUT_MS = 5_000
/** Longest answer that is read, in bytes. */
const MAX_ANSWER = 1024 * 1024

/**
 * Asks a service which build is the newest, and takes nothing else from its answer: how to update is ours to say. It never asks by itself, and only
 * the address that a person has set.
 */
export class UpdateChecker {
  readonly #options: UpdateOptions
  #last: UpdateCheck | null = null

  constructor(options: UpdateOptions) {
    this.#options = options
  }

  /** The last check that was made; null where none was. */
  get last(): UpdateCheck | null {
    return this.#last
  }

  /** Asks now. Never rejects. */
  async check(signal?: AbortSignal): Promise<UpdateCheck> {
    const { url, clock } = this.#options
    if (url === null) {
      const hint =
        'Update checks are off. Set GODOT_MCP_UPDATE_URL to the address of a service that answers with the newest build.'
      return { ...this.#nothing(null), enabled: false, checked_at: null, hint }
    }
    const outcome = await ask(url, clock, signal)
    this.#last = 'error' in outcome ? this.#failed(url, outcome.error) : this.#answered(url, outcome.versions)
    return this.#last
  }

  #answered(url: string, versions: readonly string[]): UpdateCheck {
    const { current } = this.#options
    const latest = newest(versions)
    if (latest === null) return this.#failed(url, 'the answer names no build of the form YYYY.MM.DD')
    const newer = (compareBuilds(latest, current) ?? 0) > 0
    const hint = newer
      ? `Build ${latest} is newer than this one. Update @godot-mcp/server and restart it, then update the addon with its install-addon.`
      : null
    return { ...this.#nothing(url), latest, update_available: newer, hint }
  }

  #failed(url: string, error: string): UpdateCheck {
    return { ...this.#nothing(url), error, hint: 'Check GODOT_MCP_UPDATE_URL and the network; everything else works without it.' }
  }

  #nothing(url: string | null): UpdateCheck {
    const { current, clock } = this.#options
    const checked_at = new Date(clock.now()).toISOString()
    return { enabled: true, current, latest: null, update_available: false, url, checked_at, error: null, hint: null }
  }
}

/** Fetches the versions that a service names. */
async function ask(url: string, clock: Clock, signal?: AbortSignal): Promise<{ versions: string[] } | { error: string }> {
  const abort = new AbortController()
  let why = 'the call was cancelled'
  const stopTimer = clock.after(TIMEOUT_MS, () => {
    why = `there was no answer within ${TIMEOUT_MS / 1000} s`
    abort.abort()
  })
  const cancel = () => abort.abort()
  signal?.addEventListener('abort', cancel, { once: true })
  if (signal?.aborted) cancel()
  try {
    const response = await fetch(url, { signal: abort.signal, headers: { accept: 'application/json' } })
    if (!response.ok) return { error: `the service answered ${response.status} ${response.statusText}`.trimEnd() }
    const text = await readBounded(response)
    return text === null ? { error: `the answer is longer than ${MAX_ANSWER} bytes` } : { versions: versionsIn(text) }
  } catch (error) {
    return { error: abort.signal.aborted ? why : reasonOf(error) }
  } finally {
    stopTimer()
    signal?.removeEventListener('abort', cancel)
    abort.abort()
  }
}

async function readBounded(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > MAX_ANSWER) return null
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The versions of a release (`version`, or `tag_name` as code hosts have it), of a list of them, or of a plain text. */
function versionsIn(text: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [text.trim()]
  }
  const releases = Array.isArray(value) ? value : [value]
  return releases.flatMap((release: unknown) => {
    if (typeof release === 'string') return [release]
    if (typeof release !== 'object' || release === null) return []
    const { version, tag_name } = release as { version?: unknown; tag_name?: unknown }
    return [version, tag_name].filter((name): name is string => typeof name === 'string')
  })
}

/** The newest of those that are builds at all. */
function newest(versions: readonly string[]): string | null {
  const builds = versions
    .map((version) => version.trim().replace(/^v/, ''))
    .filter((version) => compareBuilds(version, version) === 0)
  return builds.reduce<string | null>(
    (best, build) => (best !== null && (compareBuilds(build, best) ?? 0) <= 0 ? best : build),
    null,
  )
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error) return 'code' in cause ? `${cause.message || 'connection failed'} (${cause.code})` : cause.message
  return error instanceof Error ? error.message : String(error)
}
