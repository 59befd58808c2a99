import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type AnswerStatus = 'missing' | 'given' | 'accepted' | 'asked_again' | 'waived'

/** What one client has given for one requirement, and what staff said to it. */
@Entity('requirement_answers')
export class RequirementAnswer {
  @column.IdKey() answerID!: string
  @column.Id() clientID!: string
  @column.Id() requirementID!: string
  @column.Text() status!: AnswerStatus
  @column.OptionalText() value!: string | null
  @column.OptionalId() clientPersonID!: string | null
  /** A day. */
  @column.OptionalText() expiresOn!: string | null
  /** A day: how long what was accepted before was valid, while a new answer is not accepted yet. */
  @column.OptionalText() acceptedUntil!: string | null
  /** Why it was asked again, or is not needed. */
  @column.OptionalText() reason!: string | null
  @column.OptionalTime() givenAt!: Date | null
  @column.OptionalId() decidedBy!: string | null
  @column.OptionalTime() decidedAt!: Date | null
  /** Of the notices before it expires, the days of the last one that went out. */
  @column.OptionalInteger() toldDays!: number | null
  @column.Time() createdAt!: Date
}
