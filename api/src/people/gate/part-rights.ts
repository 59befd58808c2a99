import { Injectable } from '@nestjs/common'
import type { GatedCall } from '#contract/generated/calls.js'
import type { ClientCaller, PortalCaller } from '../../platform/http/caller.js'
import { GateDecisions } from './gate-decisions.js'
import { Gate } from './gate.js'
import { PermissionMissing } from './gate.errors.js'
import { RouteTable } from './route-table.js'

/**
 * For an answer in parts: each is decided, and counts as used, like the call that answers it alone.
 * What is missing is no recorded refusal, because nobody asked for that part by name.
 */
@Injectable()
export class PartRights {
  constructor(
    private readonly gate: Gate,
    private readonly decisions: GateDecisions,
    private readonly table: RouteTable,
  ) {}

  async may(caller: ClientCaller | PortalCaller, call: GatedCall): Promise<boolean> {
    const route = this.routeOf(call)
    if (!route.audiences.includes(caller.audience)) return false
    if (passesAll(caller)) {
      this.decisions.say('allowed', caller.audience === 'portal' ? 'administrator' : 'owner')
      return true
    }
    const covering = await this.gate.rolesCovering(caller.roleIDs, call)
    if (covering.length === 0) return false
    this.decisions.sayByRole({ caller, routeKey: call, roleIDs: covering, isAllowed: true })
    return true
  }

  async require(caller: ClientCaller | PortalCaller, call: GatedCall): Promise<void> {
    if (await this.may(caller, call)) return
    throw new PermissionMissing((await this.gate.permissionFor(call)) ?? this.routeOf(call).permission, call)
  }

  private routeOf(call: GatedCall) {
    const route = this.table.routes.find(({ key }) => key === call)
    if (!route) throw new Error(`${call} is no gated call`)
    return route
  }
}

const passesAll = (caller: ClientCaller | PortalCaller) =>
  caller.audience === 'portal' ? caller.isAdmin : caller.isOwner
