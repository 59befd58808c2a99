import { Controller, Get, Param } from '@nestjs/common'
import type { AttemptsView } from '#contract/attempts.js'
import { Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type IntegratorCaller, type PortalCaller } from '../../platform/http/caller.js'
import { AttemptReader } from './attempt-reader.service.js'
import { reachOf } from './calls.js'

@Controller()
export class TransactionAttemptsController {
  constructor(private readonly attempts: AttemptReader) {}

  /** List the attempts to take a payment, oldest first: several where a processor had a fault. */
  @Gated('See attempts of a payment', 'integrator', 'portal')
  @Get('transactions/:transactionID/attempts')
  list(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @Param('transactionID') transactionID: string,
  ): Promise<AttemptsView> {
    return this.attempts.list({ transactionID, ...reachOf(caller) })
  }

  /** List the attempts to take one of your payments. */
  @Gated('See attempts of an own payment', 'client')
  @Get('clients/:clientID/transactions/:transactionID/attempts')
  listOwn(@Param('clientID') clientID: string, @Param('transactionID') transactionID: string): Promise<AttemptsView> {
    return this.attempts.list({ transactionID, clientID })
  }
}
