import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { CloseDispute, type DisputeView, ListDisputes } from '#contract/disputes.js'
import { SendEvidence } from '#contract/dispute-evidence.js'
import { evidenceBodyMaxBytes } from '#contract/limits.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { EvidenceService } from './evidence.service.js'
import { DisputesService } from './disputes.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { StepUp } from '../../platform/http/step-up.js'
import type { Mode } from '#contract/modes.js'

@Controller('disputes')
export class DisputesController {
  constructor(
    private readonly disputes: DisputesService,
    private readonly evidence: EvidenceService,
  ) {}

  @Gated('See disputes', 'portal')
  @Get()
  list(@CallMode() mode: Mode, @Query() query: ListDisputes): Promise<Page<DisputeView>> {
    return this.disputes.list({ mode }, query)
  }

  @Gated('See a dispute', 'portal')
  @Get(':disputeID')
  get(@Addressed() own: Reached<'disputeID'>): Promise<DisputeView> {
    return this.disputes.get(own)
  }

  /** Submit evidence for a client's dispute. You can submit it once. We send it to the processor. */
  @Gated('Submit evidence for disputes', 'portal')
  @StepUp()
  @Post(':disputeID/evidence')
  @BodyUpTo(evidenceBodyMaxBytes)
  @HttpCode(200)
  sendEvidence(@Addressed() own: Reached<'disputeID'>, @Body() input: SendEvidence): Promise<DisputeView> {
    return this.evidence.send(own, input)
  }

  @Gated('Close disputes', 'portal')
  @StepUp()
  @Post(':disputeID/close')
  @HttpCode(200)
  close(@Addressed() own: Reached<'disputeID'>, @Body() input: CloseDispute): Promise<DisputeView> {
    return this.disputes.close(own, input)
  }
}
