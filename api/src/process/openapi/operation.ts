import type { FormFields } from '../../platform/files/read-upload.js'
import { bankFileTypes } from '#contract/bank-file-types.js'
import { bankFileMaxBytes } from '#contract/bank-limits.js'
import { documentMaxBytes } from '#contract/document-limits.js'
import { nameOfShape, type OpenApiOperation, type OpenApiResponse, referTo, type Schema } from '#contract/openapi.js'
import { isFromAnySite } from '../../platform/http/any-site.js'
import { type Audience, toldOf } from '../../platform/http/caller.js'
import type { RouteMark } from '../../platform/http/audience.js'
import { textAnswerOf } from '../../platform/http/text-answer.js'
import { limitKey } from '../../platform/http/limited.js'
import type { RegisteredRoute } from '../../people/gate/route-table.js'
import { exampleOf } from './examples.js'
import { parametersOf } from './parameters.js'
import { refusals, refusalsOf } from './refusals.js'
import { type RequestClass, requestClassNamed } from './request-schema.js'
import { inputsOf, type RouteInputs } from './route-inputs.js'
import { type HandlerSource, sources } from './sources.js'

export interface Shapes {
  schemas: Record<string, Schema>
  nameRequest(requestClass: RequestClass): Schema
}

export function operationOf(route: RegisteredRoute, shapes: Shapes): OpenApiOperation {
  const handler = sources.handlers[`${route.controller.name}.${route.handler}`]
  if (!handler) throw new Error(`${route.key} is not in sources.json. Run \`npm run openapi\``)
  const inputs = inputsOf(route)
  const method = (route.controller.prototype as Record<string, object>)[route.handler] as object
  const isLimited = Reflect.hasMetadata(limitKey, method)
  const names = refusalsOf(route, inputs, handler, isLimited)
  const answers = { ...answerOf(inputs, handler, shapes), ...textAnswer(method), ...refusalAnswers(names) }
  const [summary, ...rest] = sentencesOf(handler, route)
  const parameters = parametersOf(route, inputs, handler)
  const body = bodyOf(inputs, handler, shapes)
  return {
    operationId: operationID(route),
    tags: [titleOf(handler.room)],
    summary,
    description: [...rest, whoMay(route.mark)].join('. ') + stepUpOf(route) + (isFromAnySite(method) ? anySite : ''),
    security: securityFor(route.mark),
    ...(route.mark?.permission && { 'x-permission': route.mark.permission }),
    'x-audiences': route.mark?.isPublic ? ['public', ...route.mark.audiences] : (route.mark?.audiences ?? []),
    ...(handler.sdkMethod && { 'x-sdk-method': handler.sdkMethod }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: isLimited ? withRateLimit(answers) : answers,
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const operationID = ({ controller, handler }: RegisteredRoute) =>
  lowerFirst(controller.name.replace(/Controller$/, '')) + upperFirst(handler)

const spoken: Record<string, string> = { api: 'API', oauth: 'OAuth', openapi: 'OpenAPI' }
const known: Record<string, string> = {
  'book-verification': 'verifications',
  deliveries: 'webhook-deliveries',
  endpoints: 'webhook-endpoints',
  inspector: 'webhook-inspector',
}
export const titleOf = (room: string) =>
  upperFirst(
    (known[room] ?? room)
      .split('-')
      .map((word) => spoken[word] ?? word)
      .join(' '),
  )

function sentencesOf({ about }: HandlerSource, { handler, template, mark }: RegisteredRoute): [string, ...string[]] {
  const action = upperFirst(handler.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  const noun = template.split('/').findLast((segment) => segment && !segment.startsWith(':')) ?? ''
  const words = action.includes(' ') ? action : `${action} ${noun.replaceAll('-', ' ')}`
  const sentences = about?.replace(/\.$/, '').split(/\. (?=[A-Z`])/) ?? [mark?.permission ?? words]
  return sentences as [string, ...string[]]
}

const anySite = ' Scripts on any site can read it without a token.'

const gatedOf: Partial<Record<Audience, string>> = {
  portal: 'staff',
  integrator: 'API users',
  client: 'members who aren’t owners',
}

/** `a, b and c`. */
const listed = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1')

function whoMay(mark: RouteMark | undefined): string {
  const who = [...(mark?.isPublic ? ['anyone'] : []), ...(mark?.audiences ?? []).map((one) => toldOf[one].who)]
  const gated = listed((mark?.audiences ?? []).flatMap((one) => gatedOf[one] ?? []))
  const needs = mark?.permission ? ` ${upperFirst(gated)} need the permission "${mark.permission}".` : ''
  return `For ${listed(who)}.${needs}`
}

function stepUpOf({ stepUp }: RegisteredRoute): string {
  if (!stepUp) return ''
  const who = stepUp.of === 'everybody' ? '' : ' by people with a second factor'
  const when = stepUp.where === 'inside' ? ' in the cases above' : ''
  return ` Requests${who} in a session need a verification within the last ten minutes${when}: POST /account/step-up.`
}

function securityFor(mark: RouteMark | undefined): Record<string, string[]>[] {
  const proofs = (mark?.audiences ?? []).map((audience) => ({ [toldOf[audience].security]: [] }))
  return mark?.isPublic && proofs.length > 0 ? [{}, ...proofs] : proofs
}

function bodyOf(
  { body, bodyMaxBytes, fileFields, takesStream }: RouteInputs,
  { bodies, form }: HandlerSource,
  shapes: Shapes,
): OpenApiOperation['requestBody'] {
  if (fileFields) return fileFormWith(fileFields)
  if (takesStream) return streamedFile
  const classes = bodies?.flatMap((name) => requestClassNamed(name) ?? []) ?? (body ? [body] : [])
  const refs = form ? [referTo(form)] : classes.map((one) => shapes.nameRequest(one))
  const [first] = refs
  if (!first) return undefined
  const required = refs.some((ref) => (shapes.schemas[nameOfShape(ref.$ref ?? '')]?.required ?? []).length > 0)
  const schema = refs.length > 1 ? { anyOf: refs } : first
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const description = `At most ${bodyMaxBytes / 1_024} KiB.`
  return { description, required, content: { [type]: { schema, example: exampleOf(first, shapes.schemas) } } }
}

const streamedFile: OpenApiOperation['requestBody'] = {
  description: `A file of at most ${bankFileMaxBytes / 1_024 / 1_024} MB.`,
  required: true,
  content: Object.fromEntries(
    bankFileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' }, example: '(the file)' }]),
  ),
}

const fileFormWith = ({ properties, required = [] }: FormFields): OpenApiOperation['requestBody'] => ({
  description: `A file of at most ${documentMaxBytes / 1_024 / 1_024} MB.`,
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' }, ...properties },
        required: ['file', ...required],
      },
      example: {
        file: '(the file)',
        ...Object.fromEntries(required.map((name) => [name, properties[name]?.enum?.[0] ?? ''])),
      },
    },
  },
})

const rateLimit = {
  'RateLimit-Policy': { description: 'The limit: requests (q) per seconds (w).', schema: { type: 'string' } },
  RateLimit: {
    description: 'Requests left (r), and seconds until the limit resets (t).',
    schema: { type: 'string' },
  },
}

const withRateLimit = (answers: Record<string, OpenApiResponse>): Record<string, OpenApiResponse> =>
  Object.fromEntries(
    Object.entries(answers).map(([status, one]) => [status, { ...one, headers: { ...one.headers, ...rateLimit } }]),
  )

const exampleOfText = (contentType: string | undefined): string =>
  contentType === 'text/event-stream' ? 'event: transaction.succeeded\nid: evt_1\ndata: {}\n\n' : 'createdAt,action'

function answerOf(
  { status, contentType, headers }: RouteInputs,
  { answer }: HandlerSource,
  shapes: Shapes,
): Record<string, OpenApiResponse> {
  const replayed = {
    'Idempotency-Replayed': {
      description: '`true` if this is the stored response to an earlier request with the same key.',
      schema: { type: 'string', const: 'true' },
    },
  }
  const head = {
    description: answer ? 'Done.' : 'Done. The response has no body.',
    ...(headers.includes('idempotency-key') && { headers: replayed }),
  }
  if (answer === null) return { [status]: head }
  if (answer === 'text')
    return {
      [status]: {
        ...head,
        content: { [contentType ?? 'text/plain']: { schema: { type: 'string' }, example: exampleOfText(contentType) } },
      },
    }
  const schema = referTo(answer)
  return {
    [status]: { ...head, content: { 'application/json': { schema, example: exampleOf(schema, shapes.schemas) } } },
  }
}

function textAnswer(method: object): Record<string, OpenApiResponse> {
  const example = textAnswerOf(method)
  if (example === undefined) return {}
  const content = { 'text/plain': { schema: { type: 'string' as const }, example } }
  return { 200: { description: 'Done.', content } }
}

function refusalAnswers(names: string[]): Record<string, OpenApiResponse> {
  const byStatus = Map.groupBy(names, (name) => refusals[name]?.status ?? 500)
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, refusalAnswer(status, ofStatus)]))
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait before you retry.', schema: { type: 'integer' } } }

function refusalAnswer(status: number, names: string[]): OpenApiResponse {
  const facts = names.map((name) => ({ name, ...refusals[name] }))
  const codes = [...new Set(facts.flatMap(({ code }) => code ?? []))].sort()
  const bodies = [...new Set(facts.map(({ body }) => body ?? 'ErrorBody'))].sort()
  const field = (body: string) => (body === 'ErrorBody' ? 'code' : 'error')
  const schemas = bodies.map((body) => {
    const known = facts.filter((one) => one.body === body).flatMap(({ code }) => code ?? [])
    return { allOf: [referTo(body), { properties: { [field(body)]: { enum: [...new Set(known)].sort() } } }] }
  })
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...([429, 503].includes(status) && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: schemas.length > 1 ? { anyOf: schemas } : (schemas[0] ?? {}),
        examples: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
      },
    },
  }
}
