import { Column, Entity, PrimaryColumn } from 'typeorm'
import { optionalTimeColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** Key: `client:email` (unknown e-mails too, so that both lock alike), `device:id` or `session:id`. */
@Entity('sign_in_failures')
export class SignInFailure {
  @PrimaryColumn(textColumn)
  account!: string

  @Column({ type: 'integer' })
  count!: number

  @Column(timeColumn)
  windowEndsAt!: Date

  @Column(optionalTimeColumn)
  lockedUntil!: Date | null

  @Column(optionalTimeColumn)
  slowedUntil!: Date | null
}
