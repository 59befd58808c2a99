import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { modeUnlessSaid } from '#contract/modes.js'
import type { Caller } from '../../platform/http/caller.js'
import { setCallMode, takeSaidMode, takesMode } from '../../platform/http/call-mode.js'
import { ModeFixed } from './auth.errors.js'

@Injectable()
export class ModeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!takesMode(context.getClass(), context.getHandler())) return true
    const said = takeSaidMode(context)
    const caller = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user
    if (caller?.audience === 'integrator') {
      if (said !== undefined && said !== caller.mode) throw new ModeFixed(caller.mode)
      setCallMode(context, caller.mode)
    } else setCallMode(context, said ?? modeUnlessSaid)
    return true
  }
}
