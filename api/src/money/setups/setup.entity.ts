import { Entity } from 'typeorm'
import type { Language } from '#contract/languages.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { CardBrand } from '#contract/payment-methods.js'
import type { SavedMethodUsage, SetupStatus } from '#contract/saved-methods.js'
import * as column from '../../platform/database/columns.js'

/** A customer saves a method without a payment. It holds what the payer agreed to, and how the processor answered. */
@Entity('setups')
export class Setup {
  @column.key setupID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id customerID!: string
  @column.id paymentLinkID!: string
  @column.text description!: string
  @column.id processorAccountID!: string
  @column.text processor!: string
  /** The connected account that it is saved for. */
  @column.optionalText connectedTo!: string | null
  /** Null: the processor has not answered, or named nothing. */
  @column.optionalText processorReference!: string | null
  @column.text paymentMethod!: string
  @column.text askedCurrency!: Currency
  @column.optionalText cardBrand!: CardBrand | null
  @column.optionalText cardLast4!: string | null
  @column.optionalText cardCountry!: string | null
  @column.optionalText cardFingerprint!: string | null
  @column.text usage!: SavedMethodUsage
  @column.longText sentence!: string
  @column.text language!: Language
  @column.optionalText ipRange!: string | null
  @column.optionalAmount maximumAmount!: number | null
  /** Of the maximum. */
  @column.optionalText currency!: Currency | null
  @column.time acceptedAt!: Date
  @column.text status!: SetupStatus
  @column.optionalText failureCode!: string | null
  @column.optionalText failureMessage!: string | null
  @column.optionalLongText redirectURL!: string | null
  @column.optionalText returnURL!: string | null
  @column.optionalID savedPaymentMethodID!: string | null
  /** How often the processor was asked how it ended. */
  @column.integer tries!: number
  /** When the processor is asked. Null: it has ended. */
  @column.optionalTime dueAt!: Date | null
  /** How long the payer may take at the bank. */
  @column.optionalTime expiresAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}

export const nothingSaved = {
  ...{ processorReference: null, failureCode: null, failureMessage: null, redirectURL: null },
  ...{ savedPaymentMethodID: null, tries: 0, expiresAt: null },
}
