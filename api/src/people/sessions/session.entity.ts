import type { ProofMethod } from '#contract/factor-limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('sessions')
export class Session {
  @column.key sessionID!: string
  @column.text audience!: LoginAudience
  @column.id subjectID!: string
  /** Who signed in; null where a version before this one opened it. */
  @column.optionalID loginID!: string | null
  /** As which member of which client the person acts; null where a version before this one opened it. */
  @column.optionalID clientMemberID!: string | null
  @column.text tokenID!: string
  /** The token before, which the same browser's parallel requests may still carry for a moment. */
  @column.optionalText previousTokenID!: string | null
  @column.optionalTime refreshedAt!: Date | null
  /** The id of the request that replaced it: who names the same one repeats that refresh, and is no thief. */
  @column.optionalText refreshedBy!: string | null
  @column.time idleUntil!: Date
  @column.time endsAt!: Date
  @column.optionalTime endedAt!: Date | null
  @column.optionalText endReason!: string | null
  @column.optionalText address!: string | null
  @column.optionalText userAgent!: string | null
  /** When the person last proved who they are, and by what; null where a version before this one opened it. */
  @column.optionalTime provenAt!: Date | null
  @column.optionalText provenBy!: ProofMethod | null
  /** The identity provider that the person came by; null: they proved it here. */
  @column.optionalID providerID!: string | null
  @column.time createdAt!: Date
}
