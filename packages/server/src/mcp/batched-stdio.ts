import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { batchWrites } from '../batch-writes.js'
import { answersToBroken } from './broken-requests.js'

type Message = Parameters<StdioServerTransport['send']>[0]

/**
 * The SDK's stdio transport. Answers that are ready together leave together; and a request that is broken gets an answer, where the SDK drops
 * it and lets the client wait.
 */
export class BatchedStdioTransport extends StdioServerTransport {
  readonly #beforeWrite = batchWrites(process.stdout)
  /** What has been read since the last end of a line. */
  #unfinished: Buffer[] = []

  constructor(...args: ConstructorParameters<typeof StdioServerTransport>) {
    super(...args)
    const read = this._ondata
    this._ondata = (chunk) => this.#read(chunk, read)
  }

  override send(message: Message): Promise<void> {
    this.#beforeWrite()
    return super.send(message)
  }

  #read(chunk: Buffer, read: (chunk: Buffer) => void): void {
    const { onerror } = this
    let broken = false
    const listen = (error: Error) => {
      broken = true
      onerror?.(error)
    }
    this.onerror = listen
    read(chunk)
    if (this.onerror === listen) {
      if (onerror === undefined) delete this.onerror
      else this.onerror = onerror
    }
    const end = chunk.lastIndexOf('\n')
    const lines = broken && end >= 0 ? Buffer.concat([...this.#unfinished, chunk.subarray(0, end)]).toString() : ''
    if (end < 0) this.#unfinished.push(chunk)
    else this.#unfinished = [chunk.subarray(end + 1)]
    for (const answer of answersToBroken(lines)) this.send(answer).catch(() => {})
  }
}
