import { type EntityManager, MoreThan } from 'typeorm'
import { retriesWithinDays } from '#contract/billing-limits.js'
import { PaymentTry } from './payment-try.entity.js'
import { daysAfter } from './periods.js'

/** How often it failed within the time that card networks count. */
export const failedTriesOf = (manager: EntityManager, savedPaymentMethodID: string, now: Date): Promise<number> => {
  const triedAt = MoreThan(daysAfter(now, -retriesWithinDays, 'UTC'))
  return manager.countBy(PaymentTry, { savedPaymentMethodID, triedAt, outcome: 'failed' })
}
