import { applyDecorators, SetMetadata } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyInstance } from 'fastify'
import { bankFileTypes } from '#contract/bank-file-types.js'

const streamedKey = 'gatehouse:takes-stream'

/** A route whose body is a file that its handler reads, after the guards, as it comes in. */
export const TakesStream = (): MethodDecorator =>
  applyDecorators(SetMetadata(streamedKey, true), RouteConfig({ [streamedKey]: true }))

export const takesStream = (handler: object): boolean => Reflect.hasMetadata(streamedKey, handler)

class TypeNotTaken extends Error {
  readonly statusCode = 415
}

/** Handed on unread; everywhere else such a body is refused as any other type is. */
export function handOnStreams(server: FastifyInstance): void {
  server.addContentTypeParser([...bankFileTypes], (_request, payload, done) => done(null, payload))
  server.addHook('preParsing', ({ headers, routeOptions }, _reply, payload, done) => {
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
    const isStream = (bankFileTypes as readonly string[]).includes(type) && routeOptions.url?.startsWith('/api/')
    done(isStream && !(streamedKey in (routeOptions.config ?? {})) ? new TypeNotTaken() : null, payload)
  })
}
