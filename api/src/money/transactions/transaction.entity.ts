import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { CardBrand } from '#contract/payment-methods.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import type { CaptureMethod } from '#contract/transactions.js'
import {
  amountColumn,
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
import type { ProcessorCall } from '../processors/port/processor.js'
import type { Mode } from '#contract/modes.js'

/** Amounts are minor units of `currency`. */
@Entity('transactions')
export class Transaction {
  @PrimaryColumn(idColumn)
  transactionID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(optionalIdColumn)
  apiUserID!: string | null

  @Column(optionalIdColumn)
  paymentLinkID!: string | null

  @Column(amountColumn)
  amount!: number

  @Column(textColumn)
  currency!: Currency

  /** The client's rate when the transaction was created; a later change of the rate does not touch it. */
  @Column({ type: 'integer' })
  chargePercentageHundredths!: number

  @Column(amountColumn)
  fee!: number

  @Column(amountColumn)
  amountCaptured!: number

  /** By refunds that succeeded or are on their way. */
  @Column(amountColumn)
  amountRefunded!: number

  /** Of `amountRefunded`, what has succeeded and stands in the ledger. */
  @Column(amountColumn)
  amountReturned!: number

  /** Held by an open dispute, or gone by a lost one. */
  @Column(amountColumn)
  amountDisputed!: number

  @Column(textColumn)
  status!: TransactionStatus

  /** 0: the first call to the processor has not been answered. */
  @Column({ type: 'integer' })
  moves!: number

  @Column(textColumn)
  captureMethod!: CaptureMethod

  @Column(textColumn)
  description!: string

  @Column(optionalTextColumn)
  reference!: string | null

  @Column(jsonColumn)
  metadata!: Record<string, string>

  @Column(textColumn)
  processor!: string

  @Column(idColumn)
  processorAccountID!: string

  /** null: the processor has not answered, or named nothing. */
  @Column(optionalTextColumn)
  processorReference!: string | null

  @Column(textColumn)
  paymentMethod!: string

  @Column(optionalTextColumn)
  cardBrand!: CardBrand | null

  @Column(optionalTextColumn)
  cardLast4!: string | null

  @Column(optionalTextColumn)
  failureCode!: string | null

  @Column(optionalTextColumn)
  failureMessage!: string | null

  /** The call at the processor whose outcome is not known yet; no other call begins meanwhile. */
  @Column(optionalTextColumn)
  inFlight!: ProcessorCall | null

  /** The process that waits for that call's answer; null: a process that nobody can look for. */
  @Column({ type: 'integer', nullable: true })
  inFlightBy!: number | null

  @Column(optionalAmountColumn)
  inFlightAmount!: number | null

  /** How often the processor has answered that this call is still pending. */
  @Column({ type: 'integer', default: 0 })
  pendingAnswers!: number

  @Column(optionalTextColumn)
  payerEmailAddress!: string | null

  @Column(optionalTextColumn)
  payerName!: string | null

  /** Where the payer comes back to from the processor's page. */
  @Column(optionalTextColumn)
  returnURL!: string | null

  /** The processor's page where the payer goes on. */
  @Column(optionalTextColumn)
  redirectURL!: string | null

  @Column(optionalTextColumn)
  otpContact!: string | null

  @Column({ type: 'integer' })
  otpTries!: number

  @Column({ type: 'integer' })
  otpResends!: number

  @Column(optionalTimeColumn)
  otpSentAt!: Date | null

  @Column(optionalTimeColumn)
  expiresAt!: Date | null

  /** null: the net is available already, or nothing was captured. */
  @Column(optionalTimeColumn)
  settlesAt!: Date | null

  /** Written by the version before alone; disputes come as notices now. */
  @Column(optionalTimeColumn)
  disputesAt!: Date | null

  @Column(optionalTimeColumn)
  dueAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date
}
