import { type EntityManager, IsNull } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { newId } from '../../platform/crypto/ids.js'
import { findRow, insertRows, requireRow, updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { CouponRedemption } from './coupon-redemption.entity.js'
import { Coupon } from './coupon.entity.js'
import { viewRedemption } from './coupon.view.js'
import {
  CouponCodeUnknown,
  CouponCurrency,
  CouponExpired,
  CouponIdOrCode,
  CouponIdUnknown,
  CouponRetired,
  CouponUsedByCustomer,
  CouponUsedUp,
} from './coupons.errors.js'

export interface GivenCoupon {
  couponID?: string | undefined
  code?: string | undefined
}

interface Redeemer {
  clientID: string
  mode: Mode
  customerID: string
  currency: Currency
  /** The time of the customer, who may be on a test clock. */
  now: Date
}

export const namesCoupon = ({ couponID, code }: GivenCoupon): boolean => couponID !== undefined || code !== undefined

/** The coupon that a call names, if this customer can redeem it now. */
export async function requireCoupon(manager: EntityManager, redeemer: Redeemer, given: GivenCoupon): Promise<Coupon> {
  const coupon = await findCoupon(manager, redeemer, given)
  requireValid(coupon, redeemer)
  const { couponID, maxRedemptions, timesRedeemed, oncePerCustomer } = coupon
  if (maxRedemptions !== null && timesRedeemed >= maxRedemptions) throw new CouponUsedUp()
  const before = { couponID, customerID: redeemer.customerID, releasedAt: IsNull() }
  if (oncePerCustomer && (await manager.existsBy(CouponRedemption, before))) throw new CouponUsedByCustomer()
  return coupon
}

/** Whoever redeems it. */
export function requireValid(
  { retiredAt, redeemBy, currency }: Coupon,
  redeemer: Pick<Redeemer, 'currency' | 'now'>,
): void {
  if (retiredAt) throw new CouponRetired()
  if (redeemBy && redeemBy < redeemer.now) throw new CouponExpired()
  if (currency && currency !== redeemer.currency) throw new CouponCurrency()
}

export async function findCoupon(
  manager: EntityManager,
  { clientID, mode }: Pick<Redeemer, 'clientID' | 'mode'>,
  { couponID, code }: GivenCoupon,
): Promise<Coupon> {
  if (couponID !== undefined && code !== undefined) throw new CouponIdOrCode()
  if (couponID !== undefined) {
    const coupon = await findRow(manager, Coupon, { couponID, clientID, mode })
    if (!coupon) throw new CouponIdUnknown()
    return coupon
  }
  const named = { code: (code ?? '').toUpperCase(), clientID, mode }
  const coupon =
    (await manager.findOneBy(Coupon, { ...named, retiredAt: IsNull() })) ??
    (await manager.findOne(Coupon, { where: named, order: { createdAt: 'DESC' } }))
  if (!coupon) throw new CouponCodeUnknown()
  return coupon
}

type Use = { subscriptionID: string } | { invoiceID: string }

/** In the unit that applies it, so that it counts once or not at all. */
export async function redeemCoupon(
  manager: EntityManager,
  coupon: Coupon,
  { clientID, mode, customerID, now }: Redeemer,
  use: Use,
): Promise<CouponRedemption> {
  const { couponID } = coupon
  // Units that redeem it at the same time write the same row, so all but one of them run again.
  await updateRow(manager, Coupon, { couponID }, { timesRedeemed: coupon.timesRedeemed + 1 })
  const redemption: CouponRedemption = {
    ...{ couponRedemptionID: newId('cpr', now.getTime()), couponID, clientID, mode, customerID },
    ...{ subscriptionID: null, invoiceID: null, ...use },
    ...{ periodsLeft: 'invoiceID' in use ? 0 : periodsOf(coupon), releasedAt: null, createdAt: now },
  }
  await insertRows(manager, CouponRedemption, redemption)
  await recordEvent(manager, { clientID, mode, type: 'coupon.redeemed', data: viewRedemption(redemption) })
  return redemption
}

export const periodsOf = ({ duration, periods }: Coupon): number | null =>
  duration === 'forever' ? null : duration === 'once' ? 1 : (periods ?? 1)

/** Gives it back, so that somebody else can redeem the coupon. Giving it back again changes nothing. */
export async function releaseCoupon(manager: EntityManager, couponRedemptionID: string, now: Date): Promise<void> {
  const redemption = await requireRow(manager, CouponRedemption, { couponRedemptionID })
  if (redemption.releasedAt) return
  const { couponID, clientID, mode } = redemption
  const { timesRedeemed } = await requireRow(manager, Coupon, { couponID })
  await updateRow(manager, Coupon, { couponID }, { timesRedeemed: timesRedeemed - 1 })
  redemption.releasedAt = now
  await updateRow(manager, CouponRedemption, { couponRedemptionID }, { releasedAt: now })
  await recordEvent(manager, { clientID, mode, type: 'coupon.redemption_released', data: viewRedemption(redemption) })
}

/** Of an invoice that is voided, and of a draft that is deleted or takes another coupon. */
export async function releaseOfInvoice(manager: EntityManager, invoiceID: string, now: Date): Promise<void> {
  const redemption = await manager.findOneBy(CouponRedemption, { invoiceID, releasedAt: IsNull() })
  if (redemption) await releaseCoupon(manager, redemption.couponRedemptionID, now)
}

export const setPeriodsLeft = (manager: EntityManager, couponRedemptionID: string, periodsLeft: number | null) =>
  updateRow(manager, CouponRedemption, { couponRedemptionID }, { periodsLeft })
