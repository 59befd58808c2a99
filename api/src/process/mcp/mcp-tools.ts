import * as words from '#contract/messages/mcp.js'
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter, Schema } from '#contract/openapi.js'
import { routeKeyOf } from '../../people/gate/route-key.js'

export interface ApiTool {
  name: string
  title: string
  description: string
  inputSchema: Schema & { type: 'object'; properties: Record<string, Schema>; $defs?: Record<string, Schema> }
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean }
  method: string
  path: string
  parameters: OpenApiParameter[]
  takesKey: boolean
  /** What the gate decides on; null where being signed in is enough. */
  gatedKey: string | null
}

export const argumentOfHeader: Record<string, string> = { 'Idempotency-Key': 'idempotencyKey', 'If-Match': 'ifMatch' }
const told: Record<string, string> = {
  'Idempotency-Key': words.keyArgument,
  'If-Match': words.ifMatchArgument,
}

/** Filled in from the token: a program acts for one merchant. */
export const ownParameter = 'clientID'

export function toolsOf({ paths, components }: OpenApiDocument): ApiTool[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-audiences'].includes('integrator') && isPlain(operation))
      .map(([method, operation]) => toolOf(path, method.toUpperCase(), operation, components.schemas)),
  )
}

const isPlain = ({ requestBody, responses }: OpenApiOperation): boolean => {
  const answered = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const types = answered.flatMap(([, { content = {} }]) => Object.keys(content))
  const sent = Object.keys(requestBody?.content ?? {})
  return [...sent, ...types].every((type) => type === 'application/json' || type === 'text/csv')
}

function toolOf(path: string, method: string, operation: OpenApiOperation, schemas: Record<string, Schema>): ApiTool {
  const { parameters = [], requestBody, operationId, summary, description } = operation
  const taken = parameters.filter(({ name, in: place }) => place !== 'header' || name in argumentOfHeader)
  const asked = taken.filter(({ name }) => name !== ownParameter)
  const body = requestBody?.content['application/json']?.schema
  const properties = {
    ...Object.fromEntries(asked.map((parameter) => [argumentOf(parameter), schemaOf(parameter)])),
    ...(body && { body }),
  }
  const isNeeded = ({ required, in: place }: OpenApiParameter) => required === true && place !== 'header'
  const required = [...asked.filter(isNeeded).map(argumentOf), ...(requestBody?.required ? ['body'] : [])]
  return {
    name: operationId,
    title: summary,
    description: `${summary}. ${description}`,
    inputSchema: withDefinitions({ type: 'object', properties, required, additionalProperties: false }, schemas),
    annotations: { readOnlyHint: method === 'GET', destructiveHint: method === 'DELETE', openWorldHint: false },
    method,
    path,
    parameters: taken,
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    gatedKey: operation['x-permission'] ? routeKeyOf(method, path.replace(/\{(\w+)\}/g, ':$1')) : null,
  }
}

export const argumentOf = ({ name, in: place }: OpenApiParameter): string =>
  place === 'header' ? (argumentOfHeader[name] ?? name) : name

const schemaOf = ({ name, description = told[name], schema }: OpenApiParameter): Schema => ({
  ...schema,
  ...((told[name] ?? description) && { description: told[name] ?? description }),
})

const prefix = '#/components/schemas/'

function withDefinitions<T extends Schema>(schema: T, schemas: Record<string, Schema>): T {
  const used = new Set<string>()
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      collect(schemas[name])
    }
  }
  collect(schema)
  if (used.size === 0) return schema
  const $defs = Object.fromEntries([...used].map((name) => [name, schemas[name]]))
  return JSON.parse(JSON.stringify({ ...schema, $defs }).replaceAll(prefix, '#/$defs/')) as T
}
