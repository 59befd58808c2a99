import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import {
  idColumn,
  jsonColumn,
  modeColumn,
  optionalAmountColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import type { CaptureMethod } from '#contract/transactions.js'
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

  /** Not null: by it a client pays what it owes us, at most what is owed by then. */
  @Column(optionalIdColumn)
  debtRequestID!: string | null

  @Column(timeColumn)
  createdAt!: Date

  /** null: it is a payment link; what follows is of checkout sessions alone. */
  @Column(optionalTextColumn)
  successURL!: string | null

  @Column(optionalTextColumn)
  cancelURL!: string | null

  @Column(optionalTextColumn)
  payerEmailAddress!: string | null

  @Column(optionalTextColumn)
  payerName!: string | null

  @Column(optionalTextColumn)
  captureMethod!: CaptureMethod | null

  @Column({ ...jsonColumn, nullable: true })
  metadata!: Record<string, string> | null

  @Column(optionalIdColumn)
  apiUserID!: string | null

  /** The payment that completed it. */
  @Column(optionalIdColumn)
  completedBy!: string | null

  @Column(optionalTimeColumn)
  completedAt!: Date | null

  /** When it ended without a payment; until then one that has begun may still complete it. */
  @Column(optionalTimeColumn)
  expiryToldAt!: Date | null
}

export const ofNoSession = {
  ...{ successURL: null, cancelURL: null, payerEmailAddress: null, payerName: null, captureMethod: null },
  ...{ metadata: null, apiUserID: null, completedBy: null, completedAt: null, expiryToldAt: null },
  debtRequestID: null,
}
