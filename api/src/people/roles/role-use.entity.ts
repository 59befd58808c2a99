import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalIdColumn, optionalTimeColumn, textColumn } from '../../platform/database/columns.js'

/** What a role let somebody do on a day, and what it did not. */
@Entity('role_uses')
export class RoleUse {
  @PrimaryColumn(idColumn)
  roleID!: string

  @PrimaryColumn(textColumn)
  route!: string

  /** A portal user, a member of a client, or an API user. */
  @PrimaryColumn(idColumn)
  callerID!: string

  /** Days of UTC since 1970. */
  @PrimaryColumn({ type: 'integer' })
  day!: number

  @Column(textColumn)
  callerKind!: 'portal' | 'client' | 'integrator'

  @Column(optionalIdColumn)
  clientID!: string | null

  @Column({ type: 'integer' })
  used!: number

  @Column({ type: 'integer' })
  refused!: number

  @Column(optionalTimeColumn)
  lastUsedAt!: Date | null

  @Column(optionalTimeColumn)
  lastRefusedAt!: Date | null
}
