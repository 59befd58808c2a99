import type { ChangeTiming, SubscriptionInvoiceKind } from '#contract/billing-choices.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { nearest } from '../invoices/shares.js'
import type { Discount, PeriodDiscount } from './kept-discount.js'
import { type Period, periodOf, type Rhythm } from './periods.js'
import { licensedOf, type PricedItem } from './priced-items.js'
import { prorate, secondsOf } from './proration.js'
import { invoicedAtOf, rhythmOf } from './renewal-times.js'
import { chargeLines, creditLines, wholeLines } from './subscription-lines.js'
import { currentDiscount, discountsOfPeriod, takenBy, withDiscount } from './subscription-discounts.js'
import type { Subscription } from './subscription.entity.js'
import { ItemCurrencyFixed, ItemPricesDiffer } from './subscriptions.errors.js'

export interface PlannedChange {
  lines: LooseLine[]
  change: Partial<Subscription>
  kind: SubscriptionInvoiceKind
  invoicedAt: Date
  /** The coupon of a period that ends with the change, with what was given back of its amount. */
  leftOff?: PeriodDiscount | null
}

interface Asked {
  before: readonly PricedItem[]
  after: readonly PricedItem[]
  applies: ChangeTiming
  at: Date
}

export function planChange(subscription: Subscription, asked: Asked): PlannedChange {
  const { after, applies, at } = asked
  if (after.some(({ price }) => price.currency !== subscription.currency)) throw new ItemCurrencyFixed()
  const rhythm = rhythmAfter(subscription, asked)
  const isOtherRhythm = rhythm.interval !== subscription.interval || rhythm.intervalCount !== subscription.intervalCount
  const items = after.map(({ item }) => item)
  if (applies === 'period_end') return atPeriodEnd(subscription, asked, isOtherRhythm)
  if (subscription.status === 'trialing') {
    const change = { items, nextItems: null, interval: rhythm.interval, intervalCount: rhythm.intervalCount }
    return { lines: [], change, kind: 'change', invoicedAt: at }
  }
  return isOtherRhythm ? newPeriods(subscription, asked, rhythm) : samePeriod(subscription, asked)
}

function rhythmAfter({ timeZone }: Subscription, { after, at }: Asked): Rhythm {
  const [first] = after
  if (!first?.price.interval) throw new ItemPricesDiffer()
  return { anchorAt: at, interval: first.price.interval, intervalCount: first.price.intervalCount ?? 1, timeZone }
}

/** Shows the invoice of the next period, which is made once this one has ended. */
function atPeriodEnd(subscription: Subscription, { after }: Asked, isOtherRhythm: boolean): PlannedChange {
  // Periods of another length would need another anchor, so such a change applies now.
  if (isOtherRhythm) throw new ItemPricesDiffer()
  const { anchorNumber, periodNumber } = subscription
  const next = periodOf(rhythmOf(subscription), periodNumber + 1)
  const { discount } = discountsOfPeriod(subscription, { anchorNumber, periodNumber: periodNumber + 1 })
  const change = { nextItems: after.map(({ item }) => item) }
  const lines = wholeLines(withDiscount(after, discount), next)
  return { lines, change, kind: 'renewal', invoicedAt: invoicedAtOf(subscription) }
}

const isSame = (one: PricedItem, other: PricedItem): boolean =>
  one.item.priceID === other.item.priceID &&
  one.item.quantity === other.item.quantity &&
  one.item.taxRateID === other.item.taxRateID &&
  one.off === other.off

const without = (items: readonly PricedItem[], others: readonly PricedItem[]): PricedItem[] =>
  items.filter((item) => !others.some((other) => isSame(item, other)))

const amountsOf = (items: readonly PricedItem[]): bigint[] => items.map(({ amount, off }) => amount - off)

/** What is charged in advance, so that its rest can be credited and charged. */
const chargedOf = (items: readonly PricedItem[], discount: Discount | null): PricedItem[] =>
  licensedOf(withDiscount(items, discount))

/** What items that are credited give back of an amount off. */
const unusedOff = (gone: readonly PricedItem[], rest: Period, whole: Period): number =>
  Number(gone.reduce((sum, { off }) => sum + nearest(off * secondsOf(rest), secondsOf(whole)), 0n))

function samePeriod(subscription: Subscription, asked: Asked): PlannedChange {
  const { applies, at } = asked
  const { currentPeriodEnd: end, periodNumber } = subscription
  const discount = currentDiscount(subscription)
  const [before, after] = [chargedOf(asked.before, discount), chargedOf(asked.after, discount)]
  const change = { items: asked.after.map(({ item }) => item), nextItems: null }
  const [gone, added] = [without(before, after), without(after, before)]
  // A period that is over and waits for late usage has no seconds left to credit or charge.
  if (applies === 'now' || gone.length + added.length === 0 || at >= end)
    return { lines: [], change, kind: 'change', invoicedAt: at }
  const carry = BigInt(subscription.carry)
  const amounts = { before: amountsOf(gone), after: amountsOf(added), carry }
  const whole = periodOf(rhythmOf(subscription), periodNumber)
  const part = prorate(whole, at, amounts)
  const rest = { start: at, end }
  const left = takenBy(subscription, -unusedOff(gone, rest, whole))
  return {
    lines: [...creditLines(gone, part.credits, rest), ...chargeLines(added, part.charges, { rest, whole })],
    change: { ...change, carry: Number(part.carry), ...(left && { discount: left }) },
    kind: 'change',
    invoicedAt: at,
  }
}

/** Another interval ends this period now, and the next one starts at the same second. */
function newPeriods(subscription: Subscription, asked: Asked, rhythm: Rhythm): PlannedChange {
  const { after, applies, at } = asked
  const { currentPeriodEnd: end, periodNumber, anchorNumber } = subscription
  const before = chargedOf(asked.before, currentDiscount(subscription))
  const discounts = discountsOfPeriod(subscription, { anchorNumber: anchorNumber + 1, periodNumber: 0 })
  const first = periodOf(rhythm, 0)
  const old = periodOf(rhythmOf(subscription), periodNumber)
  const amounts = { before: amountsOf(before), after: [], carry: BigInt(subscription.carry) }
  const rest = { start: at, end }
  const isCredited = applies !== 'now' && at < end
  const credits = isCredited ? creditLines(before, prorate(old, at, amounts).credits, rest) : []
  return {
    lines: [...credits, ...wholeLines(withDiscount(after, discounts.discount), first)],
    change: {
      ...{ items: after.map(({ item }) => item), nextItems: null, carry: 0, periodNumber: 0 },
      ...{ anchorNumber: anchorNumber + 1, ...rhythm, dueAt: first.end },
      ...{ currentPeriodStart: first.start, currentPeriodEnd: first.end, ...discounts },
    },
    kind: 'change',
    invoicedAt: at,
    leftOff: isCredited ? takenBy(subscription, -unusedOff(before, rest, old)) : null,
  }
}
