/** How long a command may take where its tool says nothing else, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 10_000

/** How long the addon may take to describe itself, in milliseconds. */
export const HANDSHAKE_TIMEOUT_MS = 5_000

/** How long an addon that gave no description of itself is not asked again, in milliseconds: each asking costs a caller the whole wait. */
export const HANDSHAKE_PAUSE_MS = 60_000

/** How long to wait before the availability of a busy bridge is looked at again, in milliseconds. */
export const PROBE_RECHECK_MS = 50

/** How long a newcomer may take to show its token, in milliseconds; a shorter time-out of commands bounds it too. */
export const AUTH_MS = Math.min(2_000, DEFAULT_TIMEOUT_MS)

/** Newcomers that have not shown the token yet, altogether. */
export const MAX_NEWCOMERS = 16

/** What a newcomer may send before it is let in, in bytes: a token, a hello, and some more. */
export const MAX_NEWCOMER_BYTES = 64 * 1024

/** Connections of any kind at a time. */
export const MAX_CONNECTIONS = 64

/** How long a connection may take to become a WebSocket, and a closed one to close, in milliseconds. */
export const HANDSHAKE_MS = 3_000
export const CLOSING_MS = 2_000

/** What may lie unread on the way to an editor, in bytes; more is not sent to it. */
export const MAX_UNREAD_BYTES = 64 * 1024 * 1024

/** Above this many bytes unread, pings are not answered: the answers would pile up without end. */
export const MAX_UNREAD_FOR_PONG = 64 * 1024
