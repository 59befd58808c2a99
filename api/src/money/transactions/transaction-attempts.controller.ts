import { Controller, Get } from '@nestjs/common'
import type { AttemptsView } from '#contract/attempts.js'
import { Addressed, type Own, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { AttemptReader } from './attempt-reader.service.js'

@Controller()
export class TransactionAttemptsController {
  constructor(private readonly attempts: AttemptReader) {}

  /** List the attempts for a payment, oldest first. There are several if a processor failed. */
  @Gated('See payment attempts', 'integrator', 'portal')
  @Get('transactions/:transactionID/attempts')
  list(@Addressed() own: Reached<'transactionID'>): Promise<AttemptsView> {
    return this.attempts.list(own)
  }

  /** List the attempts for one of your payments. */
  @Gated('See own payment attempts', 'client')
  @Get('clients/:clientID/transactions/:transactionID/attempts')
  listOwn(@Addressed() own: Own<'transactionID'>): Promise<AttemptsView> {
    return this.attempts.list(own)
  }
}
