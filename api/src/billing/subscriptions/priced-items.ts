import type { EntityManager, ObjectLiteral } from 'typeorm'
import { amountMaxMinorUnits } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import type { GivenSubscriptionItem } from '#contract/subscription-items.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'
import { readRows, whereAmong } from '../../platform/database/rows.js'
import { amountOfPrice } from '../prices/price-amount.js'
import { Price } from '../prices/price.entity.js'
import { Product } from '../products/product.entity.js'
import { TaxRate } from '../tax-rates/tax-rate.entity.js'
import type { Discount } from './kept-discount.js'
import {
  ItemPriceOneOff,
  ItemPriceRetired,
  ItemPricesDiffer,
  ItemQuantityOfMetered,
  ItemPriceUnknown,
  ItemsTooLarge,
  ItemTaxRateUnknown,
} from './subscriptions.errors.js'

export interface PricedItem {
  item: SubscriptionItemView
  price: Price
  name: string
  rate: TaxRate | null
  /** For one whole period, in advance; 0 where the price is metered. */
  amount: bigint
  /** What the coupon of the period takes off it. */
  off: bigint
  discount: Discount | null
}

const itemOf = ({ priceID, quantity, taxRateID }: GivenSubscriptionItem): SubscriptionItemView => ({
  priceID,
  quantity: quantity ?? null,
  taxRateID: taxRateID ?? null,
})

export const isMetered = ({ usageType }: Pick<Price, 'usageType'>): boolean => usageType === 'metered'

export const licensedOf = (items: readonly PricedItem[]): PricedItem[] => items.filter(({ price }) => !isMetered(price))

/** What stays as it was may name a price or tax rate that was retired since. */
export async function requireItems(
  manager: EntityManager,
  own: { clientID: string; mode: Mode; hasUsage?: boolean },
  given: readonly GivenSubscriptionItem[],
  kept: readonly SubscriptionItemView[] = [],
): Promise<PricedItem[]> {
  const items = given.map(itemOf)
  const found = await readNamed(manager, own, items)
  const priced = items.map((item) => pricedOf(withQuantity(item, found), found))
  for (const { item, price, rate } of priced) {
    const before = kept.find(({ priceID }) => priceID === item.priceID)
    if (price.retiredAt && !before) throw new ItemPriceRetired()
    if (rate?.retiredAt && before?.taxRateID !== item.taxRateID) throw new ItemTaxRateUnknown()
    if (!price.interval) throw new ItemPriceOneOff()
    if (isMetered(price) && item.quantity !== null) throw new ItemQuantityOfMetered()
  }
  const rhythms = priced.map(({ price }) => `${price.currency} ${price.interval} ${price.intervalCount}`)
  if (new Set(rhythms).size > 1) throw new ItemPricesDiffer()
  const total = priced.reduce((sum, { amount }) => sum + amount, 0n)
  // Tax at most doubles it, and an invoice must stay below the largest amount. Usage may take half of it.
  const parts = own.hasUsage || priced.some(({ price }) => isMetered(price)) ? 4n : 2n
  if (total * parts > BigInt(amountMaxMinorUnits)) throw new ItemsTooLarge()
  return priced
}

export async function readItems(
  manager: EntityManager,
  own: { clientID: string; mode: Mode },
  items: readonly SubscriptionItemView[],
): Promise<PricedItem[]> {
  const found = await readNamed(manager, own, items)
  return items.map((item) => pricedOf(item, found))
}

const uniqueOf = (ids: string[]): string[] => [...new Set(ids)]

interface Named {
  prices: Price[]
  products: Product[]
  rates: TaxRate[]
}

async function readNamed(
  manager: EntityManager,
  { clientID, mode }: { clientID: string; mode: Mode },
  items: readonly SubscriptionItemView[],
): Promise<Named> {
  const isOwn = (row: { clientID: string; mode: Mode }) => row.clientID === clientID && row.mode === mode
  const those = <T extends ObjectLiteral>(entity: new () => T, key: keyof T & string, ids: string[]) =>
    ids.length > 0 ? readRows(manager, entity, whereAmong(key, ids), ids) : []
  const prices = (await those(Price, 'priceID', uniqueOf(items.map(({ priceID }) => priceID)))).filter(isOwn)
  const products = await those(Product, 'productID', uniqueOf(prices.map(({ productID }) => productID)))
  const rateIDs = uniqueOf(items.flatMap(({ taxRateID }) => taxRateID ?? []))
  const rates = (await those(TaxRate, 'taxRateID', rateIDs)).filter(isOwn)
  return { prices, products, rates }
}

/** A licensed item has one where it says none. */
function withQuantity(item: SubscriptionItemView, { prices }: Named): SubscriptionItemView {
  const price = prices.find(({ priceID }) => priceID === item.priceID)
  return price && !isMetered(price) ? { ...item, quantity: item.quantity ?? 1 } : item
}

function pricedOf(item: SubscriptionItemView, { prices, products, rates }: Named): PricedItem {
  const price = prices.find(({ priceID }) => priceID === item.priceID)
  if (!price) throw new ItemPriceUnknown()
  const rate = rates.find(({ taxRateID }) => taxRateID === item.taxRateID) ?? null
  if (item.taxRateID && !rate) throw new ItemTaxRateUnknown()
  const name = products.find(({ productID }) => productID === price.productID)?.name ?? ''
  const amount = isMetered(price) ? 0n : amountOfPrice(price, item.quantity ?? 1)
  return { item, price, name, rate, amount, off: 0n, discount: null }
}
