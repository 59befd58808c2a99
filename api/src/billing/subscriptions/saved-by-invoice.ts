import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { MethodSetup } from '../../money/saved-methods/method-setup.entity.js'
import type { Transaction } from '../../money/transactions/transaction.entity.js'
import { Database } from '../../platform/database/database.js'
import { findRow } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { changeSubscription, tellSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'

/** The email about a declined renewal promises that the method which is saved while paying is charged from then on. */
@Injectable()
export class SavedByInvoice {
  constructor(private readonly database: Database) {}

  async isChargedLater(invoiceID: string): Promise<boolean> {
    return (await chargedBy(this.database.read, invoiceID)) !== null
  }

  /** In the unit in which the invoice is paid by its link. */
  async paid(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, methodSetupID: setupID, status } = transaction
    if (!paymentLinkID || !setupID || status !== 'succeeded') return
    const link = await findRow(manager, PaymentLink, { paymentLinkID })
    const subscription = link?.invoiceID ? await chargedBy(manager, link.invoiceID) : null
    if (!subscription) return
    const { savedPaymentMethodID } = await manager.findOneByOrFail(MethodSetup, { setupID })
    if (!savedPaymentMethodID) return
    await changeSubscription(manager, subscription, { savedPaymentMethodID })
    await tellSubscription(manager, subscription, 'subscription.updated')
  }
}

async function chargedBy(manager: EntityManager, invoiceID: string): Promise<Subscription | null> {
  const { subscriptionID = null } = (await findRow(manager, Invoice, { invoiceID })) ?? {}
  const subscription = subscriptionID ? await findRow(manager, Subscription, { subscriptionID }) : null
  return subscription?.collection === 'charge' && subscription.status !== 'canceled' ? subscription : null
}
