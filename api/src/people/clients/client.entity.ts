import type { ContactField } from '#contract/contact-fields.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ClientStatus, ClientType } from '#contract/clients.js'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

@Entity('clients')
export class Client implements Record<ContactField, string | null> {
  @PrimaryColumn(idColumn)
  clientID!: string

  @Column(textColumn)
  name!: string

  @Column(textColumn)
  clientType!: ClientType

  @Column(optionalTextColumn)
  contactPerson!: string | null

  @Column(optionalTextColumn)
  phoneNumber!: string | null

  @Column(textColumn)
  emailAddress!: string

  @Column(optionalTextColumn)
  pendingEmailAddress!: string | null

  @Column(optionalTextColumn)
  address!: string | null

  @Column(optionalTextColumn)
  city!: string | null

  @Column(optionalTextColumn)
  state!: string | null

  @Column(optionalTextColumn)
  country!: string | null

  /** Hundredths of a percent: 2.50 % is 250. */
  @Column({ type: 'integer' })
  chargePercentageHundredths!: number

  @Column(textColumn)
  rateAskedBy!: 'applicant' | 'staff'

  @Column(optionalIdColumn)
  loginID!: string | null

  /** Since when whoever signs in for it needs a second factor; null: they need none. */
  @Column(optionalTimeColumn)
  secondFactorRequiredFrom!: Date | null

  /** When it first chose a password of its own; null: staff created it, and it has not yet. */
  @Column(optionalTimeColumn)
  firstPasswordAt!: Date | null

  @Column(optionalTextColumn)
  statementDescriptor!: string | null

  @Column(textColumn)
  status!: ClientStatus

  @Column(optionalTextColumn)
  decisionReason!: string | null

  @Column(optionalTextColumn)
  decidedBy!: string | null

  @Column(optionalTimeColumn)
  decidedAt!: Date | null

  @Column(optionalTimeColumn)
  notifiedAt!: Date | null

  @Column(optionalTimeColumn)
  payoutsHeldUntil!: Date | null

  /** In which of the ledger's lines its money is booked. */
  @Column({ type: 'integer', default: 0 })
  ledgerLine!: number

  @Column(timeColumn)
  createdAt!: Date

  /** A deleted client keeps its row for the books; its e-mail is free again. */
  @Column(optionalTimeColumn)
  deletedAt!: Date | null

  get isActive(): boolean {
    return this.status === 'active'
  }
}
