import type { ContactField } from '#contract/contact-fields.js'
import { Entity } from 'typeorm'
import type { ClientStatus, ClientType } from '#contract/clients.js'
import * as column from '../../platform/database/columns.js'

@Entity('clients')
export class Client implements Record<ContactField, string | null> {
  @column.key clientID!: string
  @column.text name!: string
  @column.text clientType!: ClientType
  @column.optionalText contactPerson!: string | null
  @column.optionalText phoneNumber!: string | null
  @column.text emailAddress!: string
  @column.optionalText pendingEmailAddress!: string | null
  @column.optionalText address!: string | null
  @column.optionalText city!: string | null
  @column.optionalText state!: string | null
  @column.optionalText country!: string | null
  /** Hundredths of a percent: 2.50 % is 250. */
  @column.integer chargePercentageHundredths!: number
  @column.text rateAskedBy!: 'applicant' | 'staff'
  @column.optionalID loginID!: string | null
  /** Since when its people need a second factor to sign in; null: they need none. */
  @column.optionalTime secondFactorRequiredFrom!: Date | null
  /** When it first chose a password of its own; null: staff created it, and it has not yet. */
  @column.optionalTime firstPasswordAt!: Date | null
  @column.optionalText statementDescriptor!: string | null
  @column.text status!: ClientStatus
  @column.optionalText decisionReason!: string | null
  @column.optionalText decidedBy!: string | null
  @column.optionalTime decidedAt!: Date | null
  @column.optionalTime notifiedAt!: Date | null
  @column.optionalTime payoutsHeldUntil!: Date | null
  @column.integerOrZero ledgerLine!: number
  @column.time createdAt!: Date
  /** A deleted client keeps its row for the books; its email is free again. */
  @column.optionalTime deletedAt!: Date | null

  get isActive(): boolean {
    return this.status === 'active'
  }
}
