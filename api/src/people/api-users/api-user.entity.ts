import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { ApiUserStatus, SaveApiUser } from '#contract/api-users.js'
import { idColumn, optionalTimeColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import { Role } from '../gate/role.entity.js'

@Entity('api_users')
export class ApiUser implements SaveApiUser {
  @PrimaryColumn(idColumn)
  apiUserID!: string

  @Column(idColumn)
  clientID!: string

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

  @Column(textColumn)
  status!: ApiUserStatus

  @Column(optionalTimeColumn)
  lastUsedAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  /** A deleted API user keeps its row, because its transactions name it. */
  @Column(optionalTimeColumn)
  deletedAt!: Date | null
}
