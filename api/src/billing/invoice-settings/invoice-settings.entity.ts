import { Entity } from 'typeorm'
import type { CustomerAddressView } from '#contract/customer-address.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('invoice_settings')
export class InvoiceSettings {
  @column.key clientID!: string
  @column.modeKey mode!: Mode
  @column.optionalText numberPrefix!: string | null
  @column.optionalText sellerName!: string | null
  @column.optionalJSON sellerAddress!: CustomerAddressView | null
  @column.optionalText sellerTaxID!: string | null
  @column.optionalText footer!: string | null
  /** Whether customers may pay part of an invoice by its link. */
  @column.flag takesPartPayments!: boolean
  /** The sequence of the last finalized invoice; only finalizing changes it. */
  @column.integer lastNumber!: number
  @column.integer lastCreditNumber!: number
}
