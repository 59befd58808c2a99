import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ClientStatus, ClientType } from '#contract/clients.js'
import { idColumn, optionalTextColumn, optionalTimeColumn, textColumn, timeColumn } from '../database/columns.js'

@Entity('clients')
export class Client {
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

  /** Lower case, unique. */
  @Column(textColumn)
  emailAddress!: string

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
  passwordHash!: string

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

  @Column(timeColumn)
  createdAt!: Date

  /** A deleted client keeps its row for the books; its e-mail is free again. */
  @Column(optionalTimeColumn)
  deletedAt!: Date | null

  get isActive(): boolean {
    return this.status === 'active'
  }
}
