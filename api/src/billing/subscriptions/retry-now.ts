import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { requireRow } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { owedForUsage, owesUsageAlone } from './owed-for-usage.js'
import { daysAfter } from './periods.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'
import { allowedTries } from './tries-of-method.js'

const collecting = ['active', 'past_due', 'incomplete', 'paused', 'canceled'] as const

/** A new method is charged at once for what is owed, in place of the one that failed. */
@Injectable()
export class RetryNow {
  async heard(manager: EntityManager, method: SavedPaymentMethod): Promise<void> {
    const { customerID, usage, savedPaymentMethodID } = method
    if (usage !== 'off_session') return
    const owing = await manager.findBy(Subscription, { customerID, status: In(collecting), collection: 'charge' })
    for (const subscription of owing) {
      const failed = await failedOf(manager, subscription)
      if (failed.length === 0) continue
      await changeSubscription(manager, subscription, { savedPaymentMethodID })
      await tryAgain(manager, subscription, failed)
    }
  }
}

/** The invoices that are tried now; their payments follow after the unit. */
export async function retryOwed(
  manager: EntityManager,
  subscription: Subscription,
  { except }: { except?: string } = {},
): Promise<readonly string[]> {
  const { status, collection } = subscription
  if (collection !== 'charge' || !collecting.some((one) => one === status)) return []
  const failed = await failedOf(manager, subscription)
  return tryAgain(
    manager,
    subscription,
    failed.filter((invoiceID) => invoiceID !== except),
  )
}

async function failedOf(manager: EntityManager, subscription: Subscription): Promise<string[]> {
  const { subscriptionID, checkoutSessionID, status } = subscription
  // Only the customer pays a checkout that was begun.
  if (checkoutSessionID && status === 'incomplete') return []
  const open = await manager.findBy(Invoice, { subscriptionID, status: 'open' })
  const ids = { invoiceID: In(open.map(({ invoiceID }) => invoiceID)), tryingSince: IsNull() }
  const order = { createdAt: 'ASC', invoiceID: 'ASC' } as const
  const failed = open.length > 0 ? await manager.find(SubscriptionInvoice, { where: ids, order }) : []
  const owed = owesUsageAlone(subscription) ? await owedForUsage(manager, failed) : failed
  return owed.map(({ invoiceID }) => invoiceID)
}

/** The rest of a part payment is charged the day after to the method that was saved with the part, unless a try is planned. */
export async function retryRest(manager: EntityManager, subscription: Subscription, invoiceID: string): Promise<void> {
  if (!(await failedOf(manager, subscription)).includes(invoiceID)) return
  const { step, dueAt } = await requireRow(manager, SubscriptionInvoice, { invoiceID })
  if (step === 'try' && dueAt) return
  const tomorrow = daysAfter(await timeOf(manager, subscription), 1, subscription.timeZone)
  await tryAgain(manager, subscription, [invoiceID], tomorrow)
}

/** The oldest first, as far as the method may still be tried. */
async function tryAgain(manager: EntityManager, subscription: Subscription, failed: readonly string[], at?: Date) {
  const now = await timeOf(manager, subscription)
  const { savedPaymentMethodID } = subscription
  const tried = savedPaymentMethodID ? await allowedTries(manager, savedPaymentMethodID, failed, now) : failed
  const change = { step: 'try' as const, reason: 'new_method' as const, dueAt: at ?? now }
  for (const invoiceID of tried) await manager.update(SubscriptionInvoice, { invoiceID }, change)
  return tried
}
