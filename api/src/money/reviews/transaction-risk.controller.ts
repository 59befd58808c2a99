import { Controller, Get, Param } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import type { TransactionRiskView } from '#contract/risk.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { TransactionRisk } from './transaction-risk.service.js'

@Controller('transactions/:transactionID/risk')
export class TransactionRiskController {
  constructor(private readonly risk: TransactionRisk) {}

  /** Read which risk rules a payment matched at creation, and which it would match today. */
  @Gated('See which risk rules a payment met', 'portal')
  @Get()
  read(@Param('transactionID') transactionID: string, @CallMode() mode: Mode): Promise<TransactionRiskView> {
    return this.risk.of(transactionID, mode)
  }
}
