import { getMetadataStorage } from 'class-validator'
import { bodyLimitOf } from '../../api/src/platform/http/body-limit.js'
import { type RequestClass, requestClassNamed } from '../../api/src/process/openapi/request-schema.js'
import { inputsOf } from '../../api/src/process/openapi/route-inputs.js'
import { sources } from '../../api/src/process/openapi/sources.js'
import { RouteTable } from '../../api/src/people/gate/route-table.js'
import type { TestApi } from './test-api.js'

export interface Operation {
  /** `POST /clients/:clientID/approve`. */
  key: string
  bodies: RequestClass[]
  query: RequestClass | undefined
  bodyMaxBytes: number
}

/** Every call of the running API with the request classes that read it. */
export const operationsOf = ({ app }: TestApi): Operation[] =>
  app.get(RouteTable, { strict: false }).registered.map((route) => {
    const { body, query } = inputsOf(route)
    const named = sources.handlers[`${route.controller.name}.${route.handler}`]?.bodies ?? []
    const bodies = named.flatMap((name) => requestClassNamed(name) ?? [])
    const handler = (route.controller.prototype as Record<string, object>)[route.handler] as object
    return {
      key: route.key,
      bodies: bodies.length > 0 ? bodies : [body ?? []].flat(),
      query,
      bodyMaxBytes: bodyLimitOf(handler),
    }
  })

export interface Field {
  name: string
  /** The names of its checks, and how long a text may be by them. */
  checks: string[]
  maxLength: number | undefined
  isText: boolean
}

export function fieldsOf(requestClass: RequestClass): Field[] {
  const checks = getMetadataStorage().getTargetValidationMetadatas(requestClass, '', false, false)
  return [...Map.groupBy(checks, ({ propertyName }) => propertyName)].map(([name, own]) => {
    const names = own.map(({ name: check, type }) => check ?? type)
    const longest = own.find(({ name: check }) => check === 'maxLength')?.constraints?.[0] as number | undefined
    return { name, checks: names, maxLength: longest, isText: names.includes('isString') || names.includes('isPhone') }
  })
}
