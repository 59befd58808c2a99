import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { ApiUserStatus, SaveApiUser } from '#contract/api-users.js'
import {
  idColumn,
  jsonColumn,
  modeColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import { Role } from '../gate/role.entity.js'
import type { Mode } from '#contract/modes.js'

@Entity('api_users')
export class ApiUser implements Omit<SaveApiUser, 'expiresAt'> {
  @PrimaryColumn(idColumn)
  apiUserID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  developerName!: string

  @Column(textColumn)
  developerEmailAddress!: string

  @Column(textColumn)
  developerPhoneNumber!: string

  @Column(idColumn)
  roleID!: string

  @ManyToOne(() => Role)
  @JoinColumn({ name: 'roleID' })
  role?: Role

  @Column(textColumn)
  apiKey!: string

  /** Keyed SHA-256; the secret itself has 256 random bits, so a slow hash would only cost. */
  @Column(textColumn)
  apiSecretHash!: string

  /** Raised by each regeneration and disabling, so that the tokens of before end at once and for good. */
  @Column({ type: 'integer' })
  credentialVersion!: number

  /** The secret of before, while both work; its tokens carry a version of their own. */
  @Column(optionalTextColumn)
  previousSecretHash!: string | null

  @Column({ type: 'integer', nullable: true })
  previousVersion!: number | null

  @Column(optionalTimeColumn)
  overlapEndsAt!: Date | null

  @Column(optionalTimeColumn)
  expiresAt!: Date | null

  /** So many days before its end its client was told last. */
  @Column({ type: 'integer', nullable: true })
  expiryToldDays!: number | null

  /** Normalised; empty: it may call from everywhere. */
  @Column(jsonColumn)
  allowedRanges!: string[]

  @Column(textColumn)
  status!: ApiUserStatus

  /** The newest when its first token was asked for; its calls keep that shape. Null: none was asked for yet. */
  @Column(optionalTextColumn)
  apiVersion!: string | null

  @Column(optionalTimeColumn)
  lastUsedAt!: Date | null

  @Column(optionalTextColumn)
  lastUsedFrom!: string | null

  @Column(timeColumn)
  createdAt!: Date

  /** A deleted API user keeps its row, because its transactions name it. */
  @Column(optionalTimeColumn)
  deletedAt!: Date | null
}
