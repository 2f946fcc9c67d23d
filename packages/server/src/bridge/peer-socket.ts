/** The few things the bridge does with a WebSocket. */
export interface PeerSocket {
  /** Whether a frame can be sent now. */
  isOpen(): boolean
  /** Sends one text frame; `done` gets the error when it could not be sent. */
  send(text: string, done: (error?: Error) => void): void
  /** Sends a control frame that the other side's library answers by itself. */
  ping(): void
  /** Begins the closing handshake. */
  close(code: number, reason: string): void
  /** Drops the connection without a handshake. */
  terminate(): void
  onText(listener: (text: string) => void): void
  /** Called for every sign of life: any frame, pongs included. */
  onAlive(listener: () => void): void
  onClose(listener: () => void): void
}
