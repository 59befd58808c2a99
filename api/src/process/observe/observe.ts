import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Environment } from '../../platform/config/environment.js'
import { Health } from './health.js'
import { Metrics } from './metrics.js'
import { serveOperators } from './operator-routes.js'
import { logRequests } from './request-log.js'
import { type Traces, traceRequests } from './traces.js'

export function observe(
  app: NestFastifyApplication,
  environment: Environment,
  log: Logger,
  traces: Traces | null,
): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance
  const metrics = app.get(Metrics)
  if (traces) traceRequests(server)
  if (environment.NODE_ENV === 'development') addServerTiming(server)
  metrics.countRequests(server)
  logRequests(server, log)
  serveOperators(server, environment, app.get(Health), metrics)
}

// For browsers' tools alone; elsewhere it would tell a stranger how long a look-up takes.
function addServerTiming(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`)
    done(null, payload)
  })
}
