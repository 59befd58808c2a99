import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalIdColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('settlement_accounts')
export class SettlementAccount {
  @PrimaryColumn(idColumn)
  clientID!: string

  @Column(textColumn)
  sealed!: string

  /** Who changed it last: that person approves no payout to it. */
  @Column(optionalIdColumn)
  changedByLoginID!: string | null

  @Column(timeColumn)
  updatedAt!: Date
}
