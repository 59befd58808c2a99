import { Injectable } from '@nestjs/common'
import type { RefusalReason } from '#contract/decision-kinds.js'
import type { Caller, ClientCaller, IntegratorCaller, PortalCaller } from '../../platform/http/caller.js'

export interface Decided {
  caller: ClientCaller | IntegratorCaller | PortalCaller
  routeKey: string
  roleIDs: string[]
  isAllowed: boolean
}

export interface Refused {
  caller: Caller
  routeKey: string
  reason: RefusalReason
}

type Hear = (decision: 'allowed' | 'refused', caller: string) => void
type HearByRole = (decided: Decided) => void
type HearRefused = (refused: Refused) => void

/** Who listens adds to a figure in memory: nothing here may wait. */
@Injectable()
export class GateDecisions {
  private readonly listeners: Hear[] = []
  private readonly ofRoles: HearByRole[] = []
  private readonly ofRefusals: HearRefused[] = []

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  /** Of the decisions that roles made; an administrator and an owner pass without one. */
  listenByRole(hear: HearByRole): void {
    this.ofRoles.push(hear)
  }

  listenToRefusals(hear: HearRefused): void {
    this.ofRefusals.push(hear)
  }

  sayRefused(refused: Refused): void {
    for (const hear of this.ofRefusals) hear(refused)
  }

  say(decision: 'allowed' | 'refused', caller: string): void {
    for (const hear of this.listeners) hear(decision, caller)
  }

  sayByRole(decided: Decided): void {
    this.say(decided.isAllowed ? 'allowed' : 'refused', decided.caller.audience)
    for (const hear of this.ofRoles) hear(decided)
  }
}
