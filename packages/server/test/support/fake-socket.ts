import type { PeerSocket } from '../../src/bridge/peer-socket.js'

/** A socket whose far end is the test. */
export class FakeSocket implements PeerSocket {
  constructor(readonly from = '127.0.0.1') {}

  readonly sent: string[] = []
  /** What the far end has left unread, as the test says. */
  unreadBytes = 0
  /** How much may come before the connection is dropped; null for any amount. */
  heldTo: number | null = null
  closeReason = ''
  pings = 0
  closedWith: number | null = null
  terminated = false
  readonly #text: ((text: string) => void)[] = []
  readonly #alive: (() => void)[] = []
  readonly #close: (() => void)[] = []

  open = true
  isOpen(): boolean {
    return this.open
  }
  send(text: string, done: (error?: Error) => void): void {
    this.sent.push(text)
    done()
  }
  unread(): number {
    return this.unreadBytes
  }
  holdTo(bytes: number): () => void {
    this.heldTo = bytes
    return () => {
      this.heldTo = null
    }
  }
  ping(): void {
    this.pings++
  }
  close(code: number, reason = ''): void {
    this.closedWith = code
    this.closeReason = reason
  }
  terminate(): void {
    this.terminated = true
    this.hangUp()
  }
  onText(listener: (text: string) => void): void {
    this.#text.push(listener)
  }
  onAlive(listener: () => void): void {
    this.#alive.push(listener)
  }
  onClose(listener: () => void): void {
    this.#close.push(listener)
  }

  /** The far end sends a frame. */
  receive(frame: unknown): void {
    this.showLife()
    for (const listener of this.#text) listener(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }
  /** The far end answers a ping. */
  showLife(): void {
    for (const listener of this.#alive) listener()
  }
  /** The connection ends. */
  hangUp(): void {
    for (const listener of this.#close) listener()
  }
  /** The commands that were sent. */
  commands(): { id: string; command: string; params: unknown }[] {
    return this.sent.map((text) => JSON.parse(text))
  }
}
