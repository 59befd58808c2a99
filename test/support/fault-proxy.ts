import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, pipeline, Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** What happens to the next call of an address: an answer of our own, or none. */
export type Fault =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** Carried out, and its answer lost. */
  | 'lost'
  /** Never carried out: the connection ends. */
  | 'cut'
  | 'silent'
  /** A byte now and then, for ever. */
  | 'trickle'
  /** A stream of events of our own, in these pieces; what comes after the last one is silence, the end or a lost connection. */
  | { pieces: string[]; then: 'silence' | 'end' | 'cut' }

export interface PlannedFault {
  on: string
  fault: Fault
  times?: number
}

export interface SeenCall {
  call: string
  status: number | string
  key: string | undefined
  version: string | undefined
  address: string
  lastEventID: string | undefined
  authorization: string | undefined
}

/** Stands between a program and Gatehouse, hands on what it gets, and fails as it was told. */
export class FaultProxy {
  readonly seen: SeenCall[] = []
  faults: PlannedFault[] = []
  /** Answers everything by itself but the token. */
  everything: Fault | undefined
  /** Streams are handed on byte by byte. */
  isShredding = false
  /** Streams that are open now, ours and those of Gatehouse. */
  readonly streams = new Set<ServerResponse>()
  private readonly server = createServer((asked, answer) => void this.take(asked, answer))

  constructor(private readonly target: string) {}

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Every open stream breaks off. */
  cut(): void {
    for (const stream of this.streams) stream.destroy()
  }

  private async take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk as Buffer)
    const address = asked.url ?? ''
    const call = `${asked.method} ${address.replace(/\?.*/, '').replace('/api', '')}`
    const note = (status: number | string) =>
      this.seen.push({
        call,
        status,
        key: asked.headers['idempotency-key'] as string | undefined,
        version: asked.headers['gatehouse-version'] as string | undefined,
        address,
        lastEventID: asked.headers['last-event-id'] as string | undefined,
        authorization: asked.headers.authorization,
      })
    const fault = this.faultOf(call)
    if (fault === undefined || fault === 'lost') {
      const status = await this.handOn(asked, Buffer.concat(chunks), fault === 'lost' ? undefined : answer)
      note(fault ?? status)
      if (fault) asked.socket.destroy()
      return
    }
    note(typeof fault === 'string' ? fault : 'pieces' in fault ? 200 : fault.status)
    if (typeof fault === 'object' && 'pieces' in fault) await this.play(answer, fault)
    else if (fault === 'cut') asked.socket.destroy()
    else if (fault === 'trickle') trickle(answer)
    else if (fault !== 'silent') answerWith(answer, fault)
  }

  private faultOf(call: string): Fault | undefined {
    if (this.everything && call !== 'POST /oauth/token') return this.everything
    const found = this.faults.find(({ on, times = 1 }) => on === call && times > 0)
    if (found) found.times = (found.times ?? 1) - 1
    return found?.fault
  }

  private handOn(asked: IncomingMessage, body: Buffer, answer: ServerResponse | undefined): Promise<number> {
    const { method, headers } = asked
    return new Promise((resolve, reject) => {
      const onward = request(`${this.target}${asked.url}`, { method, headers: { ...headers, connection: 'close' } })
      onward.on('error', reject)
      onward.on('response', (answered) => {
        const { statusCode = 500 } = answered
        answered.on('end', () => resolve(statusCode))
        if (!answer) return void answered.resume()
        answer.writeHead(statusCode, withoutConnection(answered.headers))
        if (!answered.headers['content-type']?.startsWith(eventStream)) return void answered.pipe(answer)
        resolve(statusCode)
        pipeline(answered, this.isShredding ? shredder() : new PassThrough(), this.listens(answer), () => undefined)
      })
      onward.end(body)
    })
  }

  private listens(answer: ServerResponse): ServerResponse {
    this.streams.add(answer)
    return answer.on('close', () => this.streams.delete(answer))
  }

  private async play(answer: ServerResponse, { pieces, then }: { pieces: string[]; then: string }): Promise<void> {
    this.listens(answer).writeHead(200, { 'content-type': eventStream })
    // Latin 1, so that a piece may begin in the middle of a character.
    for (const piece of pieces) {
      answer.write(Buffer.from(piece, 'latin1'))
      await pause(5)
    }
    if (then === 'end') answer.end()
    if (then === 'cut') answer.destroy()
  }
}

const eventStream = 'text/event-stream'

const shredder = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const byte of chunk) this.push(Buffer.of(byte))
      done()
    },
  })

const withoutConnection = ({ connection: _, 'keep-alive': _kept, ...headers }: IncomingMessage['headers']) => headers

function answerWith(answer: ServerResponse, fault: Extract<Fault, { status: number }>): void {
  const body = fault.body === undefined ? '' : JSON.stringify(fault.body)
  answer.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(body)
}

function trickle(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => answer.write(' '), 50)
  answer.on('close', () => clearInterval(timer))
}
