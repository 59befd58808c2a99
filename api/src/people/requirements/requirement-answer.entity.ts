import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

export type AnswerStatus = 'missing' | 'given' | 'accepted' | 'asked_again' | 'waived'

/** What one client has given for one requirement, and what staff said to it. */
@Entity('requirement_answers')
export class RequirementAnswer {
  @PrimaryColumn(idColumn)
  answerID!: string

  @Column(idColumn)
  clientID!: string

  @Column(idColumn)
  requirementID!: string

  @Column(textColumn)
  status!: AnswerStatus

  @Column(optionalTextColumn)
  value!: string | null

  @Column(optionalIdColumn)
  clientPersonID!: string | null

  /** A day. */
  @Column(optionalTextColumn)
  expiresOn!: string | null

  /** A day: how long what was accepted before was valid, while a new answer is not accepted yet. */
  @Column(optionalTextColumn)
  acceptedUntil!: string | null

  /** Why it was asked again, or is not needed. */
  @Column(optionalTextColumn)
  reason!: string | null

  @Column(optionalTimeColumn)
  givenAt!: Date | null

  @Column(optionalIdColumn)
  decidedBy!: string | null

  @Column(optionalTimeColumn)
  decidedAt!: Date | null

  /** Of the notices before it expires, the days of the last one that went out. */
  @Column({ type: 'integer', nullable: true })
  toldDays!: number | null

  @Column(timeColumn)
  createdAt!: Date
}
