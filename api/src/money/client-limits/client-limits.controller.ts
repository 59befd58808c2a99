import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { SaveLimits } from '#contract/client-limits.js'
import type { ClientLimitsView } from '#contract/limit-names.js'
import type { Mode } from '#contract/modes.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ClientLimits } from './client-limits.service.js'

@Controller('clients/:clientID/limits')
export class ClientLimitsController {
  constructor(private readonly limits: ClientLimits) {}

  /** Read what a client may take and refund, and what counts at this moment. */
  @Gated('See limits', 'client', 'portal')
  @Get()
  get(@Param('clientID') clientID: string, @CallMode() mode: Mode): Promise<ClientLimitsView> {
    return this.limits.get({ clientID, mode })
  }

  /** Say what a client may take and refund. What it has taken in the last 30 days counts at once. */
  @Gated('Change limits', 'portal')
  @StepUp()
  @Put()
  save(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Body() input: SaveLimits,
  ): Promise<ClientLimitsView> {
    return this.limits.save({ clientID, mode }, input)
  }
}
