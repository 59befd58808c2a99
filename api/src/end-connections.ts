import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

// Longer than any answer of ours takes; what still runs then is a caller who has stopped reading or sending.
const lastAnswerMs = 20_000

/**
 * Lets a closing server end. Node's own `close` waits for every connection that has not finished a first request, so one
 * that a browser opened in advance and never used would hold the process up for good, and one that is busy just then
 * would stay open after its answer. Here a connection without a request ends at once, the others with their answer,
 * and any that is left after twenty seconds without one. While the process drains, each answer already takes its
 * connection with it, so that a balancer that keeps connections has none left to send a request on when they end.
 */
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
