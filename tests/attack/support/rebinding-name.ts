import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A name that leads to one server at first and to another one later, as a name does whose owner changes what it resolves to. */
export class RebindingName {
  readonly #server = createServer((socket) => this.#forward(socket))
  readonly #sockets = new Set<Socket>()
  #port: number

  private constructor(port: number) {
    this.#port = port
  }

  static async leadingTo(port: number): Promise<RebindingName> {
    const name = new RebindingName(port)
    await once(name.#server.listen(0, '127.0.0.1'), 'listening')
    return name
  }

  /** The name with its port. */
  get host(): string {
    return `rebinding.example:${(this.#server.address() as AddressInfo).port}`
  }

  /** From now on. What is connected to the former one is cut. */
  leadTo(port: number): void {
    this.#port = port
    this.#cut()
  }

  close(): void {
    this.#server.close()
    this.#cut()
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  #forward(socket: Socket): void {
    const onward = connect(this.#port, '127.0.0.1')
    for (const end of [socket, onward]) {
      this.#sockets.add(end)
      end.on('error', () => {})
      end.once('close', () => {
        this.#sockets.delete(end)
        socket.destroy()
        onward.destroy()
      })
    }
    socket.pipe(onward).pipe(socket)
  }
}
