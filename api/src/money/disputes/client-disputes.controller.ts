import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { SendEvidence } from '#contract/dispute-evidence.js'
import type { DisputeView } from '#contract/disputes.js'
import { evidenceBodyMaxBytes } from '#contract/limits.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { StepUp } from '../../platform/http/step-up.js'
import { EvidenceService } from './evidence.service.js'

@Controller('clients/:clientID/disputes')
export class ClientDisputesController {
  constructor(private readonly evidence: EvidenceService) {}

  /** Say what speaks against a dispute of one of your payments. It goes to the processor, once and for good. */
  @Gated('Send evidence about own disputes', 'client')
  @StepUp()
  @Post(':disputeID/evidence')
  @BodyUpTo(evidenceBodyMaxBytes)
  @HttpCode(200)
  send(@Addressed() own: Own<'disputeID'>, @Body() input: SendEvidence): Promise<DisputeView> {
    return this.evidence.send(own, input)
  }
}
