import { IsIn } from 'class-validator'
import { type PortalCancellation, portalCancellations } from './billing-choices.js'
import { portalPricesMax } from './billing-limits.js'
import { RequiredFlag, withoutRepetition } from './fields.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/billing-portal.js'
import { isID } from './condition-checks.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { Passes } from './own-checks.js'

const arePriceIDs = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= portalPricesMax && value.every(isID)

/** PUT /portal-settings */
export class SavePortalSettings {
  /** When customers may cancel a subscription: never, at the end of the period, or also immediately. */
  @IsIn(portalCancellations, { message: words.cancellationOneOf(portalCancellations) })
  cancellation!: PortalCancellation

  /** Customers may change the quantity of a price. */
  @RequiredFlag(checks.trueOrFalse)
  mayChangeQuantity!: boolean

  /** Customers may choose another payment method, or add one. */
  @RequiredFlag(checks.trueOrFalse)
  mayChangeMethod!: boolean

  /** Recurring prices that customers can switch to. An empty list allows none. */
  @withoutRepetition
  @Passes('arePriceIDs', arePriceIDs, words.priceIDsForm(portalPricesMax))
  priceIDs!: string[]

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** What customers can do on their own page. */
export interface PortalSettingsView {
  clientID: string
  mode: Mode
  cancellation: PortalCancellation
  mayChangeQuantity: boolean
  mayChangeMethod: boolean
  priceIDs: string[]
  version: string
}
