import fc from 'fast-check'
import type { OpenApiOperation, OpenApiParameter, Schema } from '../../libs/contract/openapi.js'
import { resolved } from '../../libs/contract/openapi.js'
import type { Description } from './description.js'

export interface GeneratedRequest {
  method: string
  path: string
  headers: Record<string, string>
  /** As it goes over the wire; undefined: no body. */
  body: string | undefined
}

type Operation = Description['operations'][number]
type Schemas = Record<string, Schema>

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '__proto__', '../..', "' OR 1=1 --", '%00', '9'.repeat(400)),
)
const anyValue = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(-1, 0.5, 1e300, null, [], {}))

// Reading a pattern takes fast-check milliseconds, and the same few stand in hundreds of places.
const textsByPattern = new Map<string, fc.Arbitrary<string>>()
const textLike = (pattern: string): fc.Arbitrary<string> => {
  const known = textsByPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  textsByPattern.set(pattern, known)
  return known
}

/** A value that the schema allows. */
function valueOf(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const known = resolved(schema, schemas)
  if (known.anyOf) return fc.oneof(...known.anyOf.map((one) => valueOf(one, schemas)))
  if (known.const !== undefined) return fc.constant(known.const)
  if (known.enum) return fc.constantFrom(...known.enum)
  const type = [known.type].flat()[0]
  if (type === 'object') return objectOf(known, schemas)
  if (type === 'array')
    return fc.array(valueOf(known.items ?? {}, schemas), { minLength: known.minItems ?? 0, maxLength: 3 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: known.minimum ?? 0, max: Math.min(known.maximum ?? 1_000, 2 ** 31) })
  if (type === 'number') return fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
  return type === 'string' ? textOf(known) : anyValue
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return textLike('^[a-z]{1,9}$').map((name) => `${name}@example.com`)
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString())
  if (pattern) return textLike(pattern)
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom('+14155552671', 'Order 1042', '/transactions').filter((text) => text.length >= minLength),
  )
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  schemas: Schemas,
): fc.Arbitrary<object> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valueOf(part, schemas)]))
  if (Object.keys(parts).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 10 }), valueOf(additionalProperties, schemas), { maxKeys: 3 })
  return fc.record(parts, { requiredKeys: required })
}

/** Something that a caller may send by mistake, or on purpose. */
const broken = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    anyValue,
    fc.tuple(valid, anyText, anyValue).map(([body, name, value]) => ({ ...Object(body), [name]: value })),
    fc.tuple(valid, fc.nat(), anyValue).map(([body, index, value]) => {
      const names = Object.keys(Object(body))
      return { ...Object(body), [names[index % Math.max(names.length, 1)] ?? 'name']: value }
    }),
    fc.tuple(valid, fc.nat()).map(([body, index]) => {
      const names = Object.keys(Object(body))
      const { [names[index % Math.max(names.length, 1)] ?? '']: _, ...rest } = Object(body) as Record<string, unknown>
      return rest
    }),
  )

function asForm(value: unknown): string {
  const pairs = Object.entries(Object(value) as object)
  const text = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part))
  return String(new URLSearchParams(pairs.map(([name, part]): [string, string] => [name, text(part)])))
}

function bodyOf(
  { requestBody }: OpenApiOperation,
  schemas: Schemas,
): fc.Arbitrary<[type: string, text: string] | null> {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !content)
    return fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      fc.constant<[string, string]>(['application/json', '[']),
    )
  const valid = valueOf(content.schema, schemas)
  const write = type === 'application/json' ? JSON.stringify : asForm
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<[string, string]>([type, write(content.example) ?? '']) },
    { weight: 5, arbitrary: valid.map((value): [string, string] => [type, write(value)]) },
    { weight: 5, arbitrary: broken(valid).map((value): [string, string] => [type, write(value) ?? '']) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(type, 'text/plain', 'application/xml', 'x'), anyText) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

const segment = (text: string) => encodeURIComponent(text.toWellFormed())

/** `ids` holds what exists, by the parameter's name. */
function parameterOf(
  { name, schema, required }: OpenApiParameter,
  ids: Record<string, string[]>,
  schemas: Schemas,
): fc.Arbitrary<string | undefined> {
  const there = ids[name] ?? []
  const known = there.length > 0 ? fc.constantFrom(...there) : textLike('^[a-z]{3}_[a-z0-9]{26}$')
  const fitting = ids[name]
    ? known
    : valueOf(schema, schemas).map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
  const absent = required ? fitting : fc.constant(undefined)
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 2, arbitrary: anyText },
    { weight: 3, arbitrary: absent },
  )
}

/** Requests of one operation, most of them allowed by the document and many of them not. */
export function requestsOf(
  { operation, method, path }: Operation,
  ids: Record<string, string[]>,
  { document }: Description,
): fc.Arbitrary<GeneratedRequest> {
  const { schemas } = document.components
  const parameters = operation.parameters ?? []
  const values = fc.record(Object.fromEntries(parameters.map((one) => [one.name, parameterOf(one, ids, schemas)])))
  return fc.tuple(values, bodyOf(operation, schemas)).map(([given, body]) => {
    const of = (place: string) =>
      parameters
        .filter((one) => one.in === place)
        .flatMap(({ name }) => {
          const value = given[name]
          return value === undefined ? [] : [[name, value] as const]
        })
    const query = of('query')
      .flatMap(([name, value]) => pairsOf(name, value))
      .map(([name, value]) => `${segment(name)}=${segment(value)}`)
      .join('&')
    const address = of('path').reduce((text, [name, value]) => text.replace(`{${name}}`, segment(value) || '-'), path)
    const headers = of('header').map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '') || 'x'])
    return {
      method,
      path: query ? `${address}?${query}` : address,
      headers: {
        ...(Object.fromEntries(headers) as object),
        ...(body && typeFits(body[0]) && { 'content-type': body[0] }),
      },
      body: method === 'GET' ? undefined : body?.[1],
    }
  })
}

/** An object stands in a query as `name[key]=value`. */
function pairsOf(name: string, value: string): [string, string][] {
  if (!/^\{".*\}$/s.test(value)) return [[name, value]]
  return Object.entries(JSON.parse(value) as object).map(([key, text]) => [`${name}[${key}]`, String(text)])
}

const typeFits = (type: string) => /^[\w/.+-]+$/.test(type)
