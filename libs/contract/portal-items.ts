import { quantityMax, subscriptionItemsMax } from './billing-limits.js'
import { isID } from './condition-checks.js'
import * as words from './messages/errors/subscriptions.js'
import { HasNoFault, isObject, isWhole } from './own-checks.js'

export interface GivenPortalItem {
  priceID: string
  /** Null for a metered price, which has no quantity. */
  quantity: number | null
}

const fields = new Set(['priceID', 'quantity'])

function faultOfItems(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > subscriptionItemsMax)
    return words.itemsForm(subscriptionItemsMax)
  for (const item of value as unknown[]) {
    if (!isObject(item)) return words.itemsForm(subscriptionItemsMax)
    const unknown = Object.keys(item).find((name) => !fields.has(name))
    if (unknown) return words.itemForm(unknown)
    if (!isID(item.priceID)) return words.itemForm('priceID')
    if (item.quantity !== null && !isWhole(item.quantity, 1, quantityMax)) return words.quantityForm(quantityMax)
  }
  const prices = (value as GivenPortalItem[]).map(({ priceID }) => priceID)
  return new Set(prices).size < prices.length ? words.samePriceTwice : null
}

export const RequiredPortalItems = () => HasNoFault('arePortalItems', faultOfItems)
