import { type EntityManager, In } from 'typeorm'
import { Customer } from '../../money/customers/customer.entity.js'
import type { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { requireRow } from '../../platform/database/rows.js'
import { AppError } from '../../platform/http/app-error.js'
import type { Coupon } from '../coupons/coupon.entity.js'
import { codeRefusals, CouponUsedByCustomer, CouponUsedUp } from '../coupons/coupons.errors.js'
import { findCoupon, type GivenCoupon, requireValid } from '../coupons/redeem-coupon.js'
import type { Subscription } from '../subscriptions/subscription.entity.js'
import { timeOf } from '../test-clocks/time-of.js'
import { holdsOf, idleHoldOf } from './sale-holds.js'

/** Takes the coupon back from a subscription that nobody has paid for; false: that is not possible. */
export type Release = (hold: Subscription) => Promise<boolean>

/** While the payer types the code: it is taken back only when the payer pays. */
export const releasedLater: Release = () => Promise.resolve(true)

interface Asked {
  /** Who pays, as far as the payer has said. */
  emailAddress: string | null
  release: Release
}

/** The coupon, if this payer can redeem it now. */
export async function couponFor(
  manager: EntityManager,
  link: PaymentLink,
  given: GivenCoupon,
  { emailAddress, release }: Asked,
): Promise<Coupon> {
  const { customerID, currency, subscription, subscriptionID } = link
  const coupon = await findCoupon(manager, link, given)
  // The subscription that has begun has redeemed it.
  if (subscriptionID && coupon.couponID === subscription?.coupon?.couponID) return coupon
  const customer = customerID ? await requireRow(manager, Customer, { customerID }) : null
  const now = await timeOf(manager, { testClockID: customer?.testClockID ?? null })
  requireValid(coupon, { currency, now })
  const { maxRedemptions, timesRedeemed, oncePerCustomer } = coupon
  const addresses = [emailAddress, customer?.emailAddress ?? null]
  const released = oncePerCustomer ? await requireUnused(manager, link, coupon, { addresses, release }) : 0
  if (maxRedemptions === null || timesRedeemed - released < maxRedemptions) return coupon
  const hold = await idleHoldOf(manager, coupon)
  if (!hold || !(await release(hold))) throw new CouponUsedUp()
  return coupon
}

/** The session has redeemed it already, and the payer may have corrected the address to one that had used it before. */
export async function requireUnusedBy(
  manager: EntityManager,
  link: PaymentLink,
  couponID: string,
  { emailAddress, release }: Asked,
): Promise<void> {
  const { subscription, payerEmailAddress, customerID } = link
  if (!subscription?.isNewCustomer || emailAddress === payerEmailAddress) return
  const coupon = await findCoupon(manager, link, { couponID })
  const others = { ...link, customerID: null }
  const asked = { addresses: [emailAddress], release, except: customerID }
  if (coupon.oncePerCustomer) await requireUnused(manager, others, coupon, asked)
}

interface Unused {
  addresses: (string | null)[]
  release: Release
  except?: string | null
}

/** How many redemptions were taken back. Each payer that no session names becomes a new customer, so the address counts too. */
async function requireUnused(
  manager: EntityManager,
  { clientID, mode, customerID }: PaymentLink,
  coupon: Coupon,
  { addresses, release, except = null }: Unused,
): Promise<number> {
  const emailAddress = In(addresses.filter((address) => address !== null))
  const named = await manager.find(Customer, {
    where: { clientID, mode, emailAddress },
    select: { customerID: true } as const,
  })
  const customerIDs = new Set([...named.map((customer) => customer.customerID), ...(customerID ? [customerID] : [])])
  if (except) customerIDs.delete(except)
  const holds = await holdsOf(manager, coupon, [...customerIDs], customerID)
  if (!holds) throw new CouponUsedByCustomer()
  for (const hold of holds) if (!(await release(hold))) throw new CouponUsedByCustomer()
  return holds.length
}

/** What refuses the code alone is answered; any other error is thrown on. */
export async function refusedOr<T>(work: () => Promise<T>): Promise<T | AppError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && codeRefusals.some((refusal) => error instanceof refusal)) return error
    throw error
  }
}
