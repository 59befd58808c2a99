import { HEADERS_METADATA, HTTP_CODE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js'
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js'
import { bodyLimitOf } from '../../platform/http/body-limit.js'
import { fileFieldsOf, type FormFields } from '../../platform/files/read-upload.js'
import type { RegisteredRoute } from '../../people/gate/route-table.js'
import type { RequestClass } from './request-schema.js'
import { takesMode } from '../../platform/http/call-mode.js'
import { takesStream } from '../../platform/http/streamed-body.js'

export interface RouteInputs {
  body?: RequestClass
  query?: RequestClass
  headers: string[]
  pathNames: string[]
  bodyMaxBytes: number
  fileFields: FormFields | undefined
  takesStream: boolean
  takesMode: boolean
  status: number
  contentType?: string
}

export function inputsOf({ controller, handler, method, template }: RegisteredRoute): RouteInputs {
  const prototype = controller.prototype as Record<string, object> & object
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<string, Argument>
  const types = (Reflect.getMetadata('design:paramtypes', prototype, handler) ?? []) as unknown[]
  const args = Object.entries(given).map(([key, { index, data }]) => ({ kind: Number(key.split(':')[0]), index, data }))
  const classOf = (kind: RouteParamtypes) => {
    const found = args.find((one) => one.kind === (kind as number))
    const type = found && types[found.index]
    return isRequestClass(type) ? type : undefined
  }
  const method_ = prototype[handler] as object
  const status = Reflect.getMetadata(HTTP_CODE_METADATA, method_) as number | undefined
  const announced = (Reflect.getMetadata(HEADERS_METADATA, method_) ?? []) as { name: string; value: string }[]
  return {
    body: classOf(RouteParamtypes.BODY),
    query: classOf(RouteParamtypes.QUERY),
    headers: args
      .filter(({ kind }) => kind === (RouteParamtypes.HEADERS as number))
      .map(({ data }) => String(data).toLowerCase()),
    pathNames: [...template.matchAll(/:(\w+)/g)].map(([, name]) => name as string),
    bodyMaxBytes: bodyLimitOf(method_),
    fileFields: fileFieldsOf(method_),
    takesStream: takesStream(method_),
    takesMode: takesMode(controller, method_ as Handler),
    status: status ?? (method === 'POST' ? 201 : 200),
    contentType: announced.find(({ name }) => name.toLowerCase() === 'content-type')?.value.split(';')[0],
  }
}

type Handler = object & { name: string }

interface Argument {
  index: number
  data?: unknown
}

const isRequestClass = (type: unknown): type is RequestClass =>
  typeof type === 'function' && ![Object, String, Number, Boolean, Array].includes(type as never)
