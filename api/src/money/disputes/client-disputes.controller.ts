import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { SendEvidence } from '#contract/dispute-evidence.js'
import type { DisputeView } from '#contract/disputes.js'
import { evidenceBodyMaxBytes } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { EvidenceService } from './evidence.service.js'

@Controller('clients/:clientID/disputes')
export class ClientDisputesController {
  constructor(private readonly evidence: EvidenceService) {}

  /** Say what speaks against a dispute of one of your payments. It goes to the processor, once and for good. */
  @Gated('Send evidence about own disputes', 'client')
  @Post(':disputeID/evidence')
  @BodyUpTo(evidenceBodyMaxBytes)
  @HttpCode(200)
  send(
    @Param('clientID') clientID: string,
    @Param('disputeID') disputeID: string,
    @CallMode() mode: Mode,
    @Body() input: SendEvidence,
  ): Promise<DisputeView> {
    return this.evidence.send({ disputeID, clientID, mode }, input)
  }
}
