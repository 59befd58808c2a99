import { type EntityManager, In, IsNull } from 'typeorm'
import type { GivenInvoiceLine } from '#contract/invoice-lines.js'
import type { InvoiceTaxView } from '#contract/invoices.js'
import { partsOfPercent } from '#contract/billing-limits.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { newId } from '../../platform/crypto/ids.js'
import { amountOfPrice } from '../prices/price-amount.js'
import { Price } from '../prices/price.entity.js'
import { Product } from '../products/product.entity.js'
import { TaxRate } from '../tax-rates/tax-rate.entity.js'
import { type DiscountTerms, discountsOf, undiscounted } from './discounts.js'
import { InvoiceLine } from './invoice-line.entity.js'
import { sumsOf } from './invoice-sums.js'
import { LineCurrency, LinePriceUnknown, LineTaxRateUnknown, TotalTooLarge } from './invoices.errors.js'

interface Asked {
  invoiceID: string
  clientID: string
  mode: Mode
  currency: Currency
}

interface Named {
  prices: Map<string, Price>
  names: Map<string, string>
  rates: Map<string, TaxRate>
}

export interface BuiltLines {
  lines: InvoiceLine[]
  taxes: InvoiceTaxView[]
  discountAmount: number
  subtotal: number
  taxAmount: number
  total: number
}

export async function buildLines(
  manager: EntityManager,
  asked: Asked,
  given: readonly GivenInvoiceLine[],
  coupon: DiscountTerms | null,
): Promise<BuiltLines> {
  const named = await readNamed(manager, asked, given)
  const lines = given.map((line, position) => lineOf(asked, line, position, named))
  const built = summed(coupon ? discounted(lines, coupon) : lines)
  if (built.total > amountMaxMinorUnits) throw new TotalTooLarge()
  return built
}

export function summed(bare: readonly BareLine[]): BuiltLines {
  const sums = sumsOf(bare)
  const lines = bare.map((line, at) => ({ ...line, ...sums[at] }) as InvoiceLine)
  const [subtotal, taxAmount] = [totalOf(lines, 'net'), totalOf(lines, 'taxAmount')]
  const discountAmount = totalOf(lines, 'discountAmount')
  return { lines, taxes: taxesOf(lines), discountAmount, subtotal, taxAmount, total: subtotal + taxAmount }
}

const totalOf = (lines: InvoiceLine[], name: 'net' | 'taxAmount' | 'discountAmount'): number =>
  lines.reduce((sum, line) => sum + line[name], 0)

async function readNamed(
  manager: EntityManager,
  { clientID, mode }: Asked,
  given: readonly GivenInvoiceLine[],
): Promise<Named> {
  const own = { clientID, mode }
  const ids = (name: 'priceID' | 'taxRateID') => [...new Set(given.flatMap((line) => line[name] ?? []))]
  const prices = await manager.findBy(Price, { ...own, retiredAt: IsNull(), priceID: In(ids('priceID')) })
  const products = prices.map(({ productID }) => productID)
  const rates = await manager.findBy(TaxRate, { ...own, retiredAt: IsNull(), taxRateID: In(ids('taxRateID')) })
  const names = await manager.findBy(Product, { productID: In(products) })
  return {
    prices: new Map(prices.map((price) => [price.priceID, price])),
    names: new Map(names.map(({ productID, name }) => [productID, name])),
    rates: new Map(rates.map((rate) => [rate.taxRateID, rate])),
  }
}

export type BareLine = Omit<InvoiceLine, 'net' | 'taxAmount' | 'total'>

function lineOf({ invoiceID, currency }: Asked, given: GivenInvoiceLine, position: number, named: Named): BareLine {
  const price = given.priceID ? named.prices.get(given.priceID) : undefined
  if (given.priceID && !price) throw new LinePriceUnknown()
  if (price && price.currency !== currency) throw new LineCurrency()
  const quantity = given.quantity ?? 1
  const priced = { unitAmount: price ? price.unitAmount : (given.unitAmount ?? 0), tiers: price?.tiers ?? null }
  const amount = amountOfPrice(priced, quantity)
  if (amount > amountMaxMinorUnits) throw new TotalTooLarge()
  return {
    invoiceLineID: newId('ivl'),
    invoiceID,
    position,
    description: (given.description ?? named.names.get(price?.productID ?? '') ?? '').trim(),
    priceID: price?.priceID ?? null,
    quantity,
    ...priced,
    amount: Number(amount),
    ...undiscounted,
    ...taxOf(given, price, named),
    periodStart: given.periodStart ? new Date(given.periodStart) : null,
    periodEnd: given.periodEnd ? new Date(given.periodEnd) : null,
    isProration: false,
    isUsage: false,
  }
}

function taxOf({ taxRateID }: GivenInvoiceLine, price: Price | undefined, { rates }: Named) {
  const none = { taxRateID: null, taxName: null, taxPartsPerMillion: null, taxBehavior: null, isReverseCharge: false }
  if (!taxRateID) return none
  const rate = rates.get(taxRateID)
  if (!rate) throw new LineTaxRateUnknown()
  return {
    taxRateID,
    taxName: rate.name,
    taxPartsPerMillion: rate.partsPerMillion,
    taxBehavior: price?.taxBehavior ?? rate.taxBehavior,
    isReverseCharge: rate.isReverseCharge,
  }
}

const discounted = (lines: readonly BareLine[], coupon: DiscountTerms): BareLine[] => {
  const amounts = lines.map(({ amount }) => BigInt(amount))
  const { couponID, shownName: couponName } = coupon
  return discountsOf(amounts, coupon).map((discount, at) => ({
    ...(lines[at] as BareLine),
    ...{ discountAmount: Number(discount), couponID, couponName },
  }))
}

type TaxedLine = Pick<
  InvoiceLine,
  'taxRateID' | 'taxName' | 'taxPartsPerMillion' | 'isReverseCharge' | 'net' | 'taxAmount'
>

export function taxesOf(lines: readonly TaxedLine[]): InvoiceTaxView[] {
  const taxes = new Map<string, InvoiceTaxView>()
  for (const { taxRateID, taxName, taxPartsPerMillion, isReverseCharge, net, taxAmount } of lines) {
    if (!taxRateID) continue
    const percentage = (taxPartsPerMillion ?? 0) / partsOfPercent
    const known = taxes.get(taxRateID) ?? {
      ...{ taxRateID, name: taxName ?? '', percentage, isReverseCharge },
      ...{ net: 0, taxAmount: 0 },
    }
    taxes.set(taxRateID, { ...known, net: known.net + net, taxAmount: known.taxAmount + taxAmount })
  }
  return [...taxes.values()]
}
