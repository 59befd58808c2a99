import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

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
  @column.key emailChangeID!: string
  @column.id clientID!: string
  @column.text emailAddress!: string
  @column.text previousEmailAddress!: string
  @column.text askedByKind!: string
  @column.optionalID askedByID!: string | null
  @column.time askedAt!: Date
  /** From then on silence of the previous address counts as agreement. */
  @column.time agreedAfter!: Date
  @column.time expiresAt!: Date
  @column.text confirmTokenHash!: string
  @column.text answerTokenHash!: string
  @column.optionalTime confirmedAt!: Date | null
  @column.optionalTime agreedAt!: Date | null
  @column.optionalTime endedAt!: Date | null
  @column.optionalText outcome!: EmailChangeOutcome | null
}
