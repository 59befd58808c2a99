import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (response: ServerResponse, received: Received) => void

export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** A merchant's server: keeps what arrives, and answers as the test says, 204 unless told otherwise. */
export class WebhookReceiver {
  readonly received: Received[] = []
  answer: Answer = answerWith(204)
  private server: Server | undefined

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        const received = { path: request.url ?? '', headers: request.headers, body }
        this.received.push(received)
        this.answer(response, received)
      })
    })
    this.server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get port(): number {
    return (this.server?.address() as AddressInfo).port
  }

  url(path = '/hooks'): string {
    return `http://127.0.0.1:${this.port}${path}`
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path)
  }

  stop(): Promise<void> {
    this.server?.closeAllConnections()
    return new Promise((resolve) => this.server?.close(() => resolve()))
  }
}
