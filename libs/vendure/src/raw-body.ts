import type { IncomingMessage, ServerResponse } from 'node:http'

const bytesMax = 1_000_000

/** Keeps the text of a webhook as it arrived, because the signature covers exactly that. */
export function rawBody(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
  const parts: Buffer[] = []
  let bytes = 0
  const onData = (part: Buffer) => {
    bytes += part.length
    if (bytes <= bytesMax) return void parts.push(part)
    request.off('data', onData)
    request.resume()
    response.writeHead(413, { connection: 'close' }).end()
  }
  request.on('data', onData)
  request.once('error', next)
  request.once('end', () => {
    if (bytes > bytesMax) return
    Object.assign(request, { body: Buffer.concat(parts).toString('utf8') })
    next()
  })
}
