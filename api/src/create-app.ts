import multipart from '@fastify/multipart'
import { BadRequestException } from '@nestjs/common'
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { HttpAdapterHost, NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { holdsCardNumber } from '#contract/card-numbers.js'
import {
  bodyMaxBytes,
  connectionsCheckedMs,
  connectionsMax,
  connectionStillMaxMs,
  requestHeadMaxMs,
  requestMaxMs,
} from '#contract/limits.js'
import * as httpWords from '#contract/messages/errors/http.js'
import { AppModule } from './app.module.js'
import { limitBodies, staysUnparsed } from './platform/http/body-limit.js'
import { chooseFields } from './platform/http/chosen-fields.js'
import { ContractPipe } from './platform/http/contract-pipe.js'
import { takeFormsOnlyWhereMeant } from './platform/files/read-upload.js'
import { ErrorFilter } from './platform/http/error-filter.js'
import { refusal } from './platform/http/refusal.js'
import { keepRawBody } from './platform/http/raw-body.js'
import { ownOrigin } from './platform/http/own-origin.js'
import { pathOf, requireOneHost } from './platform/http/request-target.js'
import { handOnStreams } from './platform/http/streamed-body.js'
import { runInRequest } from './platform/http/request-context.js'
import { createLog, JsonLogger } from './platform/http/logger.js'
import type { AppSecret } from './platform/config/app-secret.js'
import type { Environment } from './platform/config/environment.js'
import type { Database } from './platform/database/database.js'
import { endConnectionsOnClose } from './end-connections.js'
import { answerBrokenRequest } from './platform/http/http-errors.js'
import { serveAuthorizationServer } from './people/oauth/authorization-server.js'
import { RequestLogWriter } from './desk/request-logs/request-log-writer.js'
import { StatusRecorder } from './desk/status/status-recorder.js'
import { Health } from './process/observe/health.js'
import { observe } from './process/observe/observe.js'
import { serveMcp } from './process/mcp/serve-mcp.js'
import { OpenApiService } from './process/openapi/openapi.service.js'
import { answerOtherSites } from './other-sites.js'
import type { Traces } from './process/observe/traces.js'

export async function createApp(
  environment: Environment,
  secret: AppSecret,
  database: Database,
  traces: Traces | null = null,
): Promise<NestFastifyApplication> {
  const filter = new ErrorFilter()
  const adapter = new FastifyAdapter({
    bodyLimit: bodyMaxBytes,
    // Only the last address is our own proxy's; the caller may have written whatever stands before it.
    trustProxy: environment.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    genReqId: requestIdOf,
    rewriteUrl: pathOf,
    requestTimeout: requestMaxMs,
    connectionTimeout: connectionStillMaxMs,
    http: { headersTimeout: requestHeadMaxMs, connectionsCheckingInterval: connectionsCheckedMs },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      filter.answer(error, request, reply),
  })
  const log = createLog(environment.LOG_LEVEL)
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(environment, secret, database), adapter, {
    logger: new JsonLogger(log),
    abortOnError: false,
  })
  app.setGlobalPrefix('api')
  app.useGlobalPipes(new ContractPipe())
  app.useGlobalFilters(filter)
  acceptEmptyJson(app)
  await app.register(multipart)
  const server = app.getHttpAdapter().getInstance()
  takeFilesOnlyWhereMeant(server as unknown as FastifyInstance)
  limitBodies(server as unknown as FastifyInstance)
  beginAnswers(server as unknown as FastifyInstance)
  answerOtherSites(server as unknown as FastifyInstance, filter)
  observe(app, environment, log, traces)
  serveAuthorizationServer(server as unknown as FastifyInstance, () => ownOrigin(app.get(HttpAdapterHost), environment))
  server.server.maxConnections = connectionsMax
  const health = app.get(Health)
  endConnectionsOnClose(server, () => health.isStopping)
  // As late as this, because reading a body would leave the request's async context again.
  server.addHook('preHandler', ({ id, ip, headers }, { raw }, done) => {
    const userAgent = headers['user-agent']?.slice(0, 200) ?? null
    runInRequest({ requestId: id, address: ip, userAgent, isGone: () => raw.destroyed }, done)
  })
  await finishAnswers(app)
  return app
}

function beginAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ id, raw }, reply) => {
    void reply.header('x-request-id', id)
    requireOneHost(raw)
  })
}

function takeFilesOnlyWhereMeant(server: FastifyInstance): void {
  takeFormsOnlyWhereMeant(server)
  handOnStreams(server)
}

async function finishAnswers(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance
  app.get(RequestLogWriter).listenTo(server)
  app.get(StatusRecorder).listenTo(server)
  chooseFields(server, (address) => app.get(OpenApiService, { strict: false }).fieldsAt(address.replace(/^\/api/, '')))
  leaveFilesUnread(server)
  await serveMcp(app)
}

// Fastify would read a whole file to answer a HEAD, and breaks the connection off when it may not.
function leaveFilesUnread(server: FastifyInstance): void {
  server.addHook('onSend', ({ method }, _reply, payload, done) => {
    const isUnread = method === 'HEAD' && payload instanceof Readable
    if (isUnread) payload.destroy()
    done(null, isUnread ? Readable.from([]) : payload)
  })
}

function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  const isOurs = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) && !holdsCardNumber(given)
  return isOurs ? given : randomUUID()
}

class InvalidJson extends refusal(400, 'MALFORMED_REQUEST', httpWords.notJson) {}

/** The parser also refuses names that would reach into every object. */
function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString('utf8'))
    return true
  } catch {
    return false
  }
}

// Some clients send the JSON content type without a body; bytes that are not UTF-8 would be replaced silently.
function acceptEmptyJson(app: NestFastifyApplication): void {
  const parse = app.getHttpAdapter().getInstance().getDefaultJsonParser('error', 'error')
  app.useBodyParser('application/json', { bodyLimit: bodyMaxBytes }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (!isUtf8(body)) done(new BadRequestException())
    else {
      keepRawBody(request, body)
      if (staysUnparsed(request as unknown as FastifyRequest)) done(null, undefined)
      else
        void parse(request as unknown as FastifyRequest, body.toString('utf8'), (error, value) =>
          done(error && (isJson(body) ? new BadRequestException() : new InvalidJson()), value),
        )
    }
  })
}
