import { Entity, JoinColumn, ManyToOne } from 'typeorm'
import type { ApiUserStatus, SaveApiUser } from '#contract/api-users.js'
import * as column from '../../platform/database/columns.js'
import { Role } from '../gate/role.entity.js'
import type { Mode } from '#contract/modes.js'

@Entity('api_users')
export class ApiUser implements Omit<SaveApiUser, 'expiresAt'> {
  @column.key apiUserID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text developerName!: string
  @column.text developerEmailAddress!: string
  @column.text developerPhoneNumber!: string
  @column.id roleID!: string

  @ManyToOne(() => Role)
  @JoinColumn({ name: 'roleID' })
  role?: Role

  @column.text apiKey!: string
  /** Keyed SHA-256; the secret itself has 256 random bits, so a slow hash would only cost. */
  @column.text apiSecretHash!: string
  /** Raised by each regeneration and disabling, so that the tokens of before end at once and for good. */
  @column.integer credentialVersion!: number
  /** The secret of before, while both work; its tokens carry a version of their own. */
  @column.optionalText previousSecretHash!: string | null
  @column.optionalInteger previousVersion!: number | null
  @column.optionalTime overlapEndsAt!: Date | null
  @column.optionalTime expiresAt!: Date | null
  /** So many days before its end its client was told last. */
  @column.optionalInteger expiryToldDays!: number | null
  /** Normalised; empty: it may call from everywhere. */
  @column.json allowedRanges!: string[]
  @column.text status!: ApiUserStatus
  /** The newest when its first token was asked for; its calls keep that shape. Null: none was asked for yet. */
  @column.optionalText apiVersion!: string | null
  @column.optionalTime lastUsedAt!: Date | null
  @column.optionalText lastUsedFrom!: string | null
  @column.time createdAt!: Date
  /** A deleted API user keeps its row, because its transactions name it. */
  @column.optionalTime deletedAt!: Date | null
}
