import { Controller, Get, Query } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import { AskDisputeRisk } from '#contract/risk-rules.js'
import type { DisputeRisksView } from '#contract/risk.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { DisputeRisk } from './dispute-risk.service.js'

@Controller('disputes/risk')
export class DisputeRiskController {
  constructor(private readonly risk: DisputeRisk) {}

  /** Read which current rules and lists would catch disputed payments. Unknown disputes are left out. */
  @Gated('See which risk rules would catch disputes', 'portal')
  @Get()
  read(@CallMode() mode: Mode, @Query() { disputeIDs }: AskDisputeRisk): Promise<DisputeRisksView> {
    return this.risk.of(mode, disputeIDs)
  }
}
