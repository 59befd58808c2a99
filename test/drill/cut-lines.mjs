// What one node sees of the others, through lines that can be cut: then nothing arrives any more in either direction, and nobody is
// told, as when a network is cut.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export class CutLines {
  #servers = []
  #pairs = new Set()
  #isCut = false

  async open(port, lines) {
    for (const { from, to } of lines) {
      const server = createServer((near) => this.#join(near, to, port))
      server.listen(port, from)
      await once(server, 'listening')
      this.#servers.push(server)
    }
  }

  #join(near, to, port) {
    const far = connect(port, to)
    const pair = [near, far]
    this.#pairs.add(pair)
    for (const [one, other] of [pair, pair.toReversed()]) {
      one.on('data', (bytes) => !this.#isCut && other.write(bytes))
      one.on('error', () => undefined)
      one.on('close', () => {
        this.#pairs.delete(pair)
        if (!this.#isCut) other.destroy()
      })
    }
  }

  cut() {
    this.#isCut = true
  }

  /** What was lost on the way is not sent again, so old connections end. */
  mend() {
    this.#isCut = false
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
  }

  close() {
    for (const server of this.#servers) server.close()
    this.mend()
  }
}
