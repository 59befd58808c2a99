import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** A right password that waits for the second factor: kept as a keyed hash, gone once used. */
@Entity('sign_in_challenges')
export class SignInChallenge {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  @Column(idColumn)
  loginID!: string

  @Column(idColumn)
  subjectID!: string

  /** The known device on which the password was typed; null: a stranger's. */
  @Column(optionalTextColumn)
  deviceID!: string | null

  /** It waits for a second factor that there is not yet, and proves nothing but that to the calls that make one. */
  @Column({ type: 'boolean', default: false })
  enrols!: boolean

  @Column(timeColumn)
  endsAt!: Date
}
