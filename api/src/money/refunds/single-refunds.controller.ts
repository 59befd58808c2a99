import { Controller, Get } from '@nestjs/common'
import type { RefundView } from '#contract/refunds.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { RefundsService } from './refunds.service.js'

/** For whoever has the id of a refund, from an event, and not that of its payment. */
@Controller('refunds')
export class SingleRefundsController {
  constructor(private readonly refunds: RefundsService) {}

  @Gated('See a refund', 'integrator', 'portal')
  @Get(':refundID')
  get(@Addressed() own: Reached<'refundID'>): Promise<RefundView> {
    return this.refunds.get(own)
  }
}
