import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { type ClientDebtView, type DebtRequestView, type DebtView, RequestDebt } from '#contract/debts.js'
import type { Mode } from '#contract/modes.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { DebtReader } from './debt-reader.service.js'
import { DebtRequests } from './debt-requests.service.js'

@Controller()
export class DebtsController {
  constructor(
    private readonly reader: DebtReader,
    private readonly requests: DebtRequests,
  ) {}

  /** List clients with a negative balance, largest debt first. */
  @Gated('See debts', 'portal')
  @Get('debts')
  list(@CallMode() mode: Mode): Promise<{ items: ClientDebtView[] }> {
    return this.reader.ofAll(mode)
  }

  /** Read what a client owes the platform, and the page to pay it. */
  @Gated('See debts of a client', 'client', 'portal')
  @Sensitive()
  @Get('clients/:clientID/debts')
  ofClient(@Param('clientID') clientID: string, @CallMode() mode: Mode): Promise<{ items: DebtView[] }> {
    return this.reader.ofClient(clientID, mode)
  }

  /** Request payment of a client's debt by payment link. A repeated request returns the open one. */
  @Gated('Request debt payments', 'portal')
  @Post('debt-requests')
  @HttpCode(200)
  request(@CallMode() mode: Mode, @Body() input: RequestDebt): Promise<DebtRequestView> {
    return this.requests.request(mode, input)
  }

  /** Withdraw a payment request. Its link stops accepting payments. A payment in progress can still complete. */
  @Gated('Withdraw debt requests', 'portal')
  @Post('debt-requests/:debtRequestID/withdraw')
  @HttpCode(200)
  withdraw(@Addressed() own: Reached<'debtRequestID'>): Promise<DebtRequestView> {
    return this.requests.withdraw(own)
  }
}
