import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stage } from './stage.js'

interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Told {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** A fault that the product does not have: what is asked in another's place, or answered. */
export interface Lie {
  asks?(asked: Asked): Asked | Asked[]
  tells?(asked: Asked, told: Told): Told
}

/** The stage, with something before the product that lies, to see whether the attack notices. */
export async function withLiar(stage: Stage, lie: Lie, attack: (stage: Stage) => Promise<void>): Promise<void> {
  const server = createServer((incoming, answer) => void pass(stage.url, lie, incoming, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await attack({ ...stage, url: `http://127.0.0.1:${port}` })
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function pass(url: string, lie: Lie, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { method = 'GET', url: path = '/', headers } = incoming
  const asked = { method, path, headers, body: await textOf(incoming) }
  const all = [lie.asks?.(asked) ?? asked].flat()
  // The first one's answer counts; what is asked beside it only happens.
  const [told] = (await Promise.all(all.map((one) => forward(url, one)))) as [Told, ...Told[]]
  const { status, headers: said, body } = lie.tells?.(asked, told) ?? told
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = said
  answer.writeHead(status, kept).end(method === 'HEAD' ? undefined : body)
}

function forward(url: string, { method, path, headers, body }: Asked): Promise<Told> {
  const { hostname, port } = new URL(url)
  const { 'content-length': _length, ...kept } = headers
  return new Promise((resolve, reject) => {
    const own = { ...kept, 'accept-encoding': 'identity', ...(body && { 'content-length': Buffer.byteLength(body) }) }
    const call = request({ hostname, port, method, path, headers: own }, (answer) => {
      const { statusCode: status = 0, headers: said } = answer
      textOf(answer).then((text) => resolve({ status, headers: said, body: text }), reject)
    })
    call.on('error', reject).end(body)
  })
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
