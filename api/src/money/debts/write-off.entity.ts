import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { WriteOffStatus } from '#contract/debt-states.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** At most one waits for each client, mode and currency: an index holds it. */
@Entity('write_offs')
export class WriteOff {
  @PrimaryColumn(idColumn)
  writeOffID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  /** Minor units of `currency`. */
  @Column(amountColumn)
  amount!: number

  @Column(textColumn)
  reason!: string

  @Column(textColumn)
  status!: WriteOffStatus

  @Column(idColumn)
  createdBy!: string

  @Column(optionalIdColumn)
  createdByLoginID!: string | null

  @Column(optionalIdColumn)
  decidedBy!: string | null

  @Column(optionalTextColumn)
  rejection!: string | null

  /** Of an approved one: what it did in the ledger. */
  @Column(optionalIdColumn)
  postingID!: string | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(optionalTimeColumn)
  endedAt!: Date | null
}
