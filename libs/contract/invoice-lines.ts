import type { PriceTier } from './prices.js'
import type { TaxBehavior } from './billing-choices.js'
import { invoiceLinesMax, quantityMax } from './billing-limits.js'
import { holdsCardNumber } from './card-numbers.js'
import { isID } from './condition-checks.js'
import { isStorable } from './fields.js'
import { amountMaxMinorUnits, textMaxLength } from './limits.js'
import * as words from './messages/errors/billing.js'
import { HasNoFault, isObject, isWhole } from './own-checks.js'
import { isTime } from './time-field.js'

/** Send a price, or a description and a unit amount. */
export interface GivenInvoiceLine {
  /** Default: the name of the product. */
  description?: string
  priceID?: string
  /** Minor units of the invoice's currency. */
  unitAmount?: number
  /** Default: 1. */
  quantity?: number
  taxRateID?: string
  /** The period that the line covers. */
  periodStart?: string
  periodEnd?: string
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= textMaxLength &&
  isStorable(value) &&
  !holdsCardNumber(value)

const checks: Record<keyof GivenInvoiceLine, (value: unknown) => boolean> = {
  description: isText,
  priceID: isID,
  unitAmount: (value) => isWhole(value, 0, amountMaxMinorUnits),
  quantity: (value) => isWhole(value, 1, quantityMax),
  taxRateID: isID,
  periodStart: isTime,
  periodEnd: isTime,
}

function faultOfLines(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > invoiceLinesMax)
    return words.linesForm(invoiceLinesMax)
  for (const line of value as unknown[]) {
    const fault = faultOfLine(line)
    if (fault) return fault
  }
  return null
}

function faultOfLine(line: unknown): string | null {
  if (!isObject(line)) return words.linesForm(invoiceLinesMax)
  for (const [name, value] of Object.entries(line)) {
    if (!Object.hasOwn(checks, name)) return words.lineForm(name)
    if (value !== null && !checks[name as keyof GivenInvoiceLine](value)) return words.lineForm(name)
  }
  return faultOfWhole(line as GivenInvoiceLine)
}

function faultOfWhole({ priceID, unitAmount, description, periodStart, periodEnd }: GivenInvoiceLine): string | null {
  const isPriced = (priceID ?? null) !== null
  if (isPriced === ((unitAmount ?? null) !== null)) return words.lineNeedsPrice
  if (!isPriced && !description) return words.lineNeedsPrice
  if (!periodStart !== !periodEnd) return words.lineForm('periodEnd')
  if (periodStart && periodEnd && Date.parse(periodEnd) <= Date.parse(periodStart)) return words.lineForm('periodEnd')
  return null
}

export const RequiredLines = () => HasNoFault('areInvoiceLines', faultOfLines)

export interface InvoiceLineView extends PreviewLineView {
  invoiceLineID: string
}

/** A line of an invoice preview. */
export interface PreviewLineView {
  description: string
  priceID: string | null
  quantity: number
  /** Null if the price has `tiers`. */
  unitAmount: number | null
  tiers: PriceTier[] | null
  /** The total for all units in minor units, including tax if `taxBehavior` is inclusive. */
  amount: number
  /** The coupon discount on `amount` in minor units, before tax. */
  discountAmount: number
  /** The coupon for this discount. Null if there is none. */
  couponID: string | null
  taxRateID: string | null
  taxName: string | null
  taxPercentage: number | null
  taxBehavior: TaxBehavior | null
  isReverseCharge: boolean
  /** `net` plus `taxAmount` is `total`. */
  net: number
  taxAmount: number
  total: number
  periodStart: string | null
  periodEnd: string | null
  /** Whether the line charges or credits part of a period. */
  isProration: boolean
  /** Whether the line charges usage of a metered price. */
  isUsage: boolean
}
