import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import {
  idColumn,
  modeColumn,
  optionalAmountColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

@Entity('payment_links')
export class PaymentLink {
  @PrimaryColumn(idColumn)
  paymentLinkID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  /** 192 random bits, kept unhashed, because it opens the checkout and nothing else. */
  @Column(textColumn)
  token!: string

  /** Minor units of `currency`; null: the payer names it. */
  @Column(optionalAmountColumn)
  amount!: number | null

  @Column(textColumn)
  currency!: Currency

  @Column(textColumn)
  description!: string

  @Column(optionalTextColumn)
  reference!: string | null

  @Column({ type: 'boolean' })
  once!: boolean

  @Column(optionalTimeColumn)
  expiresAt!: Date | null

  @Column(optionalTimeColumn)
  closedAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
