/** The few things the bridge does with a WebSocket. */
export interface PeerSocket {
  /** Whether a frame can be sent now. */
  isOpen(): boolean
  /** Address of the other end. */
  readonly from: string
  /** Sends one text frame; `done` gets the error when it could not be sent. */
  send(text: string, done: (error?: Error) => void): void
  /** Bytes that were sent and that the other end has not taken yet. */
  unread(): number
  /** Sends a control frame that the other side's library answers by itself. */
  ping(): void
  /** Begins the closing handshake. */
  close(code: number, reason: string): void
  /** Drops the connection without a handshake. */
  terminate(): void
  /** Drops the connection as soon as more than so many bytes have come from now on. The returned function takes that back. */
  holdTo(bytes: number): () => void
  onText(listener: (text: string) => void): void
  /** Called for every sign of life: any frame, pongs included. */
  onAlive(listener: () => void): void
  onClose(listener: () => void): void
}
