import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Page } from '#contract/answers.js'
import { SendEvidence } from '#contract/dispute-evidence.js'
import { type DisputeView, ListDisputes } from '#contract/disputes.js'
import { evidenceFileKinds } from '#contract/evidence-files.js'
import { evidenceBodyMaxBytes } from '#contract/limits.js'
import { TakesFile } from '../../platform/files/read-upload.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { StepUp } from '../../platform/http/step-up.js'
import { DisputesService } from './disputes.service.js'
import { EvidenceFilesService } from './evidence-files.service.js'
import { EvidenceService } from './evidence.service.js'

@Controller('clients/:clientID/disputes')
export class ClientDisputesController {
  constructor(
    private readonly disputes: DisputesService,
    private readonly evidence: EvidenceService,
    private readonly files: EvidenceFilesService,
  ) {}

  /** List disputes of your payments, newest first. */
  @Gated('See own disputes', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListDisputes): Promise<Page<DisputeView>> {
    return this.disputes.list(own, query)
  }

  /** Add an evidence file: a PDF, JPEG or PNG. A newer file of the same `kind` replaces it. The total size is at most 4.5 MB. */
  @Gated('Add evidence files to own disputes', 'client')
  @TakesFile({ properties: { kind: { type: 'string', enum: evidenceFileKinds } }, required: ['kind'] })
  @Post(':disputeID/evidence-files')
  @HttpCode(200)
  addFile(@Addressed() own: Own<'disputeID'>, @Req() request: FastifyRequest): Promise<DisputeView> {
    return this.files.add(own, request)
  }

  /** Submit evidence for a dispute of one of your payments. You can submit it once. We send it to the processor. */
  @Gated('Submit evidence for own disputes', 'client')
  @StepUp()
  @Post(':disputeID/evidence')
  @BodyUpTo(evidenceBodyMaxBytes)
  @HttpCode(200)
  send(@Addressed() own: Own<'disputeID'>, @Body() input: SendEvidence): Promise<DisputeView> {
    return this.evidence.send(own, input)
  }
}
