import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Setup } from '../../money/setups/setup.entity.js'
import { MethodSetup } from '../../money/saved-methods/method-setup.entity.js'
import type { Transaction } from '../../money/transactions/transaction.entity.js'
import { daysAfter } from '../subscriptions/periods.js'
import { changeSubscription, tellSubscription } from '../subscriptions/subscription-rows.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { soldBy } from './sold-by.js'

/** In the unit in which the customer has paid, or has saved a method for after the trial. */
@Injectable()
export class SaleOutcomes {
  /** The invoice of the payment activates the subscription; what it paid with is charged from then on. */
  async paid(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, methodSetupID: setupID, status } = transaction
    if (!paymentLinkID || !setupID || status !== 'succeeded') return
    const subscription = await manager.findOneBy(Subscription, { checkoutSessionID: paymentLinkID })
    if (!subscription || subscription.savedPaymentMethodID) return
    const { savedPaymentMethodID } = await manager.findOneByOrFail(MethodSetup, { setupID })
    if (savedPaymentMethodID) await changeSubscription(manager, subscription, { savedPaymentMethodID })
  }

  /** The trial starts when the method is saved. */
  async saved(manager: EntityManager, { paymentLinkID, savedPaymentMethodID }: Setup): Promise<void> {
    const subscription = await manager.findOneBy(Subscription, { checkoutSessionID: paymentLinkID })
    if (subscription?.status !== 'incomplete') return
    const { trialDays } = await soldBy(manager, paymentLinkID)
    const now = await timeOf(manager, subscription)
    const trialEndsAt = daysAfter(now, trialDays ?? 0, subscription.timeZone)
    await changeSubscription(manager, subscription, {
      ...{ status: 'trialing', savedPaymentMethodID, anchorAt: trialEndsAt, trialEndsAt },
      ...{ currentPeriodStart: now, currentPeriodEnd: trialEndsAt, dueAt: trialEndsAt },
    })
    await tellSubscription(manager, subscription, 'subscription.activated')
  }
}
