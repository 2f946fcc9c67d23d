/** Largest frame in either direction, in bytes. Screenshots and whole scripts have to fit. */
export const MAX_FRAME_BYTES = 32 * 1024 * 1024

/** How long a command may take where its tool says nothing else, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 10_000

/** How long the addon may take to describe itself, in milliseconds. */
export const HANDSHAKE_TIMEOUT_MS = 5_000

/** How long an addon that gave no description of itself is not asked again, in milliseconds: each asking costs a caller the whole wait. */
export const HANDSHAKE_PAUSE_MS = 60_000

/** How long to wait before the availability of a busy bridge is looked at again, in milliseconds. */
export const PROBE_RECHECK_MS = 50
