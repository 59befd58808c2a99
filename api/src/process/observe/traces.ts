import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tracesPackageMissing } from '#contract/messages/errors/observe.js'
import { templateOf } from '../../platform/http/route-template.js'
import { type Environment, InvalidEnvironment } from '../../platform/config/environment.js'

export interface Traces {
  stop(): Promise<void>
}

const packageName = '@opentelemetry/sdk-node'
const packageVersion = '0.301.0'

export async function startTraces(environment: Environment): Promise<Traces | null> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_SDK_DISABLED) return null
  const { NodeSDK } = await load()
  // Metrics are for /metrics and logs for standard error, whatever OpenTelemetry's variables say.
  const sdk = new NodeSDK({
    serviceName: environment.OTEL_SERVICE_NAME,
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  })
  sdk.start()
  // A collector that is away must not keep the process from ending with success.
  return { stop: () => sdk.shutdown().catch(() => undefined) }
}

// An optional package: who sends traces nowhere needs nothing of it.
async function load(): Promise<typeof import('@opentelemetry/sdk-node')> {
  try {
    return (await import(packageName)) as typeof import('@opentelemetry/sdk-node')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new InvalidEnvironment(tracesPackageMissing(`${packageName}@${packageVersion}`))
  }
}

export function traceRequests(server: FastifyInstance): void {
  const tracer = trace.getTracer('gatehouse')
  const spans = new WeakMap<FastifyRequest, Span>()
  server.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(context.active(), request.headers)
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent)
    spans.set(request, span)
    done()
  })
  // As late as this, because reading a body would leave the request's async context again.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    end(spans.get(request), request, reply)
    done()
  })
  server.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.addEvent('the caller left')
    done()
  })
}

function end(span: Span | undefined, request: FastifyRequest, reply: FastifyReply): void {
  if (!span) return
  const route = templateOf(request)
  span.updateName(`${request.method} ${route}`)
  span.setAttributes({
    'http.request.method': request.method,
    'http.route': route,
    'http.response.status_code': reply.statusCode,
    'gatehouse.request_id': request.id,
  })
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
