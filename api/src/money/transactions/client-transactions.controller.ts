import { Controller, Get, Query } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import type { TransactionTotalsView } from '#contract/transaction-totals.js'
import { ListTransactions, type TransactionDetailView, type TransactionView } from '#contract/transactions.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { TransactionReader } from './transaction-reader.service.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'

@Controller('clients/:clientID/transactions')
export class ClientTransactionsController {
  constructor(private readonly reader: TransactionReader) {}

  /** List your payments. */
  @Gated('See own payments', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListTransactions): Promise<Page<TransactionView>> {
    return this.reader.list({ ...query, ...own })
  }

  /** Read the totals for a filter. */
  @Gated('See own payment totals', 'client')
  @Get('totals')
  totals(@Addressed() own: Own, @Query() query: ListTransactions): Promise<TransactionTotalsView> {
    return this.reader.totals({ ...query, ...own })
  }

  /** Export your payments as CSV. */
  @Gated('Export own payments', 'client')
  @Sensitive()
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('transactions')
  export(@Addressed() own: Own, @Query() query: ListTransactions): Promise<Readable> {
    return this.reader.csv({ ...query, ...own })
  }

  /** Read one of your payments. */
  @Gated('See own payment details', 'client')
  @Get(':transactionID')
  get(@Addressed() own: Own<'transactionID'>): Promise<TransactionDetailView> {
    return this.reader.get(own)
  }
}
