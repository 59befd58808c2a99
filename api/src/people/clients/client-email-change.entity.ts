import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

export type EmailChangeOutcome =
  | 'changed'
  | 'refused'
  | 'replaced'
  | 'canceled'
  | 'taken'
  | 'expired'
  | 'password_reset'
  | 'suspended'
  | 'deleted'

@Entity('client_email_changes')
export class ClientEmailChange {
  @PrimaryColumn(idColumn)
  emailChangeID!: string

  @Column(idColumn)
  clientID!: string

  @Column(textColumn)
  emailAddress!: string

  @Column(textColumn)
  previousEmailAddress!: string

  @Column(textColumn)
  askedByKind!: string

  @Column(optionalIdColumn)
  askedByID!: string | null

  @Column(timeColumn)
  askedAt!: Date

  /** From then on silence of the previous address counts as agreement. */
  @Column(timeColumn)
  agreedAfter!: Date

  @Column(timeColumn)
  expiresAt!: Date

  @Column(textColumn)
  confirmTokenHash!: string

  @Column(textColumn)
  answerTokenHash!: string

  @Column(optionalTimeColumn)
  confirmedAt!: Date | null

  @Column(optionalTimeColumn)
  agreedAt!: Date | null

  @Column(optionalTimeColumn)
  endedAt!: Date | null

  @Column(optionalTextColumn)
  outcome!: EmailChangeOutcome | null
}
