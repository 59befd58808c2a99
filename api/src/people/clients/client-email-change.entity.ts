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
  @column.IdKey() emailChangeID!: string
  @column.Id() clientID!: string
  @column.Text() emailAddress!: string
  @column.Text() previousEmailAddress!: string
  @column.Text() askedByKind!: string
  @column.OptionalId() askedByID!: string | null
  @column.Time() askedAt!: Date
  /** From then on silence of the previous address counts as agreement. */
  @column.Time() agreedAfter!: Date
  @column.Time() expiresAt!: Date
  @column.Text() confirmTokenHash!: string
  @column.Text() answerTokenHash!: string
  @column.OptionalTime() confirmedAt!: Date | null
  @column.OptionalTime() agreedAt!: Date | null
  @column.OptionalTime() endedAt!: Date | null
  @column.OptionalText() outcome!: EmailChangeOutcome | null
}
