import * as words from '#contract/messages/client/subscriptions.js'
import type { PriceView } from '#contract/prices.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'
import { loadInvoiceSettings } from '../../../api/invoices.server'
import { loadOwnCustomer } from '../../../api/customers.server'
import { allOwnPrices, allOwnProducts } from '../../../api/products.server'
import { silently } from '../../../api/silently.server'
import { allOwnTaxRates } from '../../../api/tax-rates.server'
import type { Context } from '../../../session/site-context.server'
import { type Choice, distinct } from './choices'
import { customerLabel } from './customer-label'
import { amountWords, billedWords, usageWords } from './price-words'

export interface Plan {
  name: string
  price: PriceView
}

const isInUse = ({ retiredAt }: { retiredAt: string | null }) => retiredAt === null

/** Each price with the name of its product. */
export async function plansOf(context: Context): Promise<Map<string, Plan>> {
  const [products, prices] = await Promise.all([
    silently(allOwnProducts(context), []),
    silently(allOwnPrices(context), []),
  ])
  const names = new Map(products.map(({ productID, name }) => [productID, name]))
  return new Map(prices.map((price) => [price.priceID, { name: names.get(price.productID) ?? price.priceID, price }]))
}

/** The first plan of a subscription, and how many more there are. */
export function planWords(items: readonly SubscriptionItemView[], plans: ReadonlyMap<string, Plan>): string {
  const [first, ...others] = items
  if (!first) return ''
  const name = plans.get(first.priceID)?.name ?? first.priceID
  const plan = (first.quantity ?? 1) === 1 ? name : `${name} × ${first.quantity}`
  return others.length === 0 ? plan : words.andMore(plan, others.length)
}

const choicesOf = (ids: readonly string[], labelOf: (value: string) => string): Choice[] =>
  distinct([...new Set(ids)].map((value) => ({ value, label: labelOf(value) })))

/** The prices that repeat and the tax rates in use, and those of `kept` although they are retired or cannot be read: the form would remove them. */
export async function planChoices(context: Context, kept: readonly SubscriptionItemView[] = []) {
  const [plans, rates, settings] = await Promise.all([
    plansOf(context),
    silently(allOwnTaxRates(context), []),
    silently(loadInvoiceSettings(context), null),
  ])
  const offered = [...plans.values()].filter(({ price }) => price.interval && isInUse(price))
  const prices = [...offered.map(({ price }) => price.priceID), ...kept.map(({ priceID }) => priceID)]
  const taxRates = [
    ...rates.filter(isInUse).map(({ taxRateID }) => taxRateID),
    ...kept.flatMap(({ taxRateID }) => taxRateID ?? []),
  ]
  return {
    prices: choicesOf(prices, (priceID) => {
      const plan = plans.get(priceID)
      return plan
        ? [plan.name, amountWords(plan.price), billedWords(plan.price), ...usageWords(plan.price)].join(' · ')
        : priceID
    }),
    taxRates: choicesOf(taxRates, (taxRateID) => {
      const rate = rates.find((one) => one.taxRateID === taxRateID)
      return rate ? `${rate.name} (${rate.percentage}%)` : taxRateID
    }),
    isSetUp: !settings || settings.numberPrefix !== null,
  }
}

export async function customerNames(context: Context, rows: readonly { customerID: string }[]) {
  const ids = [...new Set(rows.map(({ customerID }) => customerID))]
  const found = await Promise.all(ids.map((customerID) => silently(loadOwnCustomer(context, customerID), null)))
  return new Map(found.flatMap((row) => (row && !row.erasedAt ? [[row.customerID, customerLabel(row)] as const] : [])))
}
