import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { routeKeyOf } from '../../people/gate/route-key.js'

/** What a stream was opened with, to be asked again while it lives. */
export interface AskedStream {
  token: string
  address: string
  routeKey: string
}

export const Asked = createParamDecorator((_: unknown, context: ExecutionContext): AskedStream => {
  const { headers, ip, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>()
  const token = headers.authorization?.replace(/^Bearer /i, '') ?? ''
  return { token, address: ip, routeKey: routeKeyOf('GET', routeOptions.url ?? '') }
})
