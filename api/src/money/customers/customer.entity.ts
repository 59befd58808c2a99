import { Entity } from 'typeorm'
import type { CustomerAddressView } from '#contract/customer-address.js'
import type { Language } from '#contract/languages.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('customers')
export class Customer {
  @column.key customerID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.optionalText name!: string | null
  @column.optionalText emailAddress!: string | null
  @column.optionalText phoneNumber!: string | null
  @column.optionalJSON address!: CustomerAddressView | null
  /** The client's own ID of the customer, unique in its mode. */
  @column.optionalText reference!: string | null
  @column.optionalText language!: Language | null
  @column.json metadata!: Record<string, string>
  @column.optionalID defaultPaymentMethodID!: string | null
  /** In test: the clock that its time is read from; null: real time. */
  @column.optionalID testClockID!: string | null
  @column.optionalTime erasedAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}

export const noPersonalData = {
  ...{ name: null, emailAddress: null, phoneNumber: null, address: null, reference: null, language: null },
  ...{ metadata: {}, defaultPaymentMethodID: null },
}
