import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { Mode } from '#contract/modes.js'
import {
  type AdjustmentView,
  CreateAdjustment,
  ListAdjustments,
  RejectAdjustment,
} from '#contract/reconciliation-adjustments.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ReconciliationAdjustments } from './reconciliation-adjustments.service.js'

@Controller('reconciliation-adjustments')
export class ReconciliationAdjustmentsController {
  constructor(private readonly adjustments: ReconciliationAdjustments) {}

  /** List adjustments, newest first. */
  @Gated('See difference adjustments', 'portal')
  @Get()
  list(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ListAdjustments,
  ): Promise<Page<AdjustmentView>> {
    return this.adjustments.list(mode, query, caller)
  }

  /** Propose a posting that explains a difference: the client or the platform takes the amount. Another person has to approve it. */
  @Gated('Propose difference adjustments', 'portal')
  @Post()
  create(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Body() input: CreateAdjustment,
  ): Promise<AdjustmentView> {
    return this.adjustments.create(mode, caller, input)
  }

  /** Read an adjustment, with the lines that its approval posts. */
  @Gated('See a difference adjustment', 'portal')
  @Get(':adjustmentID')
  get(@CurrentCaller() caller: PortalCaller, @Addressed() own: Reached<'adjustmentID'>): Promise<AdjustmentView> {
    return this.adjustments.get(own, caller)
  }

  /** Approve an adjustment that another person proposed. It is posted immediately, if the amounts haven't changed. */
  @Gated('Approve difference adjustments', 'portal')
  @StepUp('everybody')
  @Post(':adjustmentID/approve')
  @HttpCode(200)
  approve(@CurrentCaller() caller: PortalCaller, @Addressed() own: Reached<'adjustmentID'>): Promise<AdjustmentView> {
    return this.adjustments.approve(own, caller)
  }

  /** Reject an adjustment with a reason. The person who proposed it can withdraw it this way. */
  @Gated('Reject difference adjustments', 'portal')
  @Post(':adjustmentID/reject')
  @HttpCode(200)
  reject(
    @CurrentCaller() caller: PortalCaller,
    @Addressed() own: Reached<'adjustmentID'>,
    @Body() { reason }: RejectAdjustment,
  ): Promise<AdjustmentView> {
    return this.adjustments.reject(own, caller, reason)
  }
}
