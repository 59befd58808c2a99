import type { EntityManager } from 'typeorm'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import type { SoldSubscription } from '../../money/payment-links/sold-subscription.js'

export async function soldBy(manager: EntityManager, paymentLinkID: string): Promise<SoldSubscription> {
  const { subscription } = await manager.findOneByOrFail(PaymentLink, { paymentLinkID })
  if (!subscription) throw new Error(`The session ${paymentLinkID} sells no subscription`)
  return subscription
}
