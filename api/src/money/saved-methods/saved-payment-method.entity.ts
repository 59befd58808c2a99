import { Entity } from 'typeorm'
import type { Language } from '#contract/languages.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { CardBrand } from '#contract/payment-methods.js'
import type { SavedMethodState, SavedMethodType, SavedMethodUsage } from '#contract/saved-methods.js'
import * as column from '../../platform/database/columns.js'

@Entity('saved_payment_methods')
export class SavedPaymentMethod {
  @column.key savedPaymentMethodID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id customerID!: string
  @column.id processorAccountID!: string
  @column.text processor!: string
  /** Null: it was removed, and the processor has confirmed it. */
  @column.optionalLongText sealedReference!: string | null
  /** Finds the method that a notice names. */
  @column.text keyHash!: string
  /** The card's fingerprint, or the hash where the processor tells none: the same card is kept once. */
  @column.text identity!: string
  @column.optionalText customerReference!: string | null
  @column.optionalText networkTransactionID!: string | null
  @column.text paymentMethod!: string
  @column.text type!: SavedMethodType
  @column.optionalText cardBrand!: CardBrand | null
  @column.optionalText cardLast4!: string | null
  @column.optionalText cardCountry!: string | null
  @column.optionalText cardFingerprint!: string | null
  @column.optionalInteger expiryMonth!: number | null
  @column.optionalInteger expiryYear!: number | null
  @column.text state!: SavedMethodState
  @column.text usage!: SavedMethodUsage
  @column.longText sentence!: string
  @column.text language!: Language
  @column.optionalText ipRange!: string | null
  @column.optionalAmount maximumAmount!: number | null
  @column.optionalText currency!: Currency | null
  @column.time acceptedAt!: Date
  /** The payment that saved it. */
  @column.optionalID transactionID!: string | null
  /** Saved by the link of this invoice: only a subscription or a default that names it is charged with it. */
  @column.optionalID invoiceID!: string | null
  /** When its bank reported the card; null: it is not `failed`. */
  @column.optionalTime failedAt!: Date | null
  /** When the card expires, or when the processor is asked again to remove the method. */
  @column.optionalTime dueAt!: Date | null
  /** How often the processor was asked to remove it. */
  @column.integer tries!: number
  @column.optionalTime detachedAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
