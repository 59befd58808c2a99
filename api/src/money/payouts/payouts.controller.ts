import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import type { Mode } from '#contract/modes.js'
import type { PayeeCheckView } from '#contract/payee-checks.js'
import {
  ApprovePayout,
  CancelPayout,
  CreatePayout,
  ListAllPayouts,
  type PayoutDetailView,
  type PayoutLineView,
  type PayoutView,
  RejectPayout,
} from '#contract/payouts.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type IntegratorCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { PayoutApprovals } from './payout-approvals.service.js'
import { PayoutPayees } from './payout-payees.js'
import { PayoutReader } from './payout-reader.service.js'
import { PayoutsService } from './payouts.service.js'

@Controller('payouts')
export class PayoutsController {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly approvals: PayoutApprovals,
    private readonly reader: PayoutReader,
    private readonly payees: PayoutPayees,
  ) {}

  /** List payouts, newest first. API users see their own client's payouts. */
  @Gated('See payouts', 'integrator', 'portal')
  @Get()
  list(@Addressed() own: Reached, @Query() query: ListAllPayouts): Promise<Page<PayoutView>> {
    return this.reader.list({ ...query, ...own, isOwn: own.clientID !== undefined })
  }

  /** Create a payout. Another person has to approve it. */
  @Gated('Create payouts', 'portal')
  @Post()
  async create(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreatePayout,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayoutView> {
    const call = { scopeID: caller.portalUserID, mode, key: requiredKey(key), request: ['payout', input] }
    return sendAnswer(reply, await this.payouts.create(mode, call, input))
  }

  /** Export payouts as CSV. */
  @Gated('Export payouts', 'integrator', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('payouts')
  export(@Addressed() own: Reached, @Query() query: ListAllPayouts): Promise<Readable> {
    return this.reader.csv({ ...query, ...own, isOwn: own.clientID !== undefined })
  }

  /** Read a payout with its totals. Staff also get what to check before approval. */
  @Gated('See a payout', 'integrator', 'portal')
  @Get(':payoutID')
  get(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @Addressed() own: Reached<'payoutID'>,
  ): Promise<PayoutDetailView> {
    const checker = caller.audience === 'portal' ? caller : undefined
    return this.reader.get(own, checker)
  }

  /** List the lines of a payout: payments, refunds, disputes and fees. */
  @Gated('See payout lines', 'integrator', 'portal')
  @Get(':payoutID/lines')
  lines(@Addressed() own: Reached<'payoutID'>, @Query() query: ListQuery): Promise<Page<PayoutLineView>> {
    return this.reader.lines(own, query)
  }

  /** Export the lines of a payout as CSV. */
  @Gated('Export payout lines', 'integrator', 'portal')
  @StepUp()
  @Get(':payoutID/lines/export.csv')
  @AnswersCsv('payout-lines')
  exportLines(@Addressed() own: Reached<'payoutID'>, @Query() query: ListQuery): Promise<Readable> {
    return this.reader.linesCsv(own, query)
  }

  /** Check the payee's name with the bank again. */
  @Gated('Check payees', 'portal')
  @Post(':payoutID/payee-check')
  @HttpCode(200)
  checkPayee(@Addressed() own: Reached<'payoutID'>): Promise<PayeeCheckView> {
    return this.payees.askAgain(own)
  }

  /** Approve a payout that you reviewed. You can't approve a payout that you created, or whose rules or account you changed. */
  @Gated('Approve payouts', 'portal')
  @StepUp('everybody')
  @Post(':payoutID/approve')
  @HttpCode(200)
  approve(
    @CurrentCaller() caller: PortalCaller,
    @Addressed() own: Reached<'payoutID'>,
    @Body() { revision }: ApprovePayout,
  ): Promise<PayoutView> {
    return this.approvals.approve(own, caller, revision)
  }

  /** Reject a payout with a reason. The money returns to the client's balance. */
  @Gated('Reject payouts', 'portal')
  @Post(':payoutID/reject')
  @HttpCode(200)
  reject(@Addressed() own: Reached<'payoutID'>, @Body() { reason }: RejectPayout): Promise<PayoutView> {
    return this.approvals.reject(own, reason)
  }

  /** Cancel a payout that hasn't been sent. The money returns to the client's balance. */
  @Gated('Cancel payouts', 'portal')
  @Post(':payoutID/cancel')
  @HttpCode(200)
  cancel(@Addressed() own: Reached<'payoutID'>, @Body() { reason }: CancelPayout): Promise<PayoutView> {
    return this.approvals.cancel(own, reason ?? null)
  }
}
