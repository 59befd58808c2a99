import { applyDecorators, SetMetadata } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'

const anySiteKey = 'gatehouse:any-site'

/** For a Fastify route: see FromAnySite. */
export const fromAnySite = { [anySiteKey]: true }

/**
 * Scripts of other sites may read what a call answers. Only for what takes no secret but an address that its holder was
 * given, and changes nothing: no cookie and no token is ever allowed with it.
 */
export const FromAnySite = (): MethodDecorator =>
  applyDecorators(SetMetadata(anySiteKey, true), RouteConfig(fromAnySite))

export const isFromAnySite = (handler: object): boolean => Reflect.hasMetadata(anySiteKey, handler)
export const saysAnySite = (config: object | undefined): boolean => config !== undefined && anySiteKey in config
