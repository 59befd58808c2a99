import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

// Without a started SDK this is OpenTelemetry's own tracer that does nothing.
const tracer = trace.getTracer('gatehouse')

export async function traceCall<T extends { status: number | null; error: string | null }>(
  name: string,
  attributes: Attributes,
  call: () => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
  try {
    const result = await context.with(trace.setSpan(context.active(), span), call)
    if (result.status !== null) span.setAttribute('http.response.status_code', result.status)
    if (result.error !== null || (result.status ?? 0) >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    return result
  } finally {
    span.end()
  }
}

export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
