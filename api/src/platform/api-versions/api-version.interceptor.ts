import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { map, type Observable } from 'rxjs'
import { apiVersionHeader } from '#contract/api-versions.js'
import type { Caller } from '../http/caller.js'
import { templateOf } from '../http/route-template.js'
import { ApiVersions } from './api-versions.js'

const isShape = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null)

/** Before the body is checked and after the answer is made, so that nothing between knows that there are versions. */
@Injectable()
export class ApiVersionInterceptor implements NestInterceptor {
  constructor(private readonly versions: ApiVersions) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>()
    const caller = request.user
    if (caller?.audience !== 'integrator') return next.handle()
    const version = this.versions.versionOf(request.headers[apiVersionHeader], caller.apiVersion)
    const reply = context.switchToHttp().getResponse<FastifyReply>().header(apiVersionHeader, version)
    if (version === this.versions.newest) return next.handle()
    this.tellOfItsEnd(version, reply)
    const routeKey = `${request.method} ${templateOf(request).replace(/^\/api/, '')}`
    if (isShape(request.body)) request.body = this.versions.request(version, routeKey, request.body)
    const turned = (answer: unknown) => (isShape(answer) ? this.versions.answer(version, routeKey, answer) : answer)
    return next.handle().pipe(map(turned))
  }

  /** RFC 9745 and RFC 8594. */
  private tellOfItsEnd(version: string, reply: FastifyReply): void {
    const end = this.versions.endOf(version)
    if (!end) return
    void reply.headers({
      deprecation: `@${Math.floor(end.announcedAt.getTime() / 1_000)}`,
      sunset: end.oldEndsAt.toUTCString(),
      link: '</docs/versions>; rel="deprecation"',
    })
  }
}
