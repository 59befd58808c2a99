import { connect } from 'node:net'
import type { Answer } from './calls.js'

/** Sends exactly these bytes and reads until the server closes: fetch would tidy an address or refuse a header. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const chunks: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses while bytes are still on their way may reset the connection after its answer.
    socket.on('error', (error) => (chunks.length > 0 ? resolve() : reject(error)))
    socket.on('close', () => resolve())
    socket.setTimeout(120_000, () => socket.destroy(new Error('no answer within two minutes')))
  })
  return parse(Buffer.concat(chunks).toString())
}

export interface RawCall {
  method?: string
  /** Written as it stands. */
  path: string
  token?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** One request whose address and headers are written as they stand, on a connection of its own. */
export function callRaw(url: string, { method = 'GET', path, token, headers = {}, body }: RawCall): Promise<Answer> {
  const payload = Buffer.from(body ?? '')
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: gatehouse.test',
    'connection: close',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body === undefined || 'transfer-encoding' in headers ? [] : [`content-length: ${payload.length}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return sendRaw(url, Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), payload]))
}

function parse(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]))
  const body = rest.join('\r\n\r\n')
  return { status: Number(statusLine.split(' ')[1]), headers, body: body === '' ? undefined : readJson(body) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The API closes what it refuses, and on a busy machine that can overtake its answer; then it is asked again. */
export const answered = (ask: () => Promise<Response>, times = 10): Promise<Response> =>
  ask().catch((error: unknown) => {
    if (times === 0) throw error
    return answered(ask, times - 1)
  })
