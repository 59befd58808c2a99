// The line between the server and a processor's double. While it is down nobody can connect, as in an outage.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export class Line {
  #server
  #target
  #sockets = new Set()
  #port = 0

  static async to(address) {
    const line = new Line()
    line.#target = new URL(address)
    await line.mend()
    return line
  }

  get address() {
    return `http://127.0.0.1:${this.#port}`
  }

  async mend() {
    if (this.#server) return
    this.#server = createServer((socket) => this.#pass(socket))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = this.#server.address().port
  }

  async cut() {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #pass(socket) {
    const onward = connect(Number(this.#target.port), this.#target.hostname)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ]) {
      this.#sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }
}
