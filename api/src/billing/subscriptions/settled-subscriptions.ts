import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull, Not } from 'typeorm'
import { Invoice } from '../invoices/invoice.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { daysAfter } from './periods.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription, tellSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'

/** In the unit in which an invoice is paid, void or uncollectible, however that came. */
@Injectable()
export class SettledSubscriptions {
  async heard(manager: EntityManager, { invoiceID, subscriptionID, status }: Invoice): Promise<void> {
    if (!subscriptionID) return
    if (status === 'open') return this.reopened(manager, { invoiceID, subscriptionID })
    // A try that is on its way is still written down.
    await manager.update(SubscriptionInvoice, { invoiceID, tryingSince: IsNull() }, { dueAt: null })
    const subscription = await manager.findOneByOrFail(Subscription, { subscriptionID })
    const change = await changeOf(manager, subscription, { invoiceID, status })
    if (!change) return
    await changeSubscription(manager, subscription, change)
    await tellSubscription(manager, subscription, 'subscription.activated')
  }

  /** A payment failed after it had succeeded, so that the invoice is charged again a day later. */
  private async reopened(manager: EntityManager, { invoiceID, subscriptionID }: Reopened): Promise<void> {
    const subscription = await manager.findOneByOrFail(Subscription, { subscriptionID })
    const dueAt = daysAfter(await timeOf(manager, subscription), 1, subscription.timeZone)
    const again = { step: 'try' as const, reason: 'plan' as const, dueAt }
    await manager.update(SubscriptionInvoice, { invoiceID, tryingSince: IsNull() }, again)
    if (subscription.status !== 'active') return
    await changeSubscription(manager, subscription, { status: 'past_due' })
    await tellSubscription(manager, subscription, 'subscription.past_due')
  }
}

interface Reopened {
  invoiceID: string
  subscriptionID: string
}

async function changeOf(
  manager: EntityManager,
  subscription: Subscription,
  { invoiceID, status }: Pick<Invoice, 'invoiceID' | 'status'>,
): Promise<Partial<Subscription> | null> {
  const { subscriptionID, currentPeriodEnd } = subscription
  if (subscription.status === 'incomplete')
    return status === 'paid' ? { status: 'active', dueAt: currentPeriodEnd } : null
  if (subscription.status !== 'past_due') return null
  const isOwing = await manager.existsBy(Invoice, { subscriptionID, status: 'open', invoiceID: Not(invoiceID) })
  return isOwing ? null : { status: 'active' }
}
