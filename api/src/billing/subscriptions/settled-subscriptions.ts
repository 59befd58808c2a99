import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { readColumns, requireRow, write } from '../../platform/database/rows.js'
import type { Invoice } from '../invoices/invoice.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { daysAfter } from './periods.js'
import { renewsAtOf } from './renewal-times.js'
import { isOwing } from './skipped-tries.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription, tellSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'

const statusAlone = ['status'] as const

/** In the unit in which an invoice is paid, void or uncollectible, however that came. */
@Injectable()
export class SettledSubscriptions {
  async heard(manager: EntityManager, { invoiceID, subscriptionID, status, dueAt }: Invoice): Promise<void> {
    if (!subscriptionID) return
    if (status === 'open') return this.reopened(manager, { invoiceID, subscriptionID, dueAt })
    // A try that is on its way is still written down.
    const untried = 'UPDATE "subscription_invoices" SET "dueAt" = NULL WHERE "invoiceID" = $1 AND "tryingSince" IS NULL'
    await write(manager, untried, [invoiceID])
    const [found] = await readColumns(manager, Subscription, statusAlone, 'WHERE "subscriptionID" = $1', [
      subscriptionID,
    ])
    if (found?.status !== 'incomplete' && found?.status !== 'past_due') return
    const subscription = await requireRow(manager, Subscription, { subscriptionID })
    const change = await changeOf(manager, subscription, { invoiceID, status })
    if (!change) return
    await changeSubscription(manager, subscription, change)
    await tellSubscription(manager, subscription, 'subscription.activated')
  }

  /** A payment failed after it had succeeded. The invoice is charged again a day later, unless the customer pays it. */
  private async reopened(manager: EntityManager, { invoiceID, subscriptionID, dueAt }: Reopened): Promise<void> {
    const subscription = await requireRow(manager, Subscription, { subscriptionID })
    // An open invoice whose part was lost is tried as planned.
    const row = { invoiceID, tryingSince: IsNull(), dueAt: IsNull() }
    if (subscription.collection !== 'charge') {
      await manager.update(SubscriptionInvoice, row, { step: 'overdue', dueAt })
      return
    }
    const tomorrow = daysAfter(await timeOf(manager, subscription), 1, subscription.timeZone)
    await manager.update(SubscriptionInvoice, row, { step: 'try', reason: 'plan', dueAt: tomorrow })
    if (subscription.status !== 'active') return
    await changeSubscription(manager, subscription, { status: 'past_due' })
    await tellSubscription(manager, subscription, 'subscription.past_due')
  }
}

interface Reopened {
  invoiceID: string
  subscriptionID: string
  dueAt: Date | null
}

async function changeOf(
  manager: EntityManager,
  subscription: Subscription,
  { invoiceID, status }: Pick<Invoice, 'invoiceID' | 'status'>,
): Promise<Partial<Subscription> | null> {
  if (subscription.status === 'incomplete')
    return status === 'paid' ? { status: 'active', dueAt: renewsAtOf(subscription) } : null
  if (subscription.status !== 'past_due') return null
  return (await isOwing(manager, subscription, invoiceID)) ? null : { status: 'active' }
}
