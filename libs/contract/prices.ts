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

/** Each unit costs the price of the tier it falls into. */
export interface PriceTier {
  /** The last unit of the tier. Null for the last tier. */
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

/** POST /prices, with an Idempotency-Key. You can't change a price, only retire it. */
export class CreatePrice {
  @RequiredText(words.productRequired, 40)
  productID!: string

  @RequiredCurrency()
  currency!: Currency

  /** The price of one unit, in minor units of `currency`. Send this or `tiers`. */
  @OptionalUnitAmount()
  unitAmount?: number

  /** Graduated prices: the first units cost the price of the first tier, and so on. */
  @asSent
  @MayBeAbsent()
  @Passes('arePriceTiers', areTiers, words.tiersForm)
  tiers?: PriceTier[]

  /** Default: a one-time price. */
  @OptionalChoice(priceIntervals, words.intervalOneOf(priceIntervals))
  interval?: PriceInterval

  /** For example, 3 with `month` is every quarter. Default: 1. */
  @MayBeAbsent()
  @Whole(1, intervalCountMax, words.wholeFromTo('intervalCount', 1, intervalCountMax))
  intervalCount?: number

  /** Whether the amount includes tax. Default: the tax rate's setting. */
  @OptionalChoice(taxBehaviors, words.taxBehaviorOneOf(taxBehaviors))
  taxBehavior?: TaxBehavior

  /** `metered` charges the usage of each period after it ends. Default: `licensed`. */
  @OptionalChoice(usageTypes, words.usageTypeOneOf(usageTypes))
  usageType?: UsageType

  /** How a metered price counts the usage events of a period. */
  @OptionalChoice(usageAggregations, words.usageAggregationOneOf(usageAggregations))
  usageAggregation?: UsageAggregation

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /prices */
export class ListPrices extends ListQuery {
  /** Only prices of this product. */
  @OptionalText(40)
  productID?: string
}

export interface PriceView {
  priceID: string
  clientID: string
  mode: Mode
  productID: string
  currency: Currency
  /** Null if the price has `tiers`. */
  unitAmount: number | null
  tiers: PriceTier[] | null
  /** Null for a one-time price. */
  interval: PriceInterval | null
  intervalCount: number | null
  taxBehavior: TaxBehavior | null
  usageType: UsageType
  /** Null if the price isn’t metered. */
  usageAggregation: UsageAggregation | null
  /** New lines can't use a retired price. */
  retiredAt: string | null
  createdAt: string
}
