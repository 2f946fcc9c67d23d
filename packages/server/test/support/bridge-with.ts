import { Bridge, type BridgeOptions } from '../../src/bridge/bridge.js'
import type { PeerSocket } from '../../src/bridge/peer-socket.js'
import { parseBridgeUrl } from '../../src/config/bridge-url.js'
import { FakeClock } from './fake-clock.js'
import { fakeLog } from './fake-log.js'
import { FakeSocket } from './fake-socket.js'

/** A bridge whose connections come from the test. */
export async function bridgeWith(options: Partial<BridgeOptions> = {}) {
  const clock = new FakeClock()
  const { log, lines } = fakeLog()
  let connect: (socket: PeerSocket, path: string) => void = () => {}
  const bridge = new Bridge({
    address: parseBridgeUrl('ws://127.0.0.1:9080'),
    token: null,
    clock,
    log,
    greet: () => {},
    startListener: async (_address, onConnection) => {
      connect = onConnection
      return { bindError: null, url: null, close: async () => {} }
    },
    ...options,
  })
  await bridge.start()
  const dial = (path = '', from = '127.0.0.1') => {
    const socket = new FakeSocket(from)
    connect(socket, path)
    return socket
  }
  return { bridge, clock, lines, dial }
}
