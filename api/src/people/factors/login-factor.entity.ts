import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { FactorKind } from '#contract/factor-limits.js'
import {
  amountColumn,
  idColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

@Entity('login_factors')
export class LoginFactor {
  @PrimaryColumn(idColumn)
  factorID!: string

  @Column(idColumn)
  loginID!: string

  @Column(textColumn)
  method!: FactorKind

  @Column(optionalTextColumn)
  name!: string | null

  /** The key of the app, sealed for this row. */
  @Column(textColumn)
  sealedKey!: string

  /** The newest step of which a code was taken: that one and those before are used. */
  @Column(amountColumn)
  lastStep!: number

  /** Until then it can be confirmed; null: it was, and counts. */
  @Column(optionalTimeColumn)
  pendingUntil!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(optionalTimeColumn)
  lastUsedAt!: Date | null
}
