import { nameOfShape, referTo, type Schema } from '#contract/openapi.js'
import type { AnswerFields } from '../../platform/http/chosen-fields.js'
import type { RegisteredRoute } from '../../people/gate/route-table.js'
import { sources } from './sources.js'

type Answering = Pick<RegisteredRoute, 'method' | 'controller' | 'handler'>

/** undefined: a file, a document without fixed names, or nothing at all. */
export function answerFieldsOf({ method, controller, handler }: Answering): AnswerFields | undefined {
  const answer = sources.handlers[`${controller.name}.${handler}`]?.answer
  if (method !== 'GET' || !answer || answer === 'text') return undefined
  const own = propertiesOf(referTo(answer))
  const rows = own.items?.items
  const names = new Set(Object.keys(rows ? propertiesOf(rows) : own))
  return names.size > 0 ? { names, isList: rows !== undefined } : undefined
}

function propertiesOf({ $ref, anyOf, allOf, properties }: Schema): Record<string, Schema> {
  const parts = [...($ref ? [sources.shapes[nameOfShape($ref)] ?? {}] : []), ...(anyOf ?? []), ...(allOf ?? [])]
  return Object.assign({}, ...parts.map(propertiesOf), properties) as Record<string, Schema>
}
