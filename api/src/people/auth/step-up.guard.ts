import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/http/caller.js'
import { type StepUpMark, stepUpKey } from '../../platform/http/step-up.js'
import { StepUps } from '../sign-in/step-ups.js'

/** Is it still them? After the permission, so that it says nothing to a caller without it. */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly stepUps: StepUps,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const mark = this.reflector.get<StepUpMark | undefined>(stepUpKey, context.getHandler())
    if (mark?.where !== 'door') return true
    const caller = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user
    if (caller?.audience === 'client' || caller?.audience === 'portal') await this.stepUps.require(caller, mark.of)
    return true
  }
}
