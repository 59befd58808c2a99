import { Controller, Get, Param, Query } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import {
  ListTransactions,
  type TransactionDetailView,
  type TransactionTotalsView,
  type TransactionView,
} from '#contract/transactions.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { TransactionReader } from './transaction-reader.service.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID/transactions')
export class ClientTransactionsController {
  constructor(private readonly reader: TransactionReader) {}

  /** List your payments. */
  @Gated('See own payments', 'client')
  @Get()
  list(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListTransactions,
  ): Promise<Page<TransactionView>> {
    return this.reader.list({ ...query, clientID, mode })
  }

  /** Read the totals of the payments that a filter lists. */
  @Gated('See totals of own payments', 'client')
  @Get('totals')
  totals(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListTransactions,
  ): Promise<TransactionTotalsView> {
    return this.reader.totals({ ...query, clientID, mode })
  }

  /** Export your payments as CSV. */
  @Gated('Export own payments', 'client')
  @Sensitive()
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('transactions')
  export(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListTransactions,
  ): Promise<Readable> {
    return this.reader.csv({ ...query, clientID, mode })
  }

  /** Read one of your payments. */
  @Gated('See an own payment', 'client')
  @Get(':transactionID')
  get(
    @Param('clientID') clientID: string,
    @Param('transactionID') transactionID: string,
    @CallMode() mode: Mode,
  ): Promise<TransactionDetailView> {
    return this.reader.get({ transactionID, clientID, mode })
  }
}
