import { Entity } from 'typeorm'
import type { Language } from '#contract/languages.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { SavedMethodUsage } from '#contract/saved-methods.js'
import * as column from '../../platform/database/columns.js'

/** A payer's consent to save a method, and whether it was saved. */
@Entity('method_setups')
export class MethodSetup {
  @column.key setupID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id customerID!: string
  @column.id transactionID!: string
  @column.text usage!: SavedMethodUsage
  @column.longText sentence!: string
  @column.text language!: Language
  @column.optionalText ipRange!: string | null
  @column.optionalAmount maximumAmount!: number | null
  @column.optionalText currency!: Currency | null
  @column.time acceptedAt!: Date
  @column.text status!: 'open' | 'saved' | 'failed'
  @column.optionalID savedPaymentMethodID!: string | null
  /** The payer agreed by the link of this invoice, and for its subscription alone. */
  @column.optionalID invoiceID!: string | null
}

export type Mandate = Pick<
  MethodSetup,
  'usage' | 'sentence' | 'language' | 'ipRange' | 'maximumAmount' | 'currency' | 'acceptedAt'
>

/** The invoice by whose link the payer agreed to it; null: none. */
export type Consent = Mandate & Pick<MethodSetup, 'invoiceID'>

export const mandateOf = ({ usage, sentence, language, ipRange, ...terms }: Mandate): Mandate => {
  const { maximumAmount, currency, acceptedAt } = terms
  return { usage, sentence, language, ipRange, maximumAmount, currency, acceptedAt }
}
