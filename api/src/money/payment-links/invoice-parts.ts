import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PayByLink } from '#contract/payment-links.js'
import type { InvoiceRestView } from '#contract/link-payments.js'
import { Offers } from '../checkout-settings/offers.js'
import { isTooSmall } from '../transactions/admit-payment.js'
import { isSession } from './checkout-session.view.js'
import type { PaymentLink } from './payment-link.entity.js'
import { AmountIsFixed, RestTooSmall } from './payment-links.errors.js'

export interface PartRule {
  areTaken: (manager: EntityManager, link: PaymentLink) => Promise<boolean>
  /** Whether what a part leaves can still be collected. */
  isRestTaken?: (manager: EntityManager, link: PaymentLink, rest: number) => Promise<boolean>
  /** Whether it is charged without the payer. */
  isRestCharged?: (manager: EntityManager, link: PaymentLink, paid: { isSaving: boolean }) => Promise<boolean>
}

/** Billing, which stands above this street, says whether parts of an invoice are taken. */
@Injectable()
export class InvoiceParts {
  private readonly rules: PartRule[] = []

  constructor(private readonly offers: Offers) {}

  serve(rule: PartRule): void {
    this.rules.push(rule)
  }

  async areTaken(manager: EntityManager, link: PaymentLink): Promise<boolean> {
    if (!link.invoiceID || isSession(link) || (link.amount ?? 0) < 2) return false
    for (const { areTaken } of this.rules) if (!(await areTaken(manager, link))) return false
    return this.rules.length > 0
  }

  /** Whether a page offers them: both the part and what it leaves must be a payment that somebody takes. */
  async areOffered(manager: EntityManager, link: PaymentLink): Promise<boolean> {
    const { amount } = link
    if (amount === null || !(await this.areTaken(manager, link))) return false
    const least = await this.offers.leastOf(questionOf(link, amount))
    if (least === null || amount < 2 * least) return false
    return !(await isTooSmall(manager, { ...link, amount: Math.floor(amount / 2) }))
  }

  /** Whether somebody takes what a part leaves: nobody could pay off the invoice otherwise. */
  async isRestTaken(link: PaymentLink, { amount }: PayByLink): Promise<boolean> {
    if (amount === undefined || link.amount === null || amount >= link.amount) return true
    const takes = (sum: number) => this.offers.takes(questionOf(link, sum))
    // Where nobody takes the part either, its payment says why.
    return (await takes(link.amount - amount)) || !(await takes(amount))
  }

  /**
   * What a part leaves of the invoice, for its receipt.
   * @param isSaving the method of the part is being saved, and charged the rest
   */
  async leftOf(
    manager: EntityManager,
    link: PaymentLink,
    amount: number | null,
    { isSaving = false } = {},
  ): Promise<InvoiceRestView | null> {
    if (!link.invoiceID || isSession(link) || link.closedAt || link.completedAt || amount === null || amount <= 0)
      return null
    for (const rule of this.rules)
      if (await rule.isRestCharged?.(manager, link, { isSaving })) return { amount, isCharged: true }
    return { amount, isCharged: false }
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
    // The payment of a part that is too small itself says so.
    if (await isTooSmall(manager, { ...link, amount })) return
    const rest = link.amount - amount
    if (await isTooSmall(manager, { ...link, amount: rest })) throw new RestTooSmall()
    for (const rule of this.rules)
      if ((await rule.isRestTaken?.(manager, link, rest)) === false) throw new RestTooSmall()
  }
}

function questionOf(link: PaymentLink, amount: number) {
  const { mode, clientID, currency, paymentLinkID: paymentID, captureMethod } = link
  return { mode, clientID, currency, paymentID, captureMethod, amount }
}
