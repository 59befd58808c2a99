import { type EntityManager, In, IsNull } from 'typeorm'
import { couponHoldMs, couponHoldsLookedAt, couponHoldsSinceMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type { Mode } from '#contract/modes.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { firstIdAt } from '../../platform/crypto/ids.js'
import { requireRow } from '../../platform/database/rows.js'
import { CouponRedemption } from '../coupons/coupon-redemption.entity.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { isSold } from './sale-price.js'

type Used = Pick<CouponRedemption, 'couponID'> & { mode: Mode }

const ofSession = (table: string) =>
  `SELECT 1 FROM "${table}" "tried" WHERE "tried"."paymentLinkID" = held.checkoutSessionID`

const isUnderWay =
  `EXISTS (${ofSession('transactions')} AND "tried"."status" IN ('processing', 'requires_action', 'authorized')) ` +
  `OR EXISTS (${ofSession('setups')} AND "tried"."status" IN ('processing', 'requires_action'))`

const isUntouched =
  `invoice.invoiceID IS NULL OR invoice.status = 'void' ` +
  `OR (invoice.status = 'open' AND invoice.amountPaid = 0 AND invoice.amountCredited = 0)`

// IDs hold the real time; createdAt is the time of the customer's clock. An attempt at an earlier subscription of the session is older.
const triedSince = (table: string, key: string, prefix: string) =>
  `EXISTS (${ofSession(table)} AND "tried"."${key}" > '${prefix}_' || substr(held.subscriptionID, 5, 10))`

// A payer whose first attempt is about to begin keeps the coupon, so that many payers at once do not take it from each other.
const isIdle =
  `held.subscriptionID < :begunBefore OR ${triedSince('transactions', 'transactionID', 'txn')} ` +
  `OR ${triedSince('setups', 'setupID', 'set')}`

const idleNow = () => ({ begunBefore: firstIdAt('sub', clock.time() - couponHoldMs) })

/** Subscriptions that have redeemed the coupon and that nobody has paid or is paying for. */
const freeHolds = (manager: EntityManager, couponID: string) =>
  manager
    .createQueryBuilder(Subscription, 'held')
    .innerJoin(CouponRedemption, 'used', 'used.subscriptionID = held.subscriptionID')
    .innerJoin(PaymentLink, 'session', 'session.paymentLinkID = held.checkoutSessionID')
    .leftJoin(Invoice, 'invoice', 'invoice.invoiceID = held.latestInvoiceID')
    .where('used.couponID = :couponID AND used.releasedAt IS NULL', { couponID })
    .andWhere(`held.status = 'incomplete' AND session.completedAt IS NULL`)
    .andWhere(`(${isUntouched})`)
    .andWhere(`NOT (${isUnderWay})`)

/**
 * Subscriptions of these customers that keep the coupon redeemed. null: one of them can’t give it back, or an invoice uses it.
 * @param ownID the customer whom the session names. The others have its address, which anybody can type: only what is idle is taken from them.
 */
export async function holdsOf(
  manager: EntityManager,
  { couponID }: Used,
  customerIDs: readonly string[],
  ownID: string | null,
): Promise<Subscription[] | null> {
  if (customerIDs.length === 0) return []
  const where = { couponID, customerID: In(customerIDs), releasedAt: IsNull() }
  const redemptions = await manager.countBy(CouponRedemption, where)
  if (redemptions === 0) return []
  const holds = await freeHolds(manager, couponID)
    .andWhere('used.customerID IN (:...customerIDs)', { customerIDs })
    .andWhere(`(held.customerID = :ownID OR ${isIdle})`, { ownID: ownID ?? '', ...idleNow() })
    .getMany()
  if (holds.length < redemptions) return null
  for (const hold of holds) {
    const session = await sessionOf(manager, hold)
    const isTheirs = hold.customerID !== ownID && !session.subscription?.isNewCustomer
    if (isTheirs || !(await beginsAgain(manager, session))) return null
  }
  return holds
}

/** Of whichever customer: an attempt to pay it has ended, or none has come. */
export async function idleHoldOf(manager: EntityManager, { couponID, mode }: Used): Promise<Subscription | null> {
  // A session lives for a day at most.
  const since = clock.time() - couponHoldsSinceMs
  const held = freeHolds(manager, couponID)
    .andWhere('held.subscriptionID > :sinceID', { sinceID: firstIdAt('sub', since) })
    .andWhere(`(${isIdle})`, idleNow())
  // The index has this time, and only in test mode a customer's clock may be behind.
  if (mode === 'live') held.andWhere('used.createdAt > :since', { since })
  for (const hold of await held.orderBy('used.createdAt').limit(couponHoldsLookedAt).getMany())
    if (await beginsAgain(manager, await sessionOf(manager, hold))) return hold
  return null
}

const sessionOf = (manager: EntityManager, { checkoutSessionID }: Subscription): Promise<PaymentLink> =>
  requireRow(manager, PaymentLink, { paymentLinkID: checkoutSessionID ?? '' })

/** Without its subscription, a session that is open would close because a price of it is retired. */
export const beginsAgain = async (manager: EntityManager, session: PaymentLink): Promise<boolean> =>
  session.closedAt !== null || isSold(manager, session)
