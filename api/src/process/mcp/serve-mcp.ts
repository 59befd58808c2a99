import { isUtf8 } from 'node:buffer'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { bodyMaxBytes } from '#contract/limits.js'
import * as httpWords from '#contract/messages/errors/http.js'
import * as words from '#contract/messages/mcp.js'
import { AddressNotAllowed } from '../../people/api-users/api-users.errors.js'
import { WrongAudience } from '../../people/auth/auth.errors.js'
import { tokenOf } from '../../people/auth/bearer.strategy.js'
import { CallerReaders } from '../../people/auth/caller-readers.js'
import { Gate } from '../../people/gate/gate.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import { refusal } from '../../platform/http/refusal.js'
import type { IntegratorCaller } from '../../platform/http/caller.js'
import { ErrorFilter } from '../../platform/http/error-filter.js'
import { traceHeaders } from '../../platform/http/tracing.js'
import { OpenApiService } from '../openapi/openapi.service.js'
import type { McpCaller } from './mcp-server.js'
import { type ApiTool, toolsOf } from './mcp-tools.js'
import { programIn, programOf, sessionOf } from './program-name.js'

class OnlyPost extends refusal(405, 'METHOD_NOT_ALLOWED', httpWords.methodNotAllowed, { allow: 'POST' }) {}

const address = '/mcp'
const answered = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const callers = new WeakMap<FastifyRequest, IntegratorCaller>()

/** After all hooks, which a scope of its own takes over when it is made. */
export async function serveMcp(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance
  const filter = new ErrorFilter()
  await server.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => filter.answer(error, request, reply))
    // The protocol has words of its own for a body that is no JSON.
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: bodyMaxBytes } as const
    scope.addContentTypeParser('application/json', options, (_request, body, done) => done(null, body))
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(answered))
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: address,
      handler: () => Promise.reject(new OnlyPost()),
    })
    const answer = answerer(app, server)
    scope.post(
      address,
      { onRequest: async (request) => void callers.set(request, await callerOf(app, request)) },
      answer,
    )
  })
}

async function callerOf(app: NestFastifyApplication, request: FastifyRequest): Promise<IntegratorCaller> {
  const token = tokenOf(request)
  const caller = token ? await app.get(CallerReaders, { strict: false }).read(token) : null
  if (!caller) throw new Unauthenticated()
  if (caller.audience !== 'integrator') throw new WrongAudience()
  if (!caller.allowsAddress(request.ip)) throw new AddressNotAllowed()
  return caller
}

function answerer(app: NestFastifyApplication, server: FastifyInstance) {
  let tools: ApiTool[] | undefined
  let version = ''
  const readTools = () => {
    if (tools) return tools
    const document = app.get(OpenApiService, { strict: false }).document('')
    version = String(document.info.version)
    return (tools = toolsOf(document))
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = readMessage(request.body)
    if ('refusal' in found) return reply.status(400).send(found.refusal)
    const { clientID, mode, roleIDs } = callers.get(request) as IntegratorCaller
    const gate = app.get(Gate, { strict: false })
    const caller: McpCaller = {
      clientID,
      mode,
      tools: readTools(),
      version,
      isCovered: async ({ gatedKey }) => gatedKey === null || (await gate.rolesCovering(roleIDs, gatedKey)).length > 0,
      ask: (asked) => ask(server, request, asked),
    }
    const { answerMcp } = await import('./mcp-server.js')
    return send(reply, await answerMcp(webRequestOf(request), found.message, caller), programIn(found.message))
  }
}

function readMessage(body: unknown): { message: unknown } | { refusal: object } {
  const refused = (code: number, message: string) => ({
    refusal: { jsonrpc: '2.0', error: { code, message }, id: null },
  })
  try {
    const message: unknown = JSON.parse(Buffer.isBuffer(body) && isUtf8(body) ? body.toString('utf8') : '')
    return Array.isArray(message) ? refused(-32_600, words.noBatches) : { message }
  } catch {
    return refused(-32_700, words.notJson)
  }
}

const passedOn = ['accept', 'content-type', 'mcp-protocol-version']

function webRequestOf({ headers }: FastifyRequest): Request {
  const known = passedOn.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : []))
  return new Request(`http://gatehouse.internal${address}`, { method: 'POST', headers: known })
}

async function send(reply: FastifyReply, response: Response, program: string | null): Promise<FastifyReply> {
  void reply.status(response.status)
  if (program && response.ok) void reply.header('mcp-session-id', sessionOf(program))
  if (response.status === 202) return reply.send()
  return reply.type('application/json').send(await response.text())
}

/** A request like any other, with the caller's own token: guards, limits, idempotency, history and the log of calls run. */
async function ask(server: FastifyInstance, from: FastifyRequest, asked: McpAsked) {
  const { authorization = '', 'user-agent': agent, 'mcp-session-id': session } = from.headers
  const headers = {
    ...traceHeaders(),
    ...asked.headers,
    authorization,
    'user-agent': programOf(session, agent),
    'x-request-id': from.id,
  }
  const { statusCode, payload } = await server.inject({ ...asked, headers, remoteAddress: from.ip } as InjectOptions)
  return { status: statusCode, body: payload }
}

type McpAsked = Parameters<McpCaller['ask']>[0]
