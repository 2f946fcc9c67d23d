import type { PeerSocket } from './peer-socket.js'

/** A socket whose texts wait until somebody may hear them. */
export interface HeldSocket extends PeerSocket {
  /** Keeps a text for later. */
  setAside(text: string): void
  /** Hands on what was set aside, in order, to those who listen now. */
  release(): void
}

/** `socket` with its texts held back; what is no text passes. */
export function heldSocket(socket: PeerSocket): HeldSocket {
  const listeners: ((text: string) => void)[] = []
  const aside: string[] = []
  let released = false
  const hand = (text: string) => {
    for (const listener of listeners) listener(text)
  }
  socket.onText((text) => {
    if (released) hand(text)
  })
  return {
    from: socket.from,
    isOpen: () => socket.isOpen(),
    send: (text, done) => socket.send(text, done),
    unread: () => socket.unread(),
    ping: () => socket.ping(),
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    holdTo: (bytes) => socket.holdTo(bytes),
    onText: (listener) => void listeners.push(listener),
    onAlive: (listener) => socket.onAlive(listener),
    onClose: (listener) => socket.onClose(listener),
    setAside: (text) => void aside.push(text),
    release: () => {
      released = true
      for (const text of aside.splice(0)) hand(text)
    },
  }
}
