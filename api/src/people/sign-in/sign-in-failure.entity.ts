import { Column, Entity, PrimaryColumn } from 'typeorm'
import { optionalTimeColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/**
 * Wrong passwords: of strangers at one account (`client:email`; an unknown e-mail has its row too, so that both lock
 * alike), of one known device (`device:id`), inside one session (`session:id`).
 */
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

  /** Until then strangers wait for their next guess. */
  @Column(optionalTimeColumn)
  slowedUntil!: Date | null
}
