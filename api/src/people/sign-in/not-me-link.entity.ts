import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { SecurityEvent } from '#contract/security-events.js'
import { idColumn, optionalIdColumn, optionalTextColumn, optionalTimeColumn } from '../../platform/database/columns.js'
import { textColumn, timeColumn } from '../../platform/database/columns.js'

/** In a mail about a login: whoever has read it may say that they did not do this. */
@Entity('not_me_links')
export class NotMeLink {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  @Column(idColumn)
  loginID!: string

  /** Where it was mailed to; it does nothing once the login has another address. */
  @Column(textColumn)
  email!: string

  @Column(textColumn)
  event!: SecurityEvent

  /** What is taken back along with it. */
  @Column(optionalTextColumn)
  undoKind!: string | null

  @Column(optionalIdColumn)
  undoID!: string | null

  @Column(optionalTimeColumn)
  usedAt!: Date | null

  @Column(timeColumn)
  endsAt!: Date

  @Column(timeColumn)
  createdAt!: Date
}
