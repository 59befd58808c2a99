import { Controller, Get, Query } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import { ListPayouts, type PayoutDetailView, type PayoutLineView, type PayoutView } from '#contract/payouts.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { PayoutReader } from './payout-reader.service.js'

@Controller('clients/:clientID/payouts')
export class ClientPayoutsController {
  constructor(private readonly reader: PayoutReader) {}

  /** List your payouts, newest first. */
  @Gated('See own payouts', 'client')
  @Sensitive()
  @Get()
  list(@Addressed() own: Own, @Query() query: ListPayouts): Promise<Page<PayoutView>> {
    return this.reader.list({ ...query, ...own, isOwn: true })
  }

  /** Export your payouts as CSV. */
  @Gated('Export own payouts', 'client')
  @Sensitive()
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('payouts')
  export(@Addressed() own: Own, @Query() query: ListPayouts): Promise<Readable> {
    return this.reader.csv({ ...query, ...own, isOwn: true })
  }

  /** Read one of your payouts with its totals. */
  @Gated('See own payout details', 'client')
  @Sensitive()
  @Get(':payoutID')
  get(@Addressed() own: Own<'payoutID'>): Promise<PayoutDetailView> {
    return this.reader.get(own)
  }

  /** List the lines of one of your payouts. */
  @Gated('See own payout lines', 'client')
  @Get(':payoutID/lines')
  lines(@Addressed() own: Own<'payoutID'>, @Query() query: ListQuery): Promise<Page<PayoutLineView>> {
    return this.reader.lines(own, query)
  }

  /** Export the lines of one of your payouts as CSV. */
  @Gated('Export own payout lines', 'client')
  @Sensitive()
  @StepUp()
  @Get(':payoutID/lines/export.csv')
  @AnswersCsv('payout-lines')
  exportLines(@Addressed() own: Own<'payoutID'>, @Query() query: ListQuery): Promise<Readable> {
    return this.reader.linesCsv(own, query)
  }
}
