import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { requireMethod } from './chosen-method.js'
import { Collections } from './collections.service.js'
import { retryOwed } from './retry-now.js'
import {
  changeSubscription,
  findSubscription,
  noteSubscription,
  type OwnSubscription,
  tellSubscription,
} from './subscription-rows.js'
import { viewSubscription } from './subscription.view.js'
import { SubscriptionStateConflict } from './subscriptions.errors.js'

/** Another saved method for a subscription. What is owed is charged to it at once. */
@Injectable()
export class SubscriptionMethods {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly collections: Collections,
  ) {}

  /** Choosing the same one again changes nothing and charges nothing. */
  async choose(own: OwnSubscription, savedPaymentMethodID: string): Promise<SubscriptionView> {
    const owed = await this.audit.unit(async (manager, record) => {
      const subscription = await findSubscription(manager, own)
      const { status } = subscription
      if (status === 'canceled') throw new SubscriptionStateConflict(status)
      await requireMethod(manager, { ...subscription, savedPaymentMethodID })
      if (subscription.savedPaymentMethodID === savedPaymentMethodID) return []
      await changeSubscription(manager, subscription, { savedPaymentMethodID })
      await noteSubscription(manager, record, subscription, 'subscription.updated')
      return retryOwed(manager, subscription)
    })
    for (const invoiceID of owed) await this.collections.collect(invoiceID)
    return viewSubscription(await findSubscription(this.database.read, own))
  }

  /** In the unit in which the customer has saved it. */
  async saved(manager: EntityManager, own: OwnSubscription, savedPaymentMethodID: string): Promise<void> {
    const subscription = await findSubscription(manager, own)
    if (subscription.status === 'canceled' || subscription.collection !== 'charge') return
    await changeSubscription(manager, subscription, { savedPaymentMethodID })
    await tellSubscription(manager, subscription, 'subscription.updated')
    await retryOwed(manager, subscription)
  }
}
