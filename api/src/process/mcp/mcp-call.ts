import { randomUUID } from 'node:crypto'
import * as words from '#contract/messages/mcp.js'
import type { ErrorBody } from '#contract/answers.js'
import { type ApiTool, argumentOf, argumentOfHeader, ownParameter } from './mcp-tools.js'

export type Arguments = Record<string, unknown>

export interface ToolResult {
  content: { type: 'text'; text: string }[]
  isError?: boolean
  _meta?: Record<string, unknown>
  [more: string]: unknown
}

export interface ApiRequest {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

const invalid = (sentence: string): ToolResult => ({ content: [textOf(`INVALID_INPUT: ${sentence}`)], isError: true })
const textOf = (text: string) => ({ type: 'text' as const, text })
const isInAddress = (value: unknown) => /^\w[\w.:@+-]{0,99}$/.test(String(value))

export function refusalOf({ inputSchema, parameters }: ApiTool, given: Arguments): ToolResult | null {
  const known = Object.keys(inputSchema.properties)
  const unknown = Object.keys(given).filter((name) => !known.includes(name))
  if (unknown.length > 0) return invalid(words.unknownArguments(unknown, known))
  const missing = (inputSchema.required ?? []).filter((name) => given[name] === undefined)
  if (missing.length > 0) return invalid(words.missingArguments(missing))
  const inPath = parameters.filter(({ name, in: place }) => place === 'path' && name !== ownParameter)
  const odd = inPath.find(({ name }) => !isInAddress(given[name]))
  return odd ? invalid(words.oddArgument(odd.name)) : null
}

export function requestOf(tool: ApiTool, given: Arguments, clientID: string): ApiRequest {
  const path = tool.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(name === ownParameter ? clientID : given[name])),
  )
  const query = tool.parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name }) => pairsOf(name, given[name]))
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''
  const headers = Object.fromEntries(
    tool.parameters
      .filter((one) => one.in === 'header' && given[argumentOf(one)] !== undefined)
      .map((one) => [one.name.toLowerCase(), String(given[argumentOf(one)])]),
  )
  if (tool.takesKey) headers['idempotency-key'] ??= randomUUID()
  const body = given.body === undefined ? undefined : JSON.stringify(given.body)
  return {
    method: tool.method,
    url: `/api${path}${search}`,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: body }),
  }
}

function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, String(one)])
}

export function resultOf(
  tool: ApiTool,
  { headers }: ApiRequest,
  status: number,
  body: string,
  given: Arguments,
): ToolResult {
  const key = headers['idempotency-key']
  const isKeyMade = key !== undefined && given[argumentOfHeader['Idempotency-Key'] ?? ''] === undefined
  const note = isKeyMade ? [textOf(words.keyMade(key))] : []
  const told = { status, ...(tool.takesKey && { idempotencyKey: key }) }
  if (status < 400) return { content: [textOf(body || words.done), ...note], _meta: told }
  return { content: [textOf(`${sentenceOf(body)}\n${body}`), ...note], isError: true, _meta: told }
}

function sentenceOf(body: string): string {
  try {
    const { code, message } = JSON.parse(body) as ErrorBody
    return `${code}: ${message}`
  } catch {
    return ''
  }
}
