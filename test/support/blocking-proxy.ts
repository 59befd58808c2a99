import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Hands everything on to `target`, and answers back as `change` says; what `isDown` names gets a 503. */
export async function startProxy(
  target: string,
  isDown: (url: string) => boolean,
  change: (url: string, text: string) => string = (_url, text) => text,
) {
  const server = createServer((request, response) => {
    handOn(request, response).catch(() => response.destroy())
  })
  const handOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method = 'GET' } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (isDown(url)) {
      response.writeHead(503).end()
      return
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
    const answer = await fetch(`${target}${url}`, { method, headers: headers as Record<string, string>, body })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isText = answer.headers.get('content-type')?.includes('json')
    response.end(isText ? change(url, bytes.toString()) : bytes)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
