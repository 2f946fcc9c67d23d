import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { batchWrites } from '../batch-writes.js'
import type { Logger } from '../log/logger.js'
import { MAX_UNREAD_FOR_PONG } from './limits.js'
import type { PeerSocket } from './peer-socket.js'

/** A `ws` socket as the bridge sees it, `stream` being what it runs on. Binary frames are no part of the protocol and are dropped. */
export function wrapSocket(socket: WebSocket, stream: Socket, log: Logger): PeerSocket {
  const beforeWrite = batchWrites(stream)
  // Without a listener an error would end the process; what matters of it arrives as a close.
  socket.on('error', (error) => log.warning('bridge connection', { error: error.message }))
  // The library answers every ping, also of one who never reads the answers: they would pile up here.
  socket.on('ping', (data) => {
    if (socket.readyState === socket.OPEN && socket.bufferedAmount < MAX_UNREAD_FOR_PONG) socket.pong(data)
  })
  return {
    isOpen: () => socket.readyState === socket.OPEN,
    from: stream.remoteAddress ?? '',
    send: (text, done) => {
      beforeWrite()
      socket.send(text, (error) => done(error ?? undefined))
    },
    unread: () => socket.bufferedAmount,
    ping: () => {
      if (socket.readyState === socket.OPEN) socket.ping()
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    holdTo: (bytes) => {
      let left = bytes
      const count = (chunk: Buffer) => {
        left -= chunk.length
        if (left < 0) socket.terminate()
      }
      stream.on('data', count)
      return () => void stream.off('data', count)
    },
    onText: (listener) =>
      void socket.on('message', (data, isBinary) => {
        if (isBinary) return log.warning('dropped a binary frame')
        try {
          listener(data.toString())
        } catch (error) {
          // A frame that we cannot handle costs its connection, and nothing else.
          log.error('failed on a frame of the editor; dropping its connection', { error })
          socket.terminate()
        }
      }),
    onAlive: (listener) => void socket.on('message', listener).on('pong', listener).on('ping', listener),
    onClose: (listener) => void socket.on('close', listener),
  }
}
