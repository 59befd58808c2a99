import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { HoldReason } from '#contract/holds.js'
import {
  idColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

@Entity('client_holds')
export class ClientHold {
  @PrimaryColumn(idColumn)
  holdID!: string

  @Column(idColumn)
  clientID!: string

  @Column(textColumn)
  reason!: HoldReason

  /** The address from before the change: who reads its mails may lift the hold. */
  @Column(textColumn)
  emailAddress!: string

  @Column(timeColumn)
  startedAt!: Date

  @Column(timeColumn)
  until!: Date

  @Column(optionalTimeColumn)
  liftedAt!: Date | null

  @Column(optionalTextColumn)
  tokenHash!: string | null

  @Column(optionalTimeColumn)
  tokenEndsAt!: Date | null
}
