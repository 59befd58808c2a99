import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to a server that can be cut and mended: meanwhile connections break, and new ones are refused. While it is silent
 * they stay, and nothing arrives, as from a server that is stopped.
 */
export async function startCutLine(target: URL) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => isSilent || other.write(bytes))
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
  const silence = (is: boolean) => void (isSilent = is)
  return { url: url.href, cut, mend, silence }
}
