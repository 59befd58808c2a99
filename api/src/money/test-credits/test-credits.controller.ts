import { Body, Controller, Headers, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { LinkPaymentView } from '#contract/link-payments.js'
import { CreateTestCredit, type TestCreditView } from '#contract/test-credits.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated, Public } from '../../platform/http/audience.js'
import { CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { PaidLinkToken } from '../payment-links/link-tokens.js'
import { callBy } from '../transactions/calls.js'
import { LinkTestCredits } from './link-test-credits.js'
import { TestCredits } from './test-credits.service.js'

@Controller()
export class TestCreditsController {
  constructor(
    private readonly credits: TestCredits,
    private readonly ofLinks: LinkTestCredits,
  ) {}

  /** Simulate the bank transfer for a payment in test mode, as if the payer had sent the money. */
  @Gated('Simulate test bank transfers', 'integrator')
  @Post('transactions/:transactionID/test-credits')
  async create(
    @CurrentCaller() caller: IntegratorCaller,
    @Addressed() own: Reached<'transactionID'>,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateTestCredit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TestCreditView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['test-credit', own.transactionID, input])
    return sendAnswer(reply, await this.credits.create(own, call, input))
  }

  /** Simulate the bank transfer for a payment with a link in test mode, as if the payer had sent the money. */
  @Public()
  @Limited('checkout')
  @Post('payment-links/:token/payments/:transactionID/test-credits')
  async createByLink(
    @Param('token', PaidLinkToken) token: string,
    @Param('transactionID') transactionID: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateTestCredit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LinkPaymentView> {
    return sendAnswer(reply, await this.ofLinks.create({ token, transactionID }, requiredKey(key), input))
  }
}
