import { quantityMax, subscriptionItemsMax } from './billing-limits.js'
import { isID } from './condition-checks.js'
import * as words from './messages/errors/subscriptions.js'
import { HasNoFault, isObject, isWhole } from './own-checks.js'

export interface GivenSubscriptionItem {
  priceID: string
  /** Default: 1. A metered price has none. */
  quantity?: number
  taxRateID?: string
}

const fields = new Set(['priceID', 'quantity', 'taxRateID'])

function faultOfItems(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > subscriptionItemsMax)
    return words.itemsForm(subscriptionItemsMax)
  for (const item of value as unknown[]) {
    const fault = faultOfItem(item)
    if (fault) return fault
  }
  const prices = (value as GivenSubscriptionItem[]).map(({ priceID }) => priceID)
  return new Set(prices).size < prices.length ? words.samePriceTwice : null
}

function faultOfItem(item: unknown): string | null {
  if (!isObject(item)) return words.itemsForm(subscriptionItemsMax)
  const unknown = Object.keys(item).find((name) => !fields.has(name))
  if (unknown) return words.itemForm(unknown)
  if (!isID(item.priceID)) return words.itemForm('priceID')
  if ((item.quantity ?? null) !== null && !isWhole(item.quantity, 1, quantityMax))
    return words.quantityForm(quantityMax)
  if ((item.taxRateID ?? null) !== null && !isID(item.taxRateID)) return words.itemForm('taxRateID')
  return null
}

export const RequiredItems = () => HasNoFault('areSubscriptionItems', faultOfItems)
