import { applyDecorators, SetMetadata } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyInstance } from 'fastify'
import { bodyMaxBytes } from '#contract/limits.js'
import * as words from '#contract/messages/errors/http.js'

const bodyLimitKey = 'gatehouse:body-limit'

export const BodyUpTo = (bytes: number): MethodDecorator =>
  applyDecorators(SetMetadata(bodyLimitKey, bytes), RouteConfig({ [bodyLimitKey]: bytes }))

export const bodyLimitOf = (handler: object): number =>
  (Reflect.getMetadata(bodyLimitKey, handler) as number | undefined) ?? bodyMaxBytes

export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const bytes = (route.config as Record<string, unknown> | undefined)?.[bodyLimitKey]
    if (typeof bytes === 'number') route.bodyLimit = bytes
  })
}

export const bodyTooLarge = (bytes: number): string => words.bodyTooLarge(bytes / 1_024)
