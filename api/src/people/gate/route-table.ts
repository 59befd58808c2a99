import { Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { DiscoveryService, MetadataScanner } from '@nestjs/core'
import { beforeEnrolmentKey, type RouteMark, routeMarkKey, sensitiveKey } from '../../platform/http/audience.js'
import { type StepUpMark, stepUpKey } from '../../platform/http/step-up.js'
import type { Audience } from '../../platform/http/caller.js'
import { routeKeyOf } from './route-key.js'
import { matchTemplate } from './template-match.js'

export interface RegisteredRoute {
  key: string
  method: string
  template: string
  /** Default: it has no mark, so every call is refused. */
  mark?: RouteMark
  stepUp?: StepUpMark
  isBeforeEnrolment?: boolean
  isSensitive: boolean
  controller: { name: string; prototype: object }
  handler: string
}

export interface GatedRoute {
  key: string
  method: string
  template: string
  permission: string
  audiences: Audience[]
  isSensitive: boolean
}

@Injectable()
export class RouteTable implements OnModuleInit {
  routes: GatedRoute[] = []
  registered: RegisteredRoute[] = []

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    this.registered = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (typeof metatype === 'function' ? this.routesOf(metatype) : []))
    this.routes = this.registered.flatMap(({ key, method, template, mark, isSensitive }) =>
      mark?.permission
        ? [{ key, method, template, permission: mark.permission, audiences: mark.audiences, isSensitive }]
        : [],
    )
  }

  /** The route that answers an address, without `/api`; null if none does. A template finds itself. */
  find(method: string, path: string): RegisteredRoute | null {
    const answering = method === 'HEAD' ? 'GET' : method
    return matchTemplate(
      this.registered.filter((route) => route.method === answering),
      path,
    )
  }

  private routesOf(controller: { name: string; prototype: object }): RegisteredRoute[] {
    const base = String(Reflect.getMetadata(PATH_METADATA, controller) ?? '')
    return this.scanner.getAllMethodNames(controller.prototype).flatMap((name) => {
      const handler = (controller.prototype as Record<string, object>)[name]
      const requestMethod = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined)
      if (!handler || requestMethod === undefined) return []
      const method = RequestMethod[requestMethod] ?? 'GET'
      const template = joined(base, String(Reflect.getMetadata(PATH_METADATA, handler) ?? ''))
      const mark = Reflect.getMetadata(routeMarkKey, handler) as RouteMark | undefined
      const isSensitive = Reflect.getMetadata(sensitiveKey, handler) === true
      const stepUp = Reflect.getMetadata(stepUpKey, handler) as StepUpMark | undefined
      const isBeforeEnrolment = Reflect.hasMetadata(beforeEnrolmentKey, handler)
      const route = {
        key: routeKeyOf(method, template),
        method,
        template,
        controller,
        handler: name,
        isSensitive,
        isBeforeEnrolment,
      }
      return [{ ...route, ...(mark && { mark }), ...(stepUp && { stepUp }) }]
    })
  }
}

const joined = (...paths: string[]) =>
  `/${paths
    .flatMap((path) => path.split('/'))
    .filter(Boolean)
    .join('/')}`
