import { subscriptionItemsMax } from '#contract/billing-limits.js'

export type ItemPart = 'priceID' | 'quantity' | 'taxRateID'

/** The name of an input of an item, such as `item0.quantity`. */
export const itemName = (at: number, part: ItemPart): string => `item${at}.${part}`

/** How many items the form shows. What was typed is never trusted: each row is built. */
export const itemRows = (typed: Record<string, string | undefined>): number => {
  const rows = Number(typed.rows)
  return Number.isInteger(rows) && rows >= 1 ? Math.min(rows, subscriptionItemsMax) : 1
}
