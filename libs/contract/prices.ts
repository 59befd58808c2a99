import {
  type PriceInterval,
  priceIntervals,
  type TaxBehavior,
  taxBehaviors,
  type UsageAggregation,
  usageAggregations,
  type UsageType,
  usageTypes,
} from './billing-choices.js'
import { intervalCountMax, priceTiersMax, quantityMax } from './billing-limits.js'
import { allOf, MayBeAbsent, OptionalText, RequiredText } from './fields.js'
import { amountMaxMinorUnits } from './limits.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/billing.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { OptionalChoice, RequiredCurrency } from './money-fields.js'
import { asSent, isObject, isWhole, Passes, Whole } from './own-checks.js'

/** Each unit costs what the tier says in which it falls. */
export interface PriceTier {
  /** The last unit of the tier; null in the last tier. */
  upTo: number | null
  unitAmount: number
}

const tierFields = new Set(['upTo', 'unitAmount'])

const isTier = (value: unknown): value is PriceTier =>
  isObject(value) &&
  Object.keys(value).every((name) => tierFields.has(name)) &&
  isWhole(value.unitAmount, 0, amountMaxMinorUnits) &&
  (value.upTo === null || isWhole(value.upTo, 1, quantityMax))

const areTiers = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= priceTiersMax &&
  value.every(isTier) &&
  value.every(({ upTo }, at) =>
    at === value.length - 1 ? upTo === null : upTo !== null && upTo > (value[at - 1]?.upTo ?? 0),
  )

const OptionalUnitAmount = () =>
  allOf(MayBeAbsent(), Whole(0, amountMaxMinorUnits, words.wholeFromTo('unitAmount', 0, amountMaxMinorUnits)))

/** POST /prices, with an Idempotency-Key. A price is never changed, only retired. */
export class CreatePrice {
  @RequiredText(words.productRequired, 40)
  productID!: string

  @RequiredCurrency()
  currency!: Currency

  /** Minor units of `currency` for one; absent where `tiers` say it. */
  @OptionalUnitAmount()
  unitAmount?: number

  /** Graduated: the first units cost what the first tier says, and so on. */
  @asSent
  @MayBeAbsent()
  @Passes('arePriceTiers', areTiers, words.tiersForm)
  tiers?: PriceTier[]

  /** Default: it is paid once. */
  @OptionalChoice(priceIntervals, words.intervalOneOf(priceIntervals))
  interval?: PriceInterval

  /** 3 with `month`: every quarter. Default: 1. */
  @MayBeAbsent()
  @Whole(1, intervalCountMax, words.wholeFromTo('intervalCount', 1, intervalCountMax))
  intervalCount?: number

  /** Whether the amount contains the tax. Default: as the tax rate says. */
  @OptionalChoice(taxBehaviors, words.taxBehaviorOneOf(taxBehaviors))
  taxBehavior?: TaxBehavior

  /** `metered`: what is charged is what was used in the period. Default: `licensed`. */
  @OptionalChoice(usageTypes, words.usageTypeOneOf(usageTypes))
  usageType?: UsageType

  /** What the usage events of a period come to, where `usageType` is `metered`. */
  @OptionalChoice(usageAggregations, words.usageAggregationOneOf(usageAggregations))
  usageAggregation?: UsageAggregation

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /prices */
export class ListPrices extends ListQuery {
  /** Only the prices of this product. */
  @OptionalText(40)
  productID?: string
}

export interface PriceView {
  priceID: string
  clientID: string
  mode: Mode
  productID: string
  currency: Currency
  /** null: `tiers` say it. */
  unitAmount: number | null
  tiers: PriceTier[] | null
  /** null: it is paid once. */
  interval: PriceInterval | null
  intervalCount: number | null
  taxBehavior: TaxBehavior | null
  usageType: UsageType
  /** null: the price isn’t metered. */
  usageAggregation: UsageAggregation | null
  /** A retired price is refused for new lines. */
  retiredAt: string | null
  createdAt: string
}
