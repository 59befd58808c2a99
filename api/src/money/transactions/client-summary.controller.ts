import { Controller, Get, Param } from '@nestjs/common'
import type { ClientSummaryView } from '#contract/transaction-summary.js'
import { Gated } from '../../platform/http/audience.js'
import { ClientSummaryService } from './client-summary.service.js'

@Controller('clients/:clientID/summary')
export class ClientSummaryController {
  constructor(private readonly summary: ClientSummaryService) {}

  /** Read the totals of your last 30 days. */
  @Gated('See the own summary', 'client')
  @Get()
  read(@Param('clientID') clientID: string): Promise<ClientSummaryView> {
    return this.summary.read(clientID)
  }
}
