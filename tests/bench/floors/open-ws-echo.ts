import { BridgePeer } from '../../addon/bridge-peer.js'
import { end, start } from '../processes.js'
import { bundled } from '../programs.js'

export interface Echo {
  roundTrip(params: object): Promise<unknown>
  close(): Promise<void>
}

/** The floor "ws": JSON there and back between two Node processes. */
export async function openWsEcho(): Promise<Echo> {
  const server = await BridgePeer.listen()
  const child = start(process.execPath, [await bundled('floors/ws-echo.ts'), server.url])
  const connection = await server.connection()
  return {
    roundTrip: (params) => connection.call('echo', params),
    async close() {
      await end(child)
      await server.close()
    },
  }
}
