import { Body, Controller, Get, Headers, Post, Query, Res } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import { paymentBodyMaxBytes, totalsRowsMax } from '#contract/limits.js'
import type { TransactionTotalsView } from '#contract/transaction-totals.js'
import {
  CreateTransaction,
  ListAllTransactions,
  type TransactionDetailView,
  type TransactionView,
} from '#contract/transactions.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { CurrentCaller, type IntegratorCaller, type PortalCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { callBy, listedTo, originOf } from './calls.js'
import { TransactionCharges } from './transaction-charges.service.js'
import { TransactionReader } from './transaction-reader.service.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('transactions')
export class TransactionsController {
  constructor(
    private readonly charges: TransactionCharges,
    private readonly reader: TransactionReader,
  ) {}

  @Gated('Create payments', 'integrator')
  @Post()
  @BodyUpTo(paymentBodyMaxBytes)
  async create(
    @CurrentCaller() caller: IntegratorCaller,
    @CallMode() mode: Mode,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateTransaction,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TransactionView> {
    // The default said is the default left out, as older versions spelled it in the hashes that are kept.
    const asked = { ...input, captureMethod: input.captureMethod === 'manual' ? input.captureMethod : undefined }
    const call = callBy(caller, mode, requiredKey(key), ['create', asked])
    return sendAnswer(reply, await this.charges.create(originOf(caller, mode, input), call, input))
  }

  @Gated('See payments', 'integrator', 'portal')
  @Get()
  list(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ListAllTransactions,
  ): Promise<Page<TransactionView>> {
    return this.reader.list(listedTo(caller, mode, query))
  }

  /** Read the totals for a filter, or for its newest 10,000 payments. */
  @Gated('See payment totals', 'portal')
  @Get('totals')
  totals(@Addressed() own: Reached, @Query() query: ListAllTransactions): Promise<TransactionTotalsView> {
    return this.reader.totals({ ...query, ...own }, totalsRowsMax)
  }

  @Gated('Export payments', 'integrator', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('transactions')
  export(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ListAllTransactions,
  ): Promise<Readable> {
    return this.reader.csv(listedTo(caller, mode, query))
  }

  @Gated('See a payment', 'integrator', 'portal')
  @Get(':transactionID')
  get(@Addressed() own: Reached<'transactionID'>): Promise<TransactionDetailView> {
    return this.reader.get(own)
  }
}
