import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import { type PayoutScheduleView } from '#contract/payouts.js'
import { SetPayoutSchedule } from '#contract/payout-rules.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { type ClientCaller, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { PayoutSchedules } from './payout-schedules.service.js'

@Controller('clients/:clientID/payout-schedule')
export class PayoutSchedulesController {
  constructor(private readonly schedules: PayoutSchedules) {}

  /** Read a client's payout schedule, balance and payout holds. */
  @Gated('See the payout schedule', 'client', 'portal')
  @Get()
  get(@Param('clientID') clientID: string, @CallMode() mode: Mode): Promise<PayoutScheduleView> {
    return this.schedules.get(clientID, mode)
  }

  /** Change a client's payout schedule. It applies to both modes. */
  @Gated('Change the payout schedule', 'client', 'portal')
  @StepUp()
  @Put()
  set(
    @CurrentCaller() caller: ClientCaller | PortalCaller,
    @Addressed() own: Own,
    @Body() input: SetPayoutSchedule,
  ): Promise<PayoutScheduleView> {
    return this.schedules.set(caller, own, input)
  }
}
