import { once } from 'node:events'
import { createServer } from 'node:net'

/** Another program on a port of this machine. */
export interface OccupiedPort {
  port: number
  /** Resolves when the port is free. */
  release(): Promise<void>
}

/** Takes a port; the system chooses which. */
export async function occupyPort(wanted = 0): Promise<OccupiedPort> {
  const squatter = createServer().listen(wanted, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    release: async () => {
      squatter.close()
      await once(squatter, 'close')
    },
  }
}
