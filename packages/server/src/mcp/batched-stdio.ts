import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { batchWrites } from '../batch-writes.js'

type Message = Parameters<StdioServerTransport['send']>[0]

/** The SDK's stdio transport; answers that are ready together leave together. */
export class BatchedStdioTransport extends StdioServerTransport {
  readonly #beforeWrite = batchWrites(process.stdout)

  override send(message: Message): Promise<void> {
    this.#beforeWrite()
    return super.send(message)
  }
}
