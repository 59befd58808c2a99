import type { PriceView } from '#contract/prices.js'
import type { Price } from './price.entity.js'

export const viewPrice = (price: Price): PriceView => ({
  priceID: price.priceID,
  clientID: price.clientID,
  mode: price.mode,
  productID: price.productID,
  currency: price.currency,
  unitAmount: price.unitAmount,
  tiers: price.tiers,
  interval: price.interval,
  intervalCount: price.intervalCount,
  taxBehavior: price.taxBehavior,
  usageType: price.usageType,
  usageAggregation: price.usageAggregation,
  retiredAt: price.retiredAt?.toISOString() ?? null,
  createdAt: price.createdAt.toISOString(),
})
