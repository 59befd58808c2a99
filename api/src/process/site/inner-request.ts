import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { PassThrough, Readable, Writable } from 'node:stream'
import { clock } from '#contract/clock.js'

interface Asked {
  url: string
  headers: IncomingHttpHeaders
  address: string
}

interface Answered {
  status: number
  headers: OutgoingHttpHeaders
  body: string
}

/** Without `inject`, which writes each answer down as HTTP and reads it again: a third of such a call's cost. */
export function readInside(server: FastifyInstance, asked: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = new InnerRequest(asked)
    const response = new InnerResponse(request)
    response.once('close', () => {
      if (response.writableFinished) resolve(response.answer())
      else reject(new Error('The API closed the connection before the response was complete'))
    })
    // The code that ends it has logged why.
    response.on('error', () => {})
    server.routing(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
}

export function streamInside(
  server: FastifyInstance,
  asked: Asked,
): Promise<Omit<Answered, 'body'> & { body: Readable }> {
  return new Promise((resolve) => {
    const body = new PassThrough()
    const response = new StreamedResponse(new InnerRequest(asked), body)
    const begin = () => resolve({ status: response.statusCode, headers: response.getHeaders(), body })
    response.once('begun', begin)
    response.once('close', () => {
      if (!response.writableFinished)
        body.destroy(new Error('The API closed the connection before the response was complete'))
      begin()
    })
    response.on('error', () => {})
    body.once('close', () => response.destroy())
    server.routing(response.req as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
}

class InnerRequest extends Readable {
  readonly method = 'GET'
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly httpVersion = '1.1'
  readonly httpVersionMajor = 1
  readonly httpVersionMinor = 1
  readonly socket: { remoteAddress: string }

  constructor({ url, headers, address }: Asked) {
    super({ autoDestroy: false })
    this.url = url
    this.headers = { host: 'site.internal', ...headers }
    this.socket = { remoteAddress: address }
  }

  override _read(): void {
    this.push(null)
  }
}

class InnerResponse extends Writable {
  statusCode = 200
  headersSent = false
  private readonly kept: OutgoingHttpHeaders = { date: clock.now().toUTCString() }
  private readonly pieces: Buffer[] = []

  constructor(readonly req: InnerRequest) {
    super()
  }

  override _write(piece: Buffer, _encoding: string, next: () => void): void {
    this.headersSent = true
    this.pieces.push(piece)
    next()
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status
    for (const [name, value] of Object.entries(headers)) this.kept[name.toLowerCase()] = value
    this.headersSent = true
    return this
  }

  setHeader(name: string, value: number | string | string[]): this {
    this.kept[name.toLowerCase()] = value
    return this
  }

  getHeader(name: string): number | string | string[] | undefined {
    return this.kept[name.toLowerCase()]
  }

  hasHeader(name: string): boolean {
    return name.toLowerCase() in this.kept
  }

  removeHeader(name: string): void {
    delete this.kept[name.toLowerCase()]
  }

  getHeaders(): OutgoingHttpHeaders {
    return this.kept
  }

  answer(): Answered {
    return { status: this.statusCode, headers: this.kept, body: Buffer.concat(this.pieces).toString() }
  }
}

class StreamedResponse extends InnerResponse {
  constructor(
    req: InnerRequest,
    private readonly body: PassThrough,
  ) {
    super(req)
  }

  override _write(piece: Buffer, _encoding: string, next: () => void): void {
    this.headersSent = true
    this.emit('begun')
    if (this.body.write(piece)) next()
    else this.body.once('drain', next)
  }

  override _final(next: () => void): void {
    this.body.end()
    next()
  }
}
