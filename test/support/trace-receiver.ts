import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

export interface ReceivedSpan {
  name: string
  /** 2 is a server's, 3 a client's. */
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
  service: unknown
}

type Value = { stringValue?: string; intValue?: string | number }
type Attribute = { key: string; value: Value }
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: Attribute[] })[] }[]
  }[]
}

const plain = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** A collector that keeps the spans which OTLP over HTTP in JSON brings. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = []
  readonly paths = new Set<string>()
  /** Everything as it came, to look for secrets in. */
  text = ''
  private server: Server | undefined

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        this.paths.add(request.url ?? '')
        const bytes = Buffer.concat(chunks)
        this.take((request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString())
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    this.server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`
  }

  private take(text: string): void {
    this.text += text
    for (const { resource, scopeSpans } of (JSON.parse(text) as Export).resourceSpans) {
      const service = plain(resource.attributes)['service.name']
      for (const { spans } of scopeSpans)
        for (const span of spans) this.spans.push({ ...span, attributes: plain(span.attributes), service })
    }
  }

  stop(): Promise<void> {
    this.server?.closeAllConnections()
    return new Promise((resolve) => this.server?.close(() => resolve()))
  }
}
