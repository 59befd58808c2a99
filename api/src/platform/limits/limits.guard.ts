import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitKey, type LimitName } from '../http/limited.js'
import { AddressLimits } from './address-limits.js'

/** Before the other guards, so that a flood costs as little as possible. */
@Injectable()
export class LimitsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: AddressLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<LimitName | undefined>(limitKey, context.getHandler())
    const http = context.switchToHttp()
    const tell = (headers: Record<string, string>) => void http.getResponse<FastifyReply>().headers(headers)
    if (name) await this.limits.consume(name, http.getRequest<FastifyRequest>().ip, tell)
    return true
  }
}
