import { Controller, Get, Param } from '@nestjs/common'
import type { AttemptsView } from '#contract/attempts.js'
import type { Mode } from '#contract/modes.js'
import { CallMode } from '../../platform/http/call-mode.js'
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
    @CallMode() mode: Mode,
    @Param('transactionID') transactionID: string,
  ): Promise<AttemptsView> {
    return this.attempts.list({ transactionID, ...reachOf(caller, mode) })
  }

  /** List the attempts to take one of your payments. */
  @Gated('See attempts of an own payment', 'client')
  @Get('clients/:clientID/transactions/:transactionID/attempts')
  listOwn(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Param('transactionID') transactionID: string,
  ): Promise<AttemptsView> {
    return this.attempts.list({ transactionID, mode, clientID })
  }
}
