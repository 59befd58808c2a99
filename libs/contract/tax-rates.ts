import { Transform } from 'class-transformer'
import { IsOptional } from 'class-validator'
import { type TaxBehavior, taxBehaviors } from './billing-choices.js'
import { partsOfPercent, taxPercentageMax } from './billing-limits.js'
import { isCountry } from './condition-checks.js'
import { allOf, emptyTextIsAbsent, OptionalFlag, RequiredChoice, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/billing.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { Passes } from './own-checks.js'

const isTaxPercentage = (value: unknown): boolean =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= taxPercentageMax &&
  Math.abs(value * partsOfPercent - Math.round(value * partsOfPercent)) < 1e-6

const capitals = Transform(({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))

/** A code of ISO 3166-1 with two letters. */
const OptionalCountryCode = () =>
  allOf(
    capitals,
    emptyTextIsAbsent,
    IsOptional(),
    Passes('isCountryCode', (value) => isCountry(value), words.countryCode),
  )

/** POST /tax-rates, with an Idempotency-Key. You can't change a tax rate, only retire it. */
export class CreateTaxRate {
  @RequiredText(words.nameRequired)
  name!: string

  /** At most four decimals. */
  @Passes('isTaxPercentage', isTaxPercentage, words.taxPercentage)
  percentage!: number

  /** Whether amounts include the tax, unless set for a price. */
  @RequiredChoice(taxBehaviors, words.taxBehaviorOneOf(taxBehaviors))
  taxBehavior!: TaxBehavior

  /** Two letters, such as `DE`. */
  @OptionalCountryCode()
  country?: string

  /** The buyer owes the tax. The percentage must be 0, and the invoice has a note about it. */
  @OptionalFlag()
  isReverseCharge?: boolean

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /tax-rates */
export class ListTaxRates extends ListQuery {}

export interface TaxRateView {
  taxRateID: string
  clientID: string
  mode: Mode
  name: string
  percentage: number
  taxBehavior: TaxBehavior
  country: string | null
  isReverseCharge: boolean
  /** New lines can't use a retired tax rate. */
  retiredAt: string | null
  createdAt: string
}
