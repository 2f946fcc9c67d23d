import { ConfigError } from './config-error.js'
import { parseSwitch } from './switch.js'

/** Who is asked before a tool changes something, runs code or writes files; nobody where there is neither a webhook nor `require`. */
export interface ApprovalConfig {
  /** The service that decides; null for none. */
  webhook: WebhookAddress | null
  /** Whether the client's own person has to decide where there is no webhook. */
  require: boolean
  /** Whether an unreachable service counts as a yes. */
  failOpen: boolean
  /** How long an answer may take, in milliseconds; null for the default of whoever is asked. */
  timeoutMs: number | null
}

/** Where a webhook is. Both parts may hold secrets, and so stay out of every log and error. */
export interface WebhookAddress {
  /** Without user and password, which `fetch` does not take. */
  url: string
  /** Value of the Authorization header that the user and password of the address stand for; null for none. */
  authorization: string | null
}

const LONGEST_SECONDS = 86_400

/** Reads the GODOT_MCP_APPROVAL_ variables. Throws ConfigError, which never shows the webhook's address. */
export function readApproval(read: (name: string) => string | undefined): ApprovalConfig {
  return {
    webhook: parseWebhook(read('GODOT_MCP_APPROVAL_WEBHOOK')),
    require: parseSwitch('GODOT_MCP_APPROVAL_REQUIRE', read('GODOT_MCP_APPROVAL_REQUIRE'), false),
    failOpen: parseSwitch('GODOT_MCP_APPROVAL_FAIL_OPEN', read('GODOT_MCP_APPROVAL_FAIL_OPEN'), false),
    timeoutMs: parseSeconds(read('GODOT_MCP_APPROVAL_TIMEOUT')),
  }
}

function parseWebhook(text: string | undefined): WebhookAddress | null {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new ConfigError(
      'GODOT_MCP_APPROVAL_WEBHOOK: not an address that begins with https:// or http:// (not shown: it may hold a secret)',
    )
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (username === '' && password === '') return { url: url.href, authorization: null }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
}

function parseSeconds(text: string | undefined): number | null {
  if (text === undefined) return null
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (seconds > 0 && seconds <= LONGEST_SECONDS) return Math.ceil(seconds * 1000)
  throw new ConfigError(`GODOT_MCP_APPROVAL_TIMEOUT: "${text}" is not a number of seconds above 0 and up to ${LONGEST_SECONDS}`)
}
