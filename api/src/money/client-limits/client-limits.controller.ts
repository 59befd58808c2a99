import { Body, Controller, Get, Put } from '@nestjs/common'
import { SaveLimits } from '#contract/client-limits.js'
import type { ClientLimitsView } from '#contract/limit-names.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ClientLimits } from './client-limits.service.js'

@Controller('clients/:clientID/limits')
export class ClientLimitsController {
  constructor(private readonly limits: ClientLimits) {}

  /** Read a client's payment and refund limits, and current usage. */
  @Gated('See limits', 'client', 'portal')
  @Get()
  get(@Addressed() own: Own): Promise<ClientLimitsView> {
    return this.limits.get(own)
  }

  /** Set a client's payment and refund limits. Payments from the last 30 days count immediately. */
  @Gated('Change limits', 'portal')
  @StepUp()
  @Put()
  save(@Addressed() own: Own, @Body() input: SaveLimits): Promise<ClientLimitsView> {
    return this.limits.save(own, input)
  }
}
