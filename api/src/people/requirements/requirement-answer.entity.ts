import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type AnswerStatus = 'missing' | 'given' | 'accepted' | 'asked_again' | 'waived'

@Entity('requirement_answers')
export class RequirementAnswer {
  @column.key answerID!: string
  @column.id clientID!: string
  @column.id requirementID!: string
  @column.text status!: AnswerStatus
  @column.optionalText value!: string | null
  @column.optionalID clientPersonID!: string | null
  @column.optionalText expiresOn!: string | null
  /** A day: how long what was accepted before was valid, while a new answer is not accepted yet. */
  @column.optionalText acceptedUntil!: string | null
  @column.optionalText reason!: string | null
  @column.optionalTime givenAt!: Date | null
  @column.optionalID decidedBy!: string | null
  @column.optionalTime decidedAt!: Date | null
  /** Of the notices before it expires, the days of the last one that went out. */
  @column.optionalInteger toldDays!: number | null
  @column.time createdAt!: Date
}
