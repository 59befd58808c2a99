import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** Where a client's money goes. Nothing of it can be read without the secret of this installation. */
@Entity('settlement_accounts')
export class SettlementAccount {
  @PrimaryColumn(idColumn)
  clientID!: string

  @Column(textColumn)
  sealed!: string

  @Column(timeColumn)
  updatedAt!: Date
}
