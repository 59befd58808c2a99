import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A wire between the command line and the server, that can be cut. */
export class Wire {
  private readonly sockets = new Set<Socket>()
  private readonly server: Server

  constructor(target: string) {
    const { hostname, port } = new URL(target)
    this.server = createServer((socket) => {
      const beyond = connect(Number(port), hostname)
      for (const end of [socket, beyond]) {
        this.sockets.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => this.sockets.delete(end))
      }
      socket.pipe(beyond).pipe(socket)
    })
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  async stop(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }
}
