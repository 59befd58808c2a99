import { partsOfPercent } from '#contract/billing-limits.js'
import type { CheckoutUsageView } from '#contract/checkout-usage.js'
import type { CheckoutItemView } from '#contract/payment-links.js'
import { isMetered, type PricedItem } from '../subscriptions/priced-items.js'

/** What the payer sees of a price. */
export const viewSoldItem = (priced: PricedItem): CheckoutItemView => {
  const { name, item, amount, price } = priced
  const isByUsage = isMetered(price)
  return {
    name,
    quantity: isByUsage ? null : (item.quantity ?? 1),
    amount: Number(amount),
    usage: isByUsage ? usageOf(priced) : null,
  }
}

const usageOf = (priced: PricedItem): CheckoutUsageView => ({
  unitAmount: priced.price.unitAmount,
  tiers: priced.price.tiers,
  usageAggregation: priced.price.usageAggregation ?? 'sum',
  addedTax: addedTaxOf(priced),
})

/** Usage isn’t known yet, so the price is shown without exclusive tax. */
function addedTaxOf({ price, rate }: PricedItem): CheckoutUsageView['addedTax'] {
  if (!rate || rate.isReverseCharge || rate.partsPerMillion === 0) return null
  const { name, partsPerMillion } = rate
  const isAdded = (price.taxBehavior ?? rate.taxBehavior) === 'exclusive'
  return isAdded ? { name, percentage: partsPerMillion / partsOfPercent } : null
}
