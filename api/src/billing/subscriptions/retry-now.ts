import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'

/** A new method is charged at once for what is owed, in place of the one that failed. */
@Injectable()
export class RetryNow {
  async heard(manager: EntityManager, method: SavedPaymentMethod): Promise<void> {
    const { customerID, usage, savedPaymentMethodID } = method
    if (usage !== 'off_session') return
    const status = In(['active', 'past_due', 'incomplete'])
    const owing = await manager.findBy(Subscription, { customerID, status, collection: 'charge' })
    for (const subscription of owing) {
      const { subscriptionID, checkoutSessionID } = subscription
      // Only the customer pays a checkout that was begun.
      if (checkoutSessionID && subscription.status === 'incomplete') continue
      const open = await manager.findBy(Invoice, { subscriptionID, status: 'open' })
      const ids = { invoiceID: In(open.map(({ invoiceID }) => invoiceID)), tryingSince: IsNull() }
      const failed = open.length > 0 ? await manager.findBy(SubscriptionInvoice, ids) : []
      if (failed.length === 0) continue
      await changeSubscription(manager, subscription, { savedPaymentMethodID })
      const change = { step: 'try' as const, reason: 'new_method' as const, dueAt: await timeOf(manager, subscription) }
      for (const { invoiceID } of failed) await manager.update(SubscriptionInvoice, { invoiceID }, change)
    }
  }
}
