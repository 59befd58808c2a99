import { applyDecorators, SetMetadata } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodyMaxBytes } from '#contract/limits.js'
import * as words from '#contract/messages/errors/http.js'

const bodyLimitKey = 'gatehouse:body-limit'
const unparsedKey = 'gatehouse:unparsed-body'

export const BodyUpTo = (bytes: number, config: object = {}): MethodDecorator =>
  applyDecorators(SetMetadata(bodyLimitKey, bytes), RouteConfig({ [bodyLimitKey]: bytes, ...config }))

/** The handler reads the bytes once it knows who signed them: anybody can send them, and parsing costs more than a signature. */
export const RawBodyUpTo = (bytes: number): MethodDecorator => BodyUpTo(bytes, { [unparsedKey]: true })

export const staysUnparsed = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  unparsedKey in (routeOptions.config ?? {})

export const bodyLimitOf = (handler: object): number =>
  (Reflect.getMetadata(bodyLimitKey, handler) as number | undefined) ?? bodyMaxBytes

export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const bytes = (route.config as Record<string, unknown> | undefined)?.[bodyLimitKey]
    if (typeof bytes === 'number') route.bodyLimit = bytes
  })
}

export const bodyTooLarge = (bytes: number): string => words.bodyTooLarge(bytes / 1_024)
