// What stands between the two servers: it can lose a request or an answer, and keeps what it saw.
import { createServer } from 'node:http'
import { once } from 'node:events'

const bodyOf = async (request) => {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const hopByHop = ['connection', 'content-length', 'host', 'transfer-encoding', 'content-encoding', 'keep-alive']

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

export class Front {
  seen = []
  /** `lose`: 500 without asking. `loseAnswer`: asked, and the connection breaks. Anything else: passed on. */
  decide = () => 'pass'

  static async start(target) {
    const front = new Front()
    front.target = target
    front.server = createServer((request, response) => void front.serve(request, response)).listen(0, '127.0.0.1')
    await once(front.server, 'listening')
    front.url = `http://127.0.0.1:${front.server.address().port}`
    return front
  }

  async serve(request, response) {
    const body = await bodyOf(request)
    const { method, url: path, headers } = request
    const one = { method, path, headers: without(headers, hopByHop), body }
    this.seen.push(one)
    const decision = this.decide(one)
    if (decision === 'lose') return response.writeHead(500).end()
    try {
      const answer = await this.send(one)
      const text = Buffer.from(await answer.arrayBuffer())
      if (decision === 'loseAnswer') return request.socket.destroy()
      response.writeHead(answer.status, without(Object.fromEntries(answer.headers), hopByHop)).end(text)
    } catch {
      response.writeHead(502).end()
    }
  }

  /** As it came, to where it was meant for. */
  send({ method, path, headers, body }, change = {}) {
    const init = { method, headers: { ...headers, ...change.headers }, redirect: 'manual' }
    return fetch(this.target + path, { ...init, ...(method !== 'GET' && { body: change.body ?? body }) })
  }

  webhooks(type, id) {
    return this.seen.filter(({ body }) => body.includes(`"type":"${type}"`) && (!id || body.includes(id)))
  }

  stop() {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }
}
