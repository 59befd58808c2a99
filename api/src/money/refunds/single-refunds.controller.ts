import { Controller, Get, Param } from '@nestjs/common'
import type { RefundView } from '#contract/refunds.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type IntegratorCaller, type PortalCaller } from '../../platform/http/caller.js'
import { reachOf } from '../transactions/calls.js'
import { RefundsService } from './refunds.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

/** For whoever has the id of a refund, from an event, and not that of its payment. */
@Controller('refunds')
export class SingleRefundsController {
  constructor(private readonly refunds: RefundsService) {}

  @Gated('See a refund', 'integrator', 'portal')
  @Get(':refundID')
  get(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @Param('refundID') refundID: string,
    @CallMode() mode: Mode,
  ): Promise<RefundView> {
    return this.refunds.get({ refundID, ...reachOf(caller, mode) })
  }
}
