import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Product } from '../product.js'
import { BatchedStdioTransport } from './batched-stdio.js'
import { createMcpServer } from './create-mcp-server.js'
import { wholeLines } from './whole-lines.js'

/** The connection's own end of a message stream, as the MCP SDK has it. */
export interface MessageTransport {
  start(): Promise<void>
  send(message: unknown): Promise<void>
  close(): Promise<void>
  onmessage?(message: unknown): void
  onclose?(): void
  onerror?(error: Error): void
}

/** A connection that is being served. */
export interface Served {
  close(): Promise<void>
}

/**
 * Largest message a client may send, in bytes. It is well above the largest command that the bridge takes, so that arguments which are too
 * large are refused with an answer instead of a lost connection.
 */
const MAX_MESSAGE_BYTES = 128 * 1024 * 1024

/** Serves one client over this process's stdin and stdout; `onClosed` is called when the client is gone. */
export function serveOverStdio(product: Product, onError: (error: Error) => void, onClosed: () => void): Served {
  const transport = new BatchedStdioTransport(wholeLines(process.stdin, MAX_MESSAGE_BYTES), process.stdout, {
    maxBufferSize: MAX_MESSAGE_BYTES,
  })
  const served = serveStdio(() => createMcpServer(product), { transport, onerror: onError })
  const closed = transport.onclose
  transport.onclose = () => {
    closed?.()
    onClosed()
  }
  return served
}

/** Serves one client over any transport, in either era of the protocol. */
export function serveTransport(product: Product, transport: MessageTransport): Served {
  return serveStdio(() => createMcpServer(product), { transport })
}
