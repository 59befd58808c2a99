import type { InvoiceDiscountView } from '#contract/coupon-fields.js'
import { couponPartsOfPercent } from '#contract/billing-limits.js'
import type { Coupon } from '../coupons/coupon.entity.js'
import type { InvoiceLine } from './invoice-line.entity.js'
import { halfEven } from './invoice-sums.js'
import { sharesOf, sumOf } from './shares.js'

export interface DiscountTerms {
  couponID: string
  /** The coupon's code, or its name if it has no code. */
  shownName: string
  partsOff: number | null
  amountOff: number | null
}

export const termsOfCoupon = ({ couponID, name, code, partsOff, amountOff }: Coupon): DiscountTerms => ({
  ...{ couponID, shownName: code ?? name, partsOff, amountOff },
})

export const undiscounted = { discountAmount: 0, couponID: null, couponName: null }

const whole = BigInt(100 * couponPartsOfPercent)

/** What the coupon takes off each amount. It never takes more than the amounts; what is left of an amount off is lost. */
export function discountsOf(amounts: readonly bigint[], { partsOff, amountOff }: DiscountTerms): bigint[] {
  const sum = sumOf(amounts)
  if (sum <= 0n) return amounts.map(() => 0n)
  if (partsOff !== null) {
    const parts = amounts.map((amount) => amount * BigInt(partsOff))
    return sharesOf(parts, whole, halfEven(sumOf(parts), whole))
  }
  const off = BigInt(amountOff ?? 0)
  const total = off < sum ? off : sum
  return sharesOf(
    amounts.map((amount) => amount * total),
    sum,
    total,
  )
}

type DiscountedLine = Pick<InvoiceLine, 'couponID' | 'couponName' | 'discountAmount'>

/** By coupon, because an invoice may contain lines of periods with different ones. */
export function viewDiscounts(lines: readonly DiscountedLine[]): InvoiceDiscountView[] {
  const discounts = new Map<string, InvoiceDiscountView>()
  for (const { couponID, couponName, discountAmount } of lines) {
    if (!couponID || discountAmount === 0) continue
    const known = discounts.get(couponID) ?? { couponID, name: couponName ?? '', amount: 0 }
    discounts.set(couponID, { ...known, amount: known.amount + discountAmount })
  }
  return [...discounts.values()]
}
