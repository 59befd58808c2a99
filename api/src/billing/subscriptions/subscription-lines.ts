import * as words from '#contract/messages/subscription-lines.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { nearest } from '../invoices/shares.js'
import type { Period } from './periods.js'
import { licensedOf, type PricedItem } from './priced-items.js'
import { secondsOf } from './proration.js'

const noCoupon = { couponID: null, couponName: null }

interface Part {
  amount: bigint
  off?: bigint
  period: Period
  description?: string
  isUsage?: boolean
}

function lineOf(priced: PricedItem, { amount, off = 0n, period, description, isUsage = false }: Part): LooseLine {
  const { item, price, name, rate, discount } = priced
  const coupon = off > 0n && discount ? { couponID: discount.couponID, couponName: discount.shownName } : noCoupon
  return {
    description: description ?? name,
    priceID: price.priceID,
    quantity: item.quantity ?? 0,
    unitAmount: price.unitAmount,
    tiers: price.tiers,
    amount: Number(amount),
    discountAmount: Number(off),
    ...coupon,
    taxRateID: rate?.taxRateID ?? null,
    taxName: rate?.name ?? null,
    taxPartsPerMillion: rate?.partsPerMillion ?? null,
    taxBehavior: rate ? (price.taxBehavior ?? rate.taxBehavior) : null,
    isReverseCharge: rate?.isReverseCharge ?? false,
    periodStart: period.start,
    periodEnd: period.end,
    isProration: description !== undefined,
    isUsage,
  }
}

/** Of what is charged in advance. */
export const wholeLines = (items: readonly PricedItem[], period: Period): LooseLine[] =>
  licensedOf(items).map((item) => lineOf(item, { amount: item.amount, off: item.off, period }))

export const usageLineOf = (item: PricedItem, period: Period): LooseLine =>
  lineOf(item, { amount: item.amount, off: item.off, period, isUsage: true })

/** A credit gives back what was charged, so it has no discount of its own. */
export const creditLines = (items: readonly PricedItem[], credits: readonly bigint[], rest: Period): LooseLine[] =>
  items.map((item, at) =>
    lineOf(item, { amount: credits[at] ?? 0n, period: rest, description: words.unused(item.name) }),
  )

/** `charges` are after the discount; the lines show them before it as well. */
export const chargeLines = (
  items: readonly PricedItem[],
  charges: readonly bigint[],
  { rest, whole }: { rest: Period; whole: Period },
): LooseLine[] =>
  items.map((item, at) => {
    const charged = charges[at] ?? 0n
    const part = nearest(item.amount * secondsOf(rest), secondsOf(whole))
    const off = item.off > 0n && charged >= 0n && part > charged ? part - charged : 0n
    return lineOf(item, { amount: charged + off, off, period: rest, description: words.remaining(item.name) })
  })
