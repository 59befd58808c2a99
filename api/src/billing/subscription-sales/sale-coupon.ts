import { type EntityManager, In, IsNull } from 'typeorm'
import { type GivenPayer, payerOf } from '#contract/payer.js'
import { Customer } from '../../money/customers/customer.entity.js'
import type { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { requireRow } from '../../platform/database/rows.js'
import { AppError } from '../../platform/http/app-error.js'
import { CouponRedemption } from '../coupons/coupon-redemption.entity.js'
import type { Coupon } from '../coupons/coupon.entity.js'
import { CouponUsedByCustomer } from '../coupons/coupons.errors.js'
import { findCoupon, type GivenCoupon, requireCoupon } from '../coupons/redeem-coupon.js'
import { timeOf } from '../test-clocks/time-of.js'

/** Why the coupon of a session can’t be redeemed now; null: it can, or there is none. */
export async function refusalOf(
  manager: EntityManager,
  link: PaymentLink,
  payer: GivenPayer | undefined,
): Promise<AppError | null> {
  const couponID = link.subscription?.coupon?.couponID
  if (!couponID) return null
  const emailAddress = payerOf(payer).emailAddress ?? link.payerEmailAddress
  if (link.subscriptionID) return refusalByAddress(manager, link, emailAddress)
  const found = await refusedOr(() => couponFor(manager, link, { couponID }, emailAddress))
  return found instanceof AppError ? found : null
}

export async function couponFor(
  manager: EntityManager,
  link: PaymentLink,
  given: GivenCoupon,
  emailAddress: string | null,
): Promise<Coupon> {
  const { clientID, mode, customerID, currency } = link
  const customer = customerID ? await requireRow(manager, Customer, { customerID }) : { testClockID: null }
  const now = await timeOf(manager, customer)
  const coupon = await requireCoupon(manager, { clientID, mode, customerID: customerID ?? '', currency, now }, given)
  if (coupon.oncePerCustomer && !customerID && (await isUsedBy(manager, link, coupon.couponID, emailAddress)))
    throw new CouponUsedByCustomer()
  return coupon
}

/** It is redeemed already, and the payer may only have corrected the address. */
async function refusalByAddress(manager: EntityManager, link: PaymentLink, emailAddress: string | null) {
  const { subscription, payerEmailAddress, clientID, mode } = link
  const couponID = subscription?.coupon?.couponID
  if (!couponID || !subscription?.isNewCustomer || emailAddress === payerEmailAddress) return null
  const { oncePerCustomer } = await findCoupon(manager, { clientID, mode }, { couponID })
  return oncePerCustomer && (await isUsedBy(manager, link, couponID, emailAddress)) ? new CouponUsedByCustomer() : null
}

export async function refusedOr<T>(work: () => Promise<T>): Promise<T | AppError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Each payer that the session does not name becomes a new customer, so the address says who has used a coupon. */
async function isUsedBy(
  manager: EntityManager,
  { clientID, mode, customerID }: PaymentLink,
  couponID: string,
  emailAddress: string | null,
): Promise<boolean> {
  if (!emailAddress) return false
  const select = { customerID: true } as const
  const customers = await manager.find(Customer, { where: { clientID, mode, emailAddress }, select })
  const others = customers.map((customer) => customer.customerID).filter((id) => id !== customerID)
  return (
    others.length > 0 && manager.existsBy(CouponRedemption, { couponID, customerID: In(others), releasedAt: IsNull() })
  )
}
