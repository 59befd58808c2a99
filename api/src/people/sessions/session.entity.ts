import type { ProofMethod } from '#contract/factor-limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('sessions')
export class Session {
  @column.IdKey() sessionID!: string
  @column.Text() audience!: LoginAudience
  @column.Id() subjectID!: string
  /** Who signed in; null where a version before this one opened it. */
  @column.OptionalId() loginID!: string | null
  /** As which member of which client the person acts; null where a version before this one opened it. */
  @column.OptionalId() clientMemberID!: string | null
  @column.Text() tokenID!: string
  /** The token before, which the same browser's parallel requests may still carry for a moment. */
  @column.OptionalText() previousTokenID!: string | null
  @column.OptionalTime() refreshedAt!: Date | null
  /** The id of the request that replaced it: who names the same one repeats that refresh, and is no thief. */
  @column.OptionalText() refreshedBy!: string | null
  @column.Time() idleUntil!: Date
  @column.Time() endsAt!: Date
  @column.OptionalTime() endedAt!: Date | null
  @column.OptionalText() endReason!: string | null
  @column.OptionalText() address!: string | null
  @column.OptionalText() userAgent!: string | null
  /** When the person last proved who they are, and by what; null where a version before this one opened it. */
  @column.OptionalTime() provenAt!: Date | null
  @column.OptionalText() provenBy!: ProofMethod | null
  /** The identity provider that the person came by; null: they proved it here. */
  @column.OptionalId() providerID!: string | null
  @column.Time() createdAt!: Date
}
