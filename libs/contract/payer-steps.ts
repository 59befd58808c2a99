import { allOf, isStorable, MayBeAbsent } from './fields.js'
import { broughtMax, broughtMaxLength } from './limits.js'
import * as words from './messages/errors/payer-steps.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import type { OfferView } from './offers.js'
import type { SessionPurpose } from './choices.js'
import { Passes, asSent, isObject } from './own-checks.js'

const isBrought = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length <= broughtMax &&
  Object.entries(value).every(
    ([name, text]) =>
      /^[a-z]\w{0,39}$/i.test(name) && typeof text === 'string' && text.length <= broughtMaxLength && isStorable(text),
  )

/** POST /payer-steps/:transactionID */
export class TakePayerStep {
  /** The parameters that the processor added to the return URL. */
  @allOf(asSent, MayBeAbsent(), Passes('isBrought', isBrought, words.broughtForm))
  brought?: Record<string, string>
}

/** The payer's next step after the page with the processor's fields. All values are public. */
export interface PayerStepView {
  purpose: SessionPurpose
  merchantName: string
  mode: Mode
  /** In minor units of `currency`. 0 for a setup. */
  amount: number
  currency: Currency
  /** Where the payer goes if no action is needed here. */
  returnURL: string
  /** Null if no input is needed now. */
  fields: PayerFieldsView | null
}

/** The settings for the processor's script: its account and this payment's session. */
export interface PayerFieldsView {
  offer: OfferView
  session: Record<string, string>
}
