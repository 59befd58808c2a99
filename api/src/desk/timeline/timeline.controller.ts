import { Controller, Get, Param } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import type { TimelineView } from '#contract/timeline.js'
import { reachOf } from '../../money/transactions/calls.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type IntegratorCaller, type PortalCaller } from '../../platform/http/caller.js'
import { Timeline } from './timeline.service.js'

@Controller()
export class TimelineController {
  constructor(private readonly timeline: Timeline) {}

  /** Read everything that happened around a payment, oldest first: calls, attempts, moves, books, events, deliveries and payouts; staff also see risk, routing, notices and the bank. */
  @Gated('See the timeline of a payment', 'integrator', 'portal')
  @Get('transactions/:transactionID/timeline')
  read(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @CallMode() mode: Mode,
    @Param('transactionID') transactionID: string,
  ): Promise<TimelineView> {
    return this.timeline.of({ transactionID, ...reachOf(caller, mode) })
  }

  /** Read everything that happened around one of your payments, oldest first. */
  @Gated('See the timeline of an own payment', 'client')
  @Get('clients/:clientID/transactions/:transactionID/timeline')
  readOwn(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Param('transactionID') transactionID: string,
  ): Promise<TimelineView> {
    return this.timeline.of({ transactionID, mode, clientID })
  }
}
