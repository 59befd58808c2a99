import type { ProofMethod } from '#contract/factor-limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

@Entity('sessions')
export class Session {
  @PrimaryColumn(idColumn)
  sessionID!: string

  @Column(textColumn)
  audience!: LoginAudience

  @Column(idColumn)
  subjectID!: string

  /** Who signed in; null where a version before this one opened it. */
  @Column(optionalIdColumn)
  loginID!: string | null

  /** As which member of which client the person acts; null where a version before this one opened it. */
  @Column(optionalIdColumn)
  clientMemberID!: string | null

  @Column(textColumn)
  tokenID!: string

  /** The token before, which the same browser's parallel requests may still carry for a moment. */
  @Column(optionalTextColumn)
  previousTokenID!: string | null

  @Column(optionalTimeColumn)
  refreshedAt!: Date | null

  /** The id of the request that replaced it: who names the same one repeats that refresh, and is no thief. */
  @Column(optionalTextColumn)
  refreshedBy!: string | null

  @Column(timeColumn)
  idleUntil!: Date

  @Column(timeColumn)
  endsAt!: Date

  @Column(optionalTimeColumn)
  endedAt!: Date | null

  @Column(optionalTextColumn)
  endReason!: string | null

  @Column(optionalTextColumn)
  address!: string | null

  @Column(optionalTextColumn)
  userAgent!: string | null

  /** When the person last proved who they are, and by what; null where a version before this one opened it. */
  @Column(optionalTimeColumn)
  provenAt!: Date | null

  @Column(optionalTextColumn)
  provenBy!: ProofMethod | null

  /** The identity provider that the person came by; null: they proved it here. */
  @Column(optionalIdColumn)
  providerID!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
