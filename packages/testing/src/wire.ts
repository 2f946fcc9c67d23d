/** One text frame, byte for byte, as the fake editor saw it. */
export interface WireFrame {
  readonly direction: 'received' | 'sent'
  readonly text: string
}

/** A command of the server. */
export interface WireCommand {
  readonly id: string
  readonly command: string
  readonly params: { readonly [key: string]: unknown }
}

/** The failure half of a reply. */
export interface WireFailure {
  readonly error: string
  readonly hint: string
  readonly required?: string | undefined
  readonly suggestions?: readonly string[] | undefined
}

/** Something the server says without asking: an object with `ok` and no `command`. Never answered. */
export interface WireNotice extends WireFailure {
  readonly id: string
  readonly ok: false
}

/** The text of a successful reply, with the keys in the order of the contract. */
export function successText(id: string, result: unknown): string {
  return JSON.stringify({ id, ok: true, result })
}

/** The text of a failed reply, with the keys in the order of the contract. */
export function failureText(id: string, { error, hint, required, suggestions }: WireFailure): string {
  return JSON.stringify({ id, ok: false, error, hint, required, suggestions })
}

/** Reads a frame of the server; `undefined` for what is neither a command nor a notice. */
export function readFrame(text: string): WireCommand | WireNotice | undefined {
  const message: unknown = JSON.parse(text)
  if (typeof message !== 'object' || message === null) return undefined
  // The server's frames are built by the code under test; a test that cares asserts their bytes.
  if ('command' in message) return message as WireCommand
  return 'ok' in message ? (message as WireNotice) : undefined
}
