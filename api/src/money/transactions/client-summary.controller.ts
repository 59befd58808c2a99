import { Controller, Get, Param } from '@nestjs/common'
import type { ClientSummaryView } from '#contract/transaction-summary.js'
import { Gated } from '../../platform/http/audience.js'
import { ClientSummaryService } from './client-summary.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID/summary')
export class ClientSummaryController {
  constructor(private readonly summary: ClientSummaryService) {}

  /** Read the totals of your last 30 days. */
  @Gated('See own summary', 'client')
  @Get()
  read(@Param('clientID') clientID: string, @CallMode() mode: Mode): Promise<ClientSummaryView> {
    return this.summary.read(clientID, mode)
  }
}
