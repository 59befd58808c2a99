import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { RefusalReason } from '#contract/decision-kinds.js'
import {
  amountColumn,
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** A call that the gate refused; equal ones of the same second are one, with their count. They form a chain. */
@Entity('refusals')
export class Refusal {
  @PrimaryColumn(amountColumn)
  sequence!: number

  @Column(idColumn)
  refusalID!: string

  @Column(textColumn)
  callerKind!: string

  @Column(idColumn)
  callerID!: string

  @Column(optionalIdColumn)
  clientID!: string | null

  /** The template, never the address as it was written. */
  @Column(textColumn)
  route!: string

  @Column(textColumn)
  reason!: RefusalReason

  @Column({ type: 'integer' })
  count!: number

  @Column(optionalTextColumn)
  address!: string | null

  /** Of the first of them. */
  @Column(optionalTextColumn)
  requestID!: string | null

  @Column(timeColumn)
  lastAt!: Date

  @Column(timeColumn)
  createdAt!: Date

  @Column(textColumn)
  previousHash!: string

  @Column(textColumn)
  hash!: string
}
