import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import {
  idColumn,
  optionalAmountColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** An address at which anybody who holds it can pay a client. How often it was paid is read from its transactions. */
@Entity('payment_links')
export class PaymentLink {
  @PrimaryColumn(idColumn)
  paymentLinkID!: string

  @Column(idColumn)
  clientID!: string

  /** 192 random bits: what the client hands out. It opens the checkout and nothing else, so it is kept as it is. */
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

  /** Good for one payment. */
  @Column({ type: 'boolean' })
  once!: boolean

  @Column(optionalTimeColumn)
  expiresAt!: Date | null

  @Column(optionalTimeColumn)
  closedAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
