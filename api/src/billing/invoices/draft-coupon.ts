import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { CouponCurrency } from '../coupons/coupons.errors.js'
import {
  findCoupon,
  type GivenCoupon,
  namesCoupon,
  redeemCoupon,
  releaseOfInvoice,
  requireCoupon,
} from '../coupons/redeem-coupon.js'
import { type DiscountTerms, termsOfCoupon } from './discounts.js'
import type { Invoice } from './invoice.entity.js'

interface Asked extends GivenCoupon {
  invoiceID: string
  clientID: string
  mode: Mode
  customerID: string
  currency: Currency
}

/** Redeems the coupon that the call names, and gives back the one that the draft had before, unless it is the same. */
export async function couponOfDraft(
  manager: EntityManager,
  asked: Asked,
  before: Pick<Invoice, 'couponID' | 'customerID'> | null,
  now: Date,
): Promise<DiscountTerms | null> {
  const { invoiceID, couponID, code, ...own } = asked
  const found = namesCoupon(asked) ? await findCoupon(manager, asked, { couponID, code }) : null
  const isKept = found?.couponID === before?.couponID && asked.customerID === before?.customerID
  if (before?.couponID && !isKept) await releaseOfInvoice(manager, invoiceID, now)
  if (!found) return null
  if (found.currency && found.currency !== asked.currency) throw new CouponCurrency()
  if (!isKept) {
    const redeemer = { ...own, now }
    const coupon = await requireCoupon(manager, redeemer, { couponID: found.couponID })
    await redeemCoupon(manager, coupon, redeemer, { invoiceID })
  }
  return termsOfCoupon(found)
}
