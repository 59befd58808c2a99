import * as texts from '#contract/messages/site/operations.js'
import { nameOfShape, type OpenApiDocument, type OpenApiOperation, type Schema } from '#contract/openapi.js'

export interface Listed {
  id: string
  method: string
  /** Without /api, parameters as `:clientID`. */
  path: string
  tag: string
  summary: string
  permission: string | null
  audiences: string[]
}

export const callers = [
  { value: 'integrator', label: texts.apiUsers },
  { value: 'client', label: texts.merchants },
  { value: 'portal', label: texts.staff },
  { value: 'public', label: texts.anybody },
] as const

const methodOrder = ['get', 'post', 'put', 'patch', 'delete']

export function listOperations({ paths }: OpenApiDocument): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .sort(([one], [other]) => methodOrder.indexOf(one) - methodOrder.indexOf(other))
      .map(([method, operation]) => listed(path, method, operation)),
  )
}

const listed = (path: string, method: string, operation: OpenApiOperation): Listed => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path: path.replace(/\{(\w+)\}/g, ':$1'),
  tag: operation.tags[0] ?? '',
  summary: operation.summary,
  permission: operation['x-permission'] ?? null,
  audiences: operation['x-audiences'],
})

/** Every word must stand somewhere in the operation's line. */
export function searchOperations(all: Listed[], text: string, caller: string): Listed[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const line = (one: Listed) =>
    [one.id, one.method, one.path, one.tag, one.summary, one.permission].join(' ').toLowerCase()
  return all.filter(
    (one) => (!caller || one.audiences.includes(caller)) && words.every((word) => line(one).includes(word)),
  )
}

export function findOperation({ paths }: OpenApiDocument, id: string) {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId === id) return { listed: listed(path, method, operation), operation }
    }
  }
  return null
}

/** The shapes that a part of the document leads to, so that a page carries no others. */
export function shapesIn(part: unknown, all: Record<string, Schema>): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') follow(nameOfShape(inner))
      else visit(inner)
    }
  }
  const follow = (name: string) => {
    const shape = all[name]
    if (!shape || found[name]) return
    found[name] = shape
    visit(shape)
  }
  visit(part)
  return found
}
