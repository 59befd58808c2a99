import type { OpenApiOperation } from '#contract/openapi.js'

interface SdkCall {
  resource: string[]
  method: string
  /** Ids of the path first, then the body or what must stand in the address. */
  given: unknown[]
  key: boolean
}

/** The call as the SDKs spell it; null for what API users may not call. */
function sdkCallOf({ 'x-sdk-method': spoken, parameters = [], requestBody }: OpenApiOperation): SdkCall | null {
  if (!spoken) return null
  const path = spoken.split('.')
  const ids = parameters.filter(({ in: place, name }) => place === 'path' && name !== 'clientID')
  const needed = parameters.filter(({ in: place, required }) => place === 'query' && required)
  const [content] = Object.values(requestBody?.content ?? {})
  const query = Object.fromEntries(needed.map(({ name, example }) => [name, example]))
  return {
    resource: path.slice(0, -1),
    method: path.at(-1) ?? '',
    given: [
      ...ids.map(({ example }) => example),
      ...(content ? [content.example] : []),
      ...(needed.length > 0 ? [query] : []),
    ],
    key: parameters.some(({ name }) => name === 'Idempotency-Key'),
  }
}

/** It goes on for as long as somebody listens. */
const isStream = ({ responses }: OpenApiOperation): boolean =>
  responses['200']?.content?.['text/event-stream'] !== undefined

const snake = (name: string) =>
  name.replace(/([a-z])([A-Z]+)/g, (_all, before: string, after: string) => `${before}_${after.toLowerCase()}`)

export function pythonOf(operation: OpenApiOperation): string | null {
  const call = sdkCallOf(operation)
  if (!call) return null
  const path = ['gatehouse', ...call.resource, call.method].map(snake).join('.')
  if (isStream(operation)) return `for event in ${path}():\n    print(event["id"], event["type"])`
  return callText(path, call.given.map(pythonValue), call.key ? 'idempotency_key="order-1042"' : null, 'result = ', '')
}

export function phpOf(operation: OpenApiOperation): string | null {
  const call = sdkCallOf(operation)
  if (!call) return null
  const path = ['$gatehouse', ...call.resource, call.method].join('->')
  if (isStream(operation))
    return `foreach (${path}() as $event) {\n    echo $event['id'], ' ', $event['type'], "\\n";\n}`
  return callText(path, call.given.map(phpValue), call.key ? "idempotencyKey: 'order-1042'" : null, '$result = ', ';')
}

function callText(path: string, given: string[], key: string | null, before: string, end: string): string {
  const all = [...given, ...(key ? [key] : [])]
  const isShort = all.length < 2 || all.join(', ').length < 60
  if (isShort && !all.join('').includes('\n')) return `${before}${path}(${all.join(', ')})${end}`
  const lines = all.map((one) => `    ${one.replaceAll('\n', '\n    ')},`)
  return `${before}${path}(\n${lines.join('\n')}\n)${end}`
}

const pythonWords: Record<string, string> = { true: 'True', false: 'False', null: 'None' }
const pythonValue = (value: unknown): string =>
  nested(
    value,
    { empty: '{}', open: '{', close: '}', list: ['[', ']'], pair: (name, text) => `"${name}": ${text}` },
    (one) => (typeof one === 'string' ? JSON.stringify(one) : (pythonWords[String(one)] ?? String(one))),
  )
const phpValue = (value: unknown): string =>
  nested(
    value,
    { empty: '(object) []', open: '[', close: ']', list: ['[', ']'], pair: (name, text) => `'${name}' => ${text}` },
    (one) => (typeof one === 'string' ? `'${one.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(one)),
  )

interface Spelling {
  /** An object without fields. */
  empty: string
  open: string
  close: string
  list: [string, string]
  pair: (name: string, text: string) => string
}

function nested(value: unknown, spelling: Spelling, plain: (one: unknown) => string): string {
  if (typeof value !== 'object' || value === null) return plain(value)
  const inner = (one: unknown) => nested(one, spelling, plain)
  if (Array.isArray(value)) return `${spelling.list[0]}${value.map(inner).join(', ')}${spelling.list[1]}`
  const lines = Object.entries(value).map(
    ([name, one]) => `    ${spelling.pair(name, inner(one)).replaceAll('\n', '\n    ')},`,
  )
  return lines.length === 0 ? spelling.empty : `${spelling.open}\n${lines.join('\n')}\n${spelling.close}`
}
