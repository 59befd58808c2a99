import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyRequest } from 'fastify'
import { type RouteMark, routeMarkKey } from '../../platform/http/audience.js'
import { NotFound } from '../../platform/http/app-error.js'
import { type Caller, clientOf } from '../../platform/http/caller.js'
import { Gate } from '../gate/gate.js'
import { GateDecisions } from '../gate/gate-decisions.js'
import { routeKeyOf } from '../gate/route-key.js'
import { PermissionMissing } from '../gate/gate.errors.js'

/** May they? Decided on the route template that Fastify matched, never on the address as it was written. */
@Injectable()
export class PermissionsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly gate: Gate,
    private readonly decisions: GateDecisions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>()
    const caller = request.user
    if (!caller) return true
    const { permission } = this.reflector.get<RouteMark>(routeMarkKey, context.getHandler())
    if (permission) await this.requirePermission(caller, permission, request)
    this.requireOwnClient(caller, request)
    return true
  }

  private async requirePermission(caller: Caller, permission: string, request: FastifyRequest): Promise<void> {
    if (caller.audience === 'client-status' || caller.audience === 'enrolling') return
    if (caller.audience === 'portal' && caller.isAdmin) return this.decisions.say('allowed', 'administrator')
    if (caller.audience === 'client' && caller.isOwner) return this.decisions.say('allowed', 'owner')
    const routeKey = routeKeyOf(request.method, request.routeOptions.url ?? '')
    const covering = await this.gate.rolesCovering(caller.roleIDs, routeKey)
    const isAllowed = covering.length > 0
    this.decisions.sayByRole({ caller, routeKey, roleIDs: isAllowed ? covering : caller.roleIDs, isAllowed })
    if (isAllowed) return
    this.decisions.sayRefused({ caller, routeKey, reason: 'permission' })
    throw new PermissionMissing((await this.gate.permissionFor(routeKey)) ?? permission, routeKey)
  }

  /** The one place where a path's client is compared with the caller's own: another client looks absent. */
  private requireOwnClient(caller: Caller, request: FastifyRequest): void {
    const { clientID } = request.params as { clientID?: string }
    if (caller.audience === 'portal' || clientID === undefined || clientID === clientOf(caller)) return
    const routeKey = routeKeyOf(request.method, request.routeOptions.url ?? '')
    this.decisions.sayRefused({ caller, routeKey, reason: 'other_client' })
    throw new NotFound('client')
  }
}
