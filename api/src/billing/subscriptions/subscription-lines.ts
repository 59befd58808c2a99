import * as words from '#contract/messages/subscription-lines.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import type { Period } from './periods.js'
import type { PricedItem } from './priced-items.js'

interface Part {
  amount: bigint
  period: Period
  description?: string
}

function lineOf({ item, price, name, rate }: PricedItem, { amount, period, description }: Part): LooseLine {
  return {
    description: description ?? name,
    priceID: price.priceID,
    quantity: item.quantity,
    unitAmount: price.unitAmount,
    tiers: price.tiers,
    amount: Number(amount),
    taxRateID: rate?.taxRateID ?? null,
    taxName: rate?.name ?? null,
    taxPartsPerMillion: rate?.partsPerMillion ?? null,
    taxBehavior: rate ? (price.taxBehavior ?? rate.taxBehavior) : null,
    isReverseCharge: rate?.isReverseCharge ?? false,
    periodStart: period.start,
    periodEnd: period.end,
    isProration: description !== undefined,
  }
}

export const wholeLines = (items: readonly PricedItem[], period: Period): LooseLine[] =>
  items.map((item) => lineOf(item, { amount: item.amount, period }))

export const creditLines = (items: readonly PricedItem[], credits: readonly bigint[], rest: Period): LooseLine[] =>
  items.map((item, at) =>
    lineOf(item, { amount: credits[at] ?? 0n, period: rest, description: words.unused(item.name) }),
  )

export const chargeLines = (items: readonly PricedItem[], charges: readonly bigint[], rest: Period): LooseLine[] =>
  items.map((item, at) =>
    lineOf(item, { amount: charges[at] ?? 0n, period: rest, description: words.remaining(item.name) }),
  )
