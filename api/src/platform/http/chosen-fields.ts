import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as checks from '#contract/messages/checks.js'
import { InvalidInput } from './app-error.js'

export interface AnswerFields {
  names: ReadonlySet<string>
  isList: boolean
}

interface Chosen {
  said: unknown
  of: AnswerFields
}

/** `?fields=amount,status` is taken off the address before a handler sees it, and cuts what the handler answered. */
export function chooseFields(server: FastifyInstance, fieldsOf: (template: string) => AnswerFields | undefined): void {
  const chosen = new WeakMap<FastifyRequest, Chosen>()
  server.addHook('preHandler', (request, _reply, done) => {
    const query = request.query as { fields?: unknown } | undefined
    if (request.method === 'GET' && query && Object.hasOwn(query, 'fields')) {
      const of = fieldsOf(request.routeOptions.url ?? '')
      if (of) {
        chosen.set(request, { said: query.fields, of })
        delete query.fields
      }
    }
    done()
  })
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const one = reply.statusCode === 200 ? chosen.get(request) : undefined
    if (!one) return done(null, payload)
    try {
      done(null, cut(payload as Answer, one))
    } catch (error) {
      done(error as Error)
    }
  })
}

type Row = Record<string, unknown>
type Answer = Row & { items?: Row[] }

function cut(answer: Answer, { said, of: { names, isList } }: Chosen): Answer {
  const wanted = namesIn(said, names)
  if (wanted.length === 0) return answer
  const only = (row: Row): Row =>
    Object.fromEntries(wanted.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]))
  return isList ? { ...answer, items: answer.items?.map(only) ?? [] } : only(answer)
}

function namesIn(said: unknown, names: ReadonlySet<string>): string[] {
  if (typeof said !== 'string') throw new InvalidInput({ fields: checks.fieldsForm })
  const wanted = said.split(',').flatMap((name) => name.trim() || [])
  const unknown = wanted.find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new InvalidInput({ fields: /^\w{1,60}$/.test(unknown) ? checks.noSuchField(unknown) : checks.fieldsForm })
  return [...new Set(wanted)]
}
