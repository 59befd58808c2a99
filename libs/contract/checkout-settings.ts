import { Transform } from 'class-transformer'
import { allOf } from './fields.js'
import { amountMaxMinorUnits, amountMinMinorUnits } from './limits.js'
import * as checks from './messages/checks.js'
import type { Mode } from './modes.js'
import { OptionalChoice, RequiredCurrency } from './money-fields.js'
import type { Currency } from './money.js'
import type { OfferView } from './offers.js'
import { type CaptureMethod, captureMethods } from './transactions.js'
import { Whole } from './own-checks.js'

const sentence = checks.amountForm(amountMinMinorUnits, amountMaxMinorUnits)
const digitsAreNumber = Transform(({ value }) =>
  typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value,
)
const RequiredAmountInAddress = () => allOf(digitsAreNumber, Whole(amountMinMinorUnits, amountMaxMinorUnits, sentence))

/** GET /checkout-settings. `amount` is in minor units of `currency`. */
export class ReadCheckoutSettings {
  @RequiredAmountInAddress()
  amount!: number

  @RequiredCurrency()
  currency!: Currency

  /** `manual` only returns accounts that can authorize without capturing. Default: `automatic`. */
  @OptionalChoice(captureMethods, checks.captureMethodIsOneOf(captureMethods))
  captureMethod?: CaptureMethod
}

export interface CheckoutSettingsView {
  mode: Mode
  amount: number
  currency: Currency
  /** The accounts that routing would use, in order. Empty if none can take the payment. */
  offers: OfferView[]
}
