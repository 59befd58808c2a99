import { Entity, JoinColumn, ManyToOne } from 'typeorm'
import type { ApiUserStatus, SaveApiUser } from '#contract/api-users.js'
import * as column from '../../platform/database/columns.js'
import { Role } from '../gate/role.entity.js'
import type { Mode } from '#contract/modes.js'

@Entity('api_users')
export class ApiUser implements Omit<SaveApiUser, 'expiresAt'> {
  @column.IdKey() apiUserID!: string
  @column.Id() clientID!: string
  @column.Mode() mode!: Mode
  @column.Text() developerName!: string
  @column.Text() developerEmailAddress!: string
  @column.Text() developerPhoneNumber!: string
  @column.Id() roleID!: string

  @ManyToOne(() => Role)
  @JoinColumn({ name: 'roleID' })
  role?: Role

  @column.Text() apiKey!: string
  /** Keyed SHA-256; the secret itself has 256 random bits, so a slow hash would only cost. */
  @column.Text() apiSecretHash!: string
  /** Raised by each regeneration and disabling, so that the tokens of before end at once and for good. */
  @column.Integer() credentialVersion!: number
  /** The secret of before, while both work; its tokens carry a version of their own. */
  @column.OptionalText() previousSecretHash!: string | null
  @column.OptionalInteger() previousVersion!: number | null
  @column.OptionalTime() overlapEndsAt!: Date | null
  @column.OptionalTime() expiresAt!: Date | null
  /** So many days before its end its client was told last. */
  @column.OptionalInteger() expiryToldDays!: number | null
  /** Normalised; empty: it may call from everywhere. */
  @column.Json() allowedRanges!: string[]
  @column.Text() status!: ApiUserStatus
  /** The newest when its first token was asked for; its calls keep that shape. Null: none was asked for yet. */
  @column.OptionalText() apiVersion!: string | null
  @column.OptionalTime() lastUsedAt!: Date | null
  @column.OptionalText() lastUsedFrom!: string | null
  @column.Time() createdAt!: Date
  /** A deleted API user keeps its row, because its transactions name it. */
  @column.OptionalTime() deletedAt!: Date | null
}
