import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import type { DisputeView } from '#contract/disputes.js'
import type { Mode } from '#contract/modes.js'
import {
  type DifferenceView,
  ExplainDifference,
  type FailureAdoptionView,
  ListDifferences,
  type RefundAdoptionView,
} from '#contract/reconciliation-differences.js'
import type { RefundView } from '#contract/refunds.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { DisputeAdoption } from './dispute-adoption.service.js'
import { FailureAdoption } from './failure-adoption.service.js'
import { RefundAdoption } from './refund-adoption.service.js'
import { ReconciliationDifferences } from './reconciliation-differences.service.js'

@Controller('reconciliation-differences')
export class ReconciliationDifferencesController {
  constructor(
    private readonly differences: ReconciliationDifferences,
    private readonly adoption: RefundAdoption,
    private readonly disputes: DisputeAdoption,
    private readonly failures: FailureAdoption,
  ) {}

  /** List differences between the ledger and processor reports. Default: open differences. */
  @Gated('See processor differences', 'portal')
  @Get()
  list(@Query() query: ListDifferences, @CallMode() mode: Mode): Promise<Page<DifferenceView>> {
    return this.differences.list(query, mode)
  }

  /** Export differences as CSV. */
  @Gated('Export processor differences', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('reconciliation-differences')
  export(@Query() query: ListDifferences, @CallMode() mode: Mode): Promise<Readable> {
    return this.differences.csv(query, mode)
  }

  /** Read a difference. */
  @Gated('See a processor difference', 'portal')
  @Get(':differenceID')
  get(@Addressed() own: Reached<'differenceID'>): Promise<DifferenceView> {
    return this.differences.get(own)
  }

  /** Explain a difference. It applies to the current amounts and moves no money. */
  @Gated('Explain processor differences', 'portal')
  @Post(':differenceID/explain')
  @HttpCode(200)
  explain(
    @CurrentCaller() caller: PortalCaller,
    @Addressed() own: Reached<'differenceID'>,
    @Body() input: ExplainDifference,
  ): Promise<DifferenceView> {
    return this.differences.explain(caller, own, input)
  }

  /** Undo an explanation. The difference is open again. */
  @Gated('Undo difference explanations', 'portal')
  @Post(':differenceID/reopen')
  @HttpCode(200)
  reopen(@Addressed() own: Reached<'differenceID'>): Promise<DifferenceView> {
    return this.differences.reopen(own)
  }

  /** Preview what adopting a refund posts. This is a read-only request. */
  @Gated('Preview adopting refunds made at processors', 'portal')
  @Get(':differenceID/adopt-refund')
  previewRefund(@Addressed() own: Reached<'differenceID'>): Promise<RefundAdoptionView> {
    return this.adoption.preview(own)
  }

  /**
   * Post a refund that was made in the processor’s dashboard. It changes the client’s balance. The processor isn't
   * told, because it already has the refund.
   */
  @Gated('Adopt refunds made at processors', 'portal')
  @StepUp()
  @Post(':differenceID/adopt-refund')
  @HttpCode(200)
  adoptRefund(@Addressed() own: Reached<'differenceID'>): Promise<RefundView> {
    return this.adoption.adopt(own)
  }
  /** Adopt a dispute that only the report has. We ask the processor about it and open it, as after a webhook. */
  @Gated('Adopt disputes from processor reports', 'portal')
  @StepUp()
  @Post(':differenceID/adopt-dispute')
  @HttpCode(200)
  adoptDispute(@Addressed() own: Reached<'differenceID'>): Promise<DisputeView> {
    return this.disputes.adopt(own)
  }

  /** Preview what adopting a failed capture posts. This is a read-only request. */
  @Gated('Preview adopting failed captures', 'portal')
  @Get(':differenceID/adopt-failure')
  previewFailure(@Addressed() own: Reached<'differenceID'>): Promise<FailureAdoptionView> {
    return this.failures.preview(own)
  }

  /** Adopt a failed capture that only the report has. The payment fails, and its amount and fee are reversed. */
  @Gated('Adopt failed captures from processor reports', 'portal')
  @StepUp()
  @Post(':differenceID/adopt-failure')
  @HttpCode(200)
  adoptFailure(@Addressed() own: Reached<'differenceID'>): Promise<FailureAdoptionView> {
    return this.failures.adopt(own)
  }
}
