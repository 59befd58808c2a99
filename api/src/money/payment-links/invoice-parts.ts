import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PayByLink } from '#contract/payment-links.js'
import { isSession } from './checkout-session.view.js'
import type { PaymentLink } from './payment-link.entity.js'
import { AmountIsFixed } from './payment-links.errors.js'

type Asks = (manager: EntityManager, link: PaymentLink) => Promise<boolean>

/** Billing, which stands above this street, says whether the merchant takes parts of an invoice. */
@Injectable()
export class InvoiceParts {
  private asks: Asks = async () => false

  serve(asks: Asks): void {
    this.asks = asks
  }

  async areTaken(manager: EntityManager, link: PaymentLink): Promise<boolean> {
    if (!link.invoiceID || isSession(link) || (link.amount ?? 0) < 2) return false
    return this.asks(manager, link)
  }

  async requireTaken(manager: EntityManager, link: PaymentLink, { amount }: PayByLink): Promise<void> {
    if (amount === undefined || link.amount === null || amount === link.amount) return
    if (amount > link.amount || !(await this.areTaken(manager, link))) throw new AmountIsFixed()
  }
}
