import { applyDecorators, SetMetadata } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'

const anySiteKey = 'gatehouse:any-site'

export const fromAnySite = { [anySiteKey]: true }

/** Only for what changes nothing and takes no secret but an address; no cookie and no token is ever allowed with it. */
export const FromAnySite = (): MethodDecorator =>
  applyDecorators(SetMetadata(anySiteKey, true), RouteConfig(fromAnySite))

export const isFromAnySite = (handler: object): boolean => Reflect.hasMetadata(anySiteKey, handler)
export const saysAnySite = (config: object | undefined): boolean => config !== undefined && anySiteKey in config
