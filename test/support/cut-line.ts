import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut and mended: meanwhile connections break, and new ones are refused. */
export async function startCutLine(target: URL) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }
  const mend = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  return { url: url.href, cut, mend }
}
