import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Caller } from '../../platform/http/caller.js'
import { actorOf } from '../../platform/http/request-context.js'
import { templateOf } from '../../platform/http/route-template.js'

type Level = 'error' | 'warn' | 'info' | 'debug'

/** Only what is listed here: no header, no body, no address as it was written. */
export function logRequests(server: FastifyInstance, log: Logger): void {
  if (!log.isLevelEnabled('error')) return
  server.addHook('onResponse', (request, reply, done) => {
    const route = templateOf(request)
    const level = levelOf(route, reply.statusCode)
    if (log.isLevelEnabled(level)) log[level](lineOf(request, reply, route), 'request')
    done()
  })
}

const lineOf = (request: FastifyRequest & { user?: Caller }, reply: FastifyReply, route: string) => ({
  requestId: request.id,
  caller: callerOf(request.user),
  method: request.method,
  route,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
})

function callerOf(caller: Caller | undefined) {
  const { kind, id } = caller ? actorOf(caller) : { kind: 'visitor', id: null }
  return { kind, id }
}

function levelOf(route: string, status: number): Level {
  if (status === 503 || status === 429) return 'warn'
  if (status >= 500) return 'error'
  return route === '(file)' || /^\/(health|metrics)/.test(route) ? 'debug' : 'info'
}
