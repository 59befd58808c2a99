import { Transform } from 'class-transformer'
import { type CustomerAddressView, type GivenCustomerAddress, OptionalAddress } from './customer-address.js'
import { allOf, OptionalFlag, OptionalText, RequiredText } from './fields.js'
import { longTextMaxLength, textMaxLength } from './limits.js'
import * as words from './messages/errors/billing.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { Passes } from './own-checks.js'
import { isTaxID } from './tax-ids.js'

const prefixForm = /^[A-Z0-9]{1,12}$/
const isPrefix = (value: unknown): boolean => typeof value === 'string' && prefixForm.test(value)

const compact = Transform(({ value }) =>
  typeof value === 'string' ? value.replaceAll(/[\s.-]/g, '').toUpperCase() : value,
)

/** Check digits are tested where a VAT number has them. */
export const OptionalTaxID = () => allOf(compact, OptionalText(20), Passes('isTaxID', isTaxID, words.taxIDForm))

/** PUT /invoice-settings */
export class SaveInvoiceSettings {
  /** The prefix of invoice numbers, such as `NW` for `NW-2026-000042`. */
  @Passes('isInvoicePrefix', isPrefix, words.prefixForm)
  numberPrefix!: string

  /** The business name on invoices. */
  @RequiredText(words.nameRequired, textMaxLength)
  sellerName!: string

  @OptionalAddress()
  sellerAddress?: GivenCustomerAddress

  /** Your VAT number. */
  @OptionalTaxID()
  sellerTaxID?: string

  /** Printed at the end of each invoice, such as your bank details. */
  @OptionalText(longTextMaxLength)
  footer?: string

  /** Whether customers can pay part of an invoice by its link. Default: unchanged, and `true` at first. */
  @OptionalFlag()
  takesPartPayments?: boolean

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

export interface InvoiceSettingsView {
  clientID: string
  mode: Mode
  /** Null if it isn't set. You can't finalize invoices without it. */
  numberPrefix: string | null
  sellerName: string | null
  sellerAddress: CustomerAddressView | null
  sellerTaxID: string | null
  footer: string | null
  takesPartPayments: boolean
  version: string
}
