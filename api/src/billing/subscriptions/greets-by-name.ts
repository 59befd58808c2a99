import type { EntityManager } from 'typeorm'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { requireRow } from '../../platform/database/rows.js'
import type { Subscription } from './subscription.entity.js'

/** A payer who became a customer at a checkout typed the name, and the address may be another person’s. */
export async function greetsByName(
  manager: EntityManager,
  { checkoutSessionID: paymentLinkID }: Pick<Subscription, 'checkoutSessionID'>,
): Promise<boolean> {
  if (!paymentLinkID) return true
  const { subscription } = await requireRow(manager, PaymentLink, { paymentLinkID })
  return subscription?.isNewCustomer !== true
}
