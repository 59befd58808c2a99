import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { otherSites } from '#contract/messages/rights.js'
import { preflightKeptSeconds } from '#contract/limits.js'
import { saysAnySite } from './platform/http/any-site.js'
import { refusal } from './platform/http/refusal.js'
import type { ErrorFilter } from './platform/http/error-filter.js'
import { matchTemplate } from './people/gate/template-match.js'

class NotForOtherSites extends refusal(403, 'NOT_FOR_OTHER_SITES', otherSites.refused) {}

const readable = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, retry-after, ratelimit, ratelimit-policy',
}
const answered = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const methods = ['GET', 'HEAD']

export function answerOtherSites(server: FastifyInstance, filter: ErrorFilter): void {
  const open: { template: string }[] = []
  server.addHook('onRoute', ({ url, config }) => {
    if (saysAnySite(config)) open.push({ template: url })
  })
  server.addHook('onRequest', async (request, reply) => {
    if (saysAnySite(request.routeOptions.config)) return void reply.headers(readable)
    if (!isPreflight(request)) return
    const [path = ''] = request.url.split('?')
    if (matchTemplate(open, path) && methods.includes(askedMethod(request))) answerYes(reply)
    else filter.answer(new NotForOtherSites(), request, reply.headers(answered))
    return reply
  })
}

const askedMethod = ({ headers }: FastifyRequest): string => headers['access-control-request-method'] ?? ''
const isPreflight = (request: FastifyRequest) =>
  request.method === 'OPTIONS' && request.headers.origin !== undefined && askedMethod(request) !== ''

function answerYes(reply: FastifyReply): void {
  void reply
    .headers({ ...answered, ...readable })
    .headers({ 'access-control-allow-methods': methods.join(', '), 'access-control-max-age': preflightKeptSeconds })
    .status(204)
    .send()
}
