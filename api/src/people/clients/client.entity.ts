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

  /** Lower case, unique: where the business is written to, and its owner's login. */
  @Column(textColumn)
  emailAddress!: string

  /** Asked for, and not confirmed yet: its row among the changes of e-mail addresses says more. */
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

  /** Who has asked for this rate last. */
  @Column(textColumn)
  rateAskedBy!: 'applicant' | 'staff'

  /** Its owner's; null once it is deleted. */
  @Column(optionalIdColumn)
  loginID!: string | null

  /** When it first chose a password of its own; null: staff created it, and it has not yet. */
  @Column(optionalTimeColumn)
  firstPasswordAt!: Date | null

  @Column(textColumn)
  status!: ClientStatus

  @Column(optionalTextColumn)
  decisionReason!: string | null

  @Column(optionalTextColumn)
  decidedBy!: string | null

  @Column(optionalTimeColumn)
  decidedAt!: Date | null

  /** When the decision was last mailed. */
  @Column(optionalTimeColumn)
  notifiedAt!: Date | null

  @Column(optionalTimeColumn)
  payoutsHeldUntil!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  /** A deleted client keeps its row for the books; its e-mail is free again. */
  @Column(optionalTimeColumn)
  deletedAt!: Date | null

  get isActive(): boolean {
    return this.status === 'active'
  }
}
