import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from './until.js'

const checkEveryMs = 25

/** One process behind the balancer. */
interface Backend {
  url: string
  agent: Agent
  isReady: boolean
  isChecked: boolean
  /** Requests that it has not answered yet. */
  pending: number
}

/**
 * A small balancer as they come: round robin over those that `/health/ready` admits, connections kept, and a request
 * sent to the next one only when the first cannot have read it. One whose connection broke off is answered with 502.
 */
export class Balancer {
  /** Requests whose backend went away under them. */
  cut = 0
  /** What the backends themselves answered with 500 and above. */
  readonly failures: string[] = []
  answered = 0
  private readonly backends: Backend[] = []
  private next = 0
  private readonly server = createServer((request, response) => void this.handOn(request, response))
  private checks: NodeJS.Timeout | undefined

  async start(): Promise<this> {
    // A connection that ends just as its next request comes would fail a request that no backend has seen.
    this.server.keepAliveTimeout = 0
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.checks = setInterval(() => this.backends.forEach((backend) => void this.check(backend)), checkEveryMs).unref()
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  add(url: string): void {
    this.backends.push({
      url,
      agent: new Agent({ keepAlive: true, maxSockets: 32 }),
      isReady: true,
      isChecked: false,
      pending: 0,
    })
  }

  /** Until it gets no more requests, because its `/health/ready` said so, and has answered those it got. */
  async drained(url: string): Promise<void> {
    const backend = this.backends.find((one) => one.url === url)
    await until(
      () => Promise.resolve(!backend?.isReady && !backend?.pending),
      (isDrained) => isDrained,
    )
  }

  remove(url: string): void {
    const index = this.backends.findIndex((backend) => backend.url === url)
    for (const { agent } of this.backends.splice(index, 1)) agent.destroy()
  }

  async stop(): Promise<void> {
    clearInterval(this.checks)
    for (const { agent } of this.backends) agent.destroy()
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async check(backend: Backend): Promise<void> {
    // Of two at the same time the older one could answer last.
    if (backend.isChecked) return
    backend.isChecked = true
    const answer = await fetch(`${backend.url}/health/ready`).catch(() => undefined)
    backend.isReady = answer?.status === 200
    await answer?.body?.cancel()
    backend.isChecked = false
  }

  private async handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const ready = this.backends.filter(({ isReady }) => isReady)
    const candidates = ready.length > 0 ? ready : this.backends
    for (let turn = 0; turn < candidates.length; turn += 1) {
      const backend = candidates[this.next++ % candidates.length] as Backend
      backend.pending += 1
      const outcome = await forward(backend, request, body, response)
      backend.pending -= 1
      if (outcome === 'answered') {
        this.answered += 1
        if (response.statusCode >= 500) this.failures.push(`${response.statusCode} ${request.method} ${request.url}`)
        return
      }
      if (outcome === 'cut') break
      backend.isReady = false
    }
    this.cut += 1
    if (!response.headersSent) response.writeHead(502, { 'x-cut': '1' })
    response.end()
  }
}

function forward(
  { url, agent }: Backend,
  { method, url: path = '/', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<'answered' | 'refused' | 'cut'> {
  return new Promise((resolve) => {
    const outgoing = send(url + path, { method, agent, headers: { ...headers, connection: 'keep-alive' } })
    outgoing.on('response', (answer) => {
      const { connection: _connection, 'transfer-encoding': _encoding, ...rest } = answer.headers
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('aborted', () => resolve('cut'))
      answer.on('end', () => {
        response.writeHead(answer.statusCode ?? 502, rest).end(Buffer.concat(chunks))
        resolve('answered')
      })
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'))
    outgoing.end(body)
  })
}
