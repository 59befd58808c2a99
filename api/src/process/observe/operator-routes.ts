import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { fromAnySite } from '../../platform/http/any-site.js'
import type { Environment } from '../../platform/config/environment.js'
import { isLoopback } from './loopback.js'
import type { Health } from './health.js'
import type { Metrics } from './metrics.js'

export function serveOperators(
  server: FastifyInstance,
  environment: Environment,
  health: Health,
  metrics: Metrics,
): void {
  server.get('/health/live', { config: fromAnySite }, (_request, reply) => plain(reply).send({ status: 'ok' }))
  server.get('/health/ready', { config: fromAnySite }, async (_request, reply) => {
    const causes = await health.causes()
    const status = causes.length > 0 ? 'unavailable' : 'ok'
    return plain(reply)
      .status(causes.length > 0 ? 503 : 200)
      .send({ status, causes })
  })
  server.get('/metrics', async (request, reply) => {
    const refusal = refusalOf(request, environment)
    if (refusal) return plain(reply).status(refusal.status).headers(refusal.headers).send({ error: refusal.error })
    const text = await metrics.text()
    return plain(reply).type(metrics.contentType).send(text)
  })
}

const plain = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })

function refusalOf(request: FastifyRequest, environment: Environment) {
  const { METRICS_TOKEN: token } = environment
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (given !== undefined && token !== undefined) {
    return isSame(given, token) ? null : unauthorized('This is not the METRICS_TOKEN')
  }
  if (isFromHere(request, environment)) return null
  return token === undefined
    ? { status: 403, headers: {}, error: 'Metrics are for this machine alone, unless METRICS_TOKEN is set' }
    : unauthorized('Send the METRICS_TOKEN as a bearer token')
}

const unauthorized = (error: string) => ({ status: 401, headers: { 'www-authenticate': 'Bearer' }, error })

// Behind a proxy that is not trusted every caller seems to be this machine, so the proxy's headers tell.
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']
function isFromHere({ ip, headers }: FastifyRequest, { TRUST_PROXY }: Environment): boolean {
  return isLoopback(ip) && (TRUST_PROXY || proxyHeaders.every((name) => headers[name] === undefined))
}

// Hashed first, so that texts of different length are compared in the same time.
const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
