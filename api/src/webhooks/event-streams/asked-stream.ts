import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { AskAgain } from '../../platform/http/caller.js'
import { routeKeyOf } from '../../people/gate/route-key.js'

export interface AskedStream {
  askAgain: AskAgain
  address: string
  routeKey: string
}

export const Asked = createParamDecorator((_: unknown, context: ExecutionContext): AskedStream => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { askAgain?: AskAgain }>()
  const { askAgain, ip, routeOptions } = request
  if (!askAgain) throw new Unauthenticated()
  return { askAgain, address: ip, routeKey: routeKeyOf('GET', routeOptions.url ?? '') }
})
