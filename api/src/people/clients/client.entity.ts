import type { ContactField } from '#contract/contact-fields.js'
import { Entity } from 'typeorm'
import type { ClientStatus, ClientType } from '#contract/clients.js'
import * as column from '../../platform/database/columns.js'

@Entity('clients')
export class Client implements Record<ContactField, string | null> {
  @column.IdKey() clientID!: string
  @column.Text() name!: string
  @column.Text() clientType!: ClientType
  @column.OptionalText() contactPerson!: string | null
  @column.OptionalText() phoneNumber!: string | null
  @column.Text() emailAddress!: string
  @column.OptionalText() pendingEmailAddress!: string | null
  @column.OptionalText() address!: string | null
  @column.OptionalText() city!: string | null
  @column.OptionalText() state!: string | null
  @column.OptionalText() country!: string | null
  /** Hundredths of a percent: 2.50 % is 250. */
  @column.Integer() chargePercentageHundredths!: number
  @column.Text() rateAskedBy!: 'applicant' | 'staff'
  @column.OptionalId() loginID!: string | null
  /** Since when whoever signs in for it needs a second factor; null: they need none. */
  @column.OptionalTime() secondFactorRequiredFrom!: Date | null
  /** When it first chose a password of its own; null: staff created it, and it has not yet. */
  @column.OptionalTime() firstPasswordAt!: Date | null
  @column.OptionalText() statementDescriptor!: string | null
  @column.Text() status!: ClientStatus
  @column.OptionalText() decisionReason!: string | null
  @column.OptionalText() decidedBy!: string | null
  @column.OptionalTime() decidedAt!: Date | null
  @column.OptionalTime() notifiedAt!: Date | null
  @column.OptionalTime() payoutsHeldUntil!: Date | null
  /** In which of the ledger's lines its money is booked. */
  @column.Integer({ default: 0 }) ledgerLine!: number
  @column.Time() createdAt!: Date
  /** A deleted client keeps its row for the books; its e-mail is free again. */
  @column.OptionalTime() deletedAt!: Date | null

  get isActive(): boolean {
    return this.status === 'active'
  }
}
