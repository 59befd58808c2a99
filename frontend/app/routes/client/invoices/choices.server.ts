import { type PriceView } from '#contract/prices.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { loadInvoiceSettings } from '../../../api/invoices.server'
import { allOwnPrices, allOwnProducts } from '../../../api/products.server'
import { silently } from '../../../api/silently.server'
import { allOwnTaxRates } from '../../../api/tax-rates.server'
import type { Context } from '../../../session/site-context.server'
import { type Choice, distinct } from '../parts/choices'
import { couponChoices } from '../parts/coupon-choices.server'
import { billedWords } from '../parts/price-words'

/** What the form of an invoice offers, and whether the seller's details are still missing. */
export async function invoiceChoices(context: Context, couponID: string | null = null) {
  const [products, prices, rates, settings, coupons] = await Promise.all([
    silently(allOwnProducts(context), []),
    silently(allOwnPrices(context), []),
    silently(allOwnTaxRates(context), []),
    silently(loadInvoiceSettings(context), null),
    couponChoices(context, couponID),
  ])
  const names = new Map(products.map(({ productID, name }) => [productID, name]))
  return {
    prices: distinct(prices.filter(isInUse).map((price) => choiceOf(price, names.get(price.productID) ?? ''))),
    taxRates: distinct(
      rates
        .filter(isInUse)
        .map(({ taxRateID, name, percentage }) => ({ value: taxRateID, label: `${name} (${percentage}%)` })),
    ),
    coupons,
    isSetUp: !settings || settings.numberPrefix !== null,
  }
}

const isInUse = ({ retiredAt }: { retiredAt: string | null }) => retiredAt === null

function choiceOf(price: PriceView, name: string): Choice {
  const { priceID, unitAmount, currency } = price
  const amount = unitAmount === null ? currency : formatMoney(unitAmount, currency)
  return { value: priceID, label: [name, amount, billedWords(price)].filter(Boolean).join(' · ') }
}
