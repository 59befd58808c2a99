import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

const lastAnswerMs = 20_000

/** Node's own `close` would wait for ever for a connection that a browser opened in advance and never used. */
export function endConnectionsOnClose(server: FastifyInstance, isDraining: () => boolean): void {
  const requestsOf = new Map<Socket, number>()
  let isClosing = false
  server.server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy()
      return
    }
    requestsOf.set(socket, 0)
    socket.once('close', () => requestsOf.delete(socket))
  })
  const count = (socket: Socket, change: 1 | -1) => {
    const running = requestsOf.get(socket)
    if (running !== undefined) requestsOf.set(socket, running + change)
  }
  server.server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  server.addHook('preClose', (done) => {
    isClosing = true
    for (const [socket, running] of requestsOf) if (running === 0) socket.destroy()
    setTimeout(() => server.server.closeAllConnections(), lastAnswerMs).unref()
    done()
  })
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining()) void reply.header('connection', 'close')
    done(null, payload)
  })
}
