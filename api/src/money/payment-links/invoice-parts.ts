import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PayByLink } from '#contract/payment-links.js'
import { Offers } from '../checkout-settings/offers.js'
import { isSession } from './checkout-session.view.js'
import type { PaymentLink } from './payment-link.entity.js'
import { AmountIsFixed, RestTooSmall } from './payment-links.errors.js'

type Asks = (manager: EntityManager, link: PaymentLink) => Promise<boolean>

/** Billing, which stands above this street, says whether the merchant takes parts of an invoice. */
@Injectable()
export class InvoiceParts {
  private asks: Asks = async () => false

  constructor(private readonly offers: Offers) {}

  serve(asks: Asks): void {
    this.asks = asks
  }

  async areTaken(manager: EntityManager, link: PaymentLink): Promise<boolean> {
    if (!link.invoiceID || isSession(link) || (link.amount ?? 0) < 2) return false
    return this.asks(manager, link)
  }

  /** Whether somebody takes what a part leaves: nobody could pay off the invoice otherwise. */
  async isRestTaken(link: PaymentLink, { amount }: PayByLink): Promise<boolean> {
    if (amount === undefined || link.amount === null || amount >= link.amount) return true
    const { mode, clientID, currency, paymentLinkID: paymentID, captureMethod } = link
    const asked = { mode, clientID, currency, paymentID, captureMethod }
    const takes = (sum: number) => this.offers.takes({ ...asked, amount: sum })
    // Where nobody takes the part either, its payment says why.
    return (await takes(link.amount - amount)) || !(await takes(amount))
  }

  /** In the unit that begins the payment, so that a call that was sent twice is answered first. */
  async requireTaken(
    manager: EntityManager,
    link: PaymentLink,
    { amount }: PayByLink,
    isRestTaken: boolean,
  ): Promise<void> {
    if (amount === undefined || link.amount === null || amount === link.amount) return
    if (amount > link.amount || !(await this.areTaken(manager, link))) throw new AmountIsFixed()
    if (!isRestTaken) throw new RestTooSmall()
  }
}
