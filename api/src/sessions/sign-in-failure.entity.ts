import { Column, Entity, PrimaryColumn } from 'typeorm'
import { optionalTimeColumn, textColumn, timeColumn } from '../database/columns.js'

/** Wrong passwords of one account, named `client:email`; an unknown e-mail has its row too, so that both lock alike. */
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
}
