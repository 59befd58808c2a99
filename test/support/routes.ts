import { RequestMethod } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js'
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js'
import { DiscoveryService, MetadataScanner } from '@nestjs/core'
import { getMetadataStorage } from 'class-validator'
import type { RouteOptions } from 'fastify'
import { type RouteMark, routeMarkKey } from '../../api/src/platform/http/audience.js'
import { type StepUpMark, stepUpKey } from '../../api/src/platform/http/step-up.js'
import { createApp } from '../../api/src/create-app.js'
import { routeKeyOf } from '../../api/src/people/gate/route-key.js'
import { startApi, type TestApi } from './test-api.js'
import { takesMode } from '../../api/src/platform/http/call-mode.js'

/** What a controller method declares. */
export interface Declared {
  /** Absent if nobody marked it. */
  mark?: RouteMark
  stepUp?: StepUpMark
  /** The field names of its request classes; absent if it reads no body, or no query. */
  bodyFields?: string[]
  queryFields?: string[]
  takesMode?: boolean
}

export interface Route extends Declared {
  /** `POST /clients/:clientID/approve`. */
  key: string
}

/** The API, and every route that its HTTP server answers: read from the server, not from our own table. */
export async function startApiWithRoutes(settings: NodeJS.ProcessEnv = {}): Promise<{ api: TestApi; routes: Route[] }> {
  const keys = new Set<string>()
  const api = await startApi(settings, async (...parts) => {
    const app = await createApp(...parts)
    const note = ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) keys.add(routeKeyOf(one, url))
    }
    app.getHttpAdapter().getInstance().addHook('onRoute', note)
    return app
  })
  const declared = controllerMethods(api)
  return { api, routes: [...keys].sort().map((key) => ({ key, ...declared.get(key) })) }
}

/** Every controller method, by its route. */
export function controllerMethods({ app }: TestApi): Map<string, Declared> {
  const scanner = app.get(MetadataScanner, { strict: false })
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers()
  const pairs = controllers.flatMap(({ instance }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object> & object
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const key = keyOf(prototype.constructor, prototype[name] as object)
      return key ? [[key, declaredBy(prototype, name)] as const] : []
    })
  })
  return new Map(pairs)
}

function keyOf(controller: object, handler: object): string | undefined {
  const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined
  if (method === undefined) return undefined
  const paths = [controller, handler].map((target) => String(Reflect.getMetadata(PATH_METADATA, target)))
  const segments = paths.flatMap((path) => path.split('/')).filter(Boolean)
  return routeKeyOf(RequestMethod[method], `/${segments.join('/')}`)
}

function declaredBy(prototype: Record<string, object> & object, name: string): Declared {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, prototype.constructor, name) ?? {}) as object
  const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as object[]
  const fieldsOf = (kind: RouteParamtypes) => {
    const index = Object.keys(parameters)
      .find((parameter) => parameter.startsWith(`${kind}:`))
      ?.split(':')[1]
    return index === undefined ? undefined : fieldNames(types[Number(index)])
  }
  return {
    mark: Reflect.getMetadata(routeMarkKey, prototype[name] as object) as RouteMark | undefined,
    stepUp: Reflect.getMetadata(stepUpKey, prototype[name] as object) as StepUpMark | undefined,
    bodyFields: fieldsOf(RouteParamtypes.BODY),
    queryFields: fieldsOf(RouteParamtypes.QUERY),
    takesMode: takesMode(prototype.constructor, prototype[name] as { name: string }),
  }
}

function fieldNames(requestClass: object | undefined): string[] {
  if (typeof requestClass !== 'function') return []
  const checks = getMetadataStorage().getTargetValidationMetadatas(requestClass, '', false, false)
  return [...new Set(checks.map(({ propertyName }) => propertyName))]
}
