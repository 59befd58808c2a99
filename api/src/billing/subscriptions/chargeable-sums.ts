import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SkippedBecause } from '#contract/billing-choices.js'
import { Offers } from '../../money/checkout-settings/offers.js'
import type { PartRule } from '../../money/payment-links/invoice-parts.js'
import type { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { isTooSmall } from '../../money/transactions/admit-payment.js'
import { findRow } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { chosenMethod } from './chosen-method.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'

type Charged = Pick<Invoice, 'clientID' | 'mode' | 'currency'> & { amount: number }

/** Whether a sum can be charged automatically at all: no retry changes the answer. */
@Injectable()
export class ChargeableSums implements PartRule {
  constructor(private readonly offers: Offers) {}

  /** Null: it can be charged, or something else is in the way. */
  async refusalOf(
    manager: EntityManager,
    { clientID, mode, currency, amount }: Charged,
    savedPaymentMethodID: string | null,
  ): Promise<SkippedBecause | null> {
    if (await isTooSmall(manager, { clientID, mode, currency, amount })) return 'LIMIT_EXCEEDED'
    const method = savedPaymentMethodID ? await findRow(manager, SavedPaymentMethod, { savedPaymentMethodID }) : null
    return !method || this.isTaken(method, { amount, currency }) ? null : 'amount_not_supported'
  }

  isTaken = (
    method: Pick<SavedPaymentMethod, 'processor'>,
    { amount, currency }: Pick<Charged, 'amount' | 'currency'>,
  ) => this.offers.takesAt(method.processor, { amount, currency })

  /** A part begins no subscription, and would stay paid for one that never begins. */
  areTaken = async (manager: EntityManager, link: PaymentLink): Promise<boolean> =>
    (await subscriptionOf(manager, link))?.status !== 'incomplete'

  /** The rest of an invoice that is charged is charged to the chosen method. */
  isRestTaken = async (manager: EntityManager, link: PaymentLink, amount: number): Promise<boolean> => {
    const subscription = await subscriptionOf(manager, link)
    if (subscription?.collection !== 'charge') return true
    const { clientID, mode, currency } = link
    const savedPaymentMethodID = await chosenMethod(manager, subscription)
    return (await this.refusalOf(manager, { clientID, mode, currency, amount }, savedPaymentMethodID)) === null
  }

  /** By the try that is planned, or by the one that a method saved with the part brings. */
  isRestCharged: PartRule['isRestCharged'] = async (manager, link, { isSaving }) => {
    const subscription = await subscriptionOf(manager, link)
    if (subscription?.collection !== 'charge' || !link.invoiceID) return false
    if (isSaving) return true
    const row = await findRow(manager, SubscriptionInvoice, { invoiceID: link.invoiceID })
    return row?.step === 'try' && row.dueAt !== null && (await chosenMethod(manager, subscription)) !== null
  }
}

async function subscriptionOf(manager: EntityManager, { invoiceID }: PaymentLink): Promise<Subscription | null> {
  const { subscriptionID = null } = (invoiceID ? await findRow(manager, Invoice, { invoiceID }) : null) ?? {}
  return subscriptionID ? findRow(manager, Subscription, { subscriptionID }) : null
}
