import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('settlement_accounts')
export class SettlementAccount {
  @PrimaryColumn(idColumn)
  clientID!: string

  @Column(textColumn)
  sealed!: string

  @Column(timeColumn)
  updatedAt!: Date
}
