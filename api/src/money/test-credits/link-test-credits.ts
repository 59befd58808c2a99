import { Injectable } from '@nestjs/common'
import type { LinkPaymentView } from '#contract/link-payments.js'
import type { CreateTestCredit } from '#contract/test-credits.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Answer } from '../../platform/idempotency/idempotency.js'
import { CheckoutService, type OwnPayment } from '../payment-links/checkout.service.js'
import { PaymentLink } from '../payment-links/payment-link.entity.js'
import { TestCredits } from './test-credits.service.js'

/** The buttons on the payer's page in test mode. */
@Injectable()
export class LinkTestCredits {
  constructor(
    private readonly database: Database,
    private readonly credits: TestCredits,
    private readonly checkout: CheckoutService,
  ) {}

  async create(
    { token, transactionID }: OwnPayment,
    key: string,
    input: CreateTestCredit,
  ): Promise<Answer<LinkPaymentView>> {
    const link = orNotFound(await this.database.read.findOneBy(PaymentLink, { token }), 'payment link')
    const { paymentLinkID, mode } = link
    const call = { scopeID: paymentLinkID, mode, key, request: ['test-credit', transactionID, input] }
    const { isReplay } = await this.credits.create({ transactionID, mode, paymentLinkID }, call, input)
    return { answer: await this.checkout.get({ token, transactionID }), isReplay }
  }
}
