import { type EntityManager, In, IsNull } from 'typeorm'
import { Invoice } from '../invoices/invoice.entity.js'
import { PaymentTry } from './payment-try.entity.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import type { Subscription } from './subscription.entity.js'

/** A pause ends the collection of open invoices, so that it begins again after it. True: a payment of one had failed. */
export async function collectAgain(manager: EntityManager, subscription: Subscription, now: Date): Promise<boolean> {
  const { subscriptionID, collection } = subscription
  const open = await manager.findBy(Invoice, { subscriptionID, status: 'open' })
  for (const { invoiceID, dueAt } of open) {
    const again =
      collection === 'charge' ? { step: 'try' as const, endsAt: null, dueAt: now } : { step: 'overdue' as const, dueAt }
    await manager.update(SubscriptionInvoice, { invoiceID, dueAt: IsNull(), tryingSince: IsNull() }, again)
  }
  const invoiceID = In(open.map((invoice) => invoice.invoiceID))
  return open.length > 0 && manager.existsBy(PaymentTry, { invoiceID, outcome: 'failed' })
}
