import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Language } from '#contract/languages.js'
import type { Currency } from '#contract/money.js'
import type { CardBrand } from '#contract/payment-methods.js'
import type { ReviewState } from '#contract/risk.js'
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
import type { ProcessorCall } from '../processors/port/results.js'
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

  /** The plan that its terms came from; null: the client's own terms, or from before there were plans. */
  @Column(optionalIdColumn)
  planID!: string | null

  /** With the percentage, the terms of when it was created, in minor units. */
  @Column(amountColumn)
  fixedFee!: number

  @Column(amountColumn)
  refundFee!: number

  @Column(amountColumn)
  disputeFee!: number

  /** What is kept back of its net when it settles, in hundredths of a percent, and for how long. */
  @Column({ type: 'integer', default: 0 })
  reserveHundredths!: number

  @Column({ type: 'integer', default: 0 })
  reserveDays!: number

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

  /** The client's own, kept because a call that is made again has to be the same; null: the account's. */
  @Column(optionalTextColumn)
  statementDescriptor!: string | null

  @Column(optionalTextColumn)
  cardBrand!: CardBrand | null

  @Column(optionalTextColumn)
  cardLast4!: string | null

  /** What the processor calls the card, wherever it pays; null: nobody has said. */
  @Column(optionalTextColumn)
  cardFingerprint!: string | null

  @Column(optionalTextColumn)
  cardCountry!: string | null

  /** 1: fingerprint or country were told after the rules had been asked, which decided without them. */
  @Column({ type: 'integer', default: 0 })
  cardToldLater!: number

  /** Not null: rules asked for a review, so that the processor only holds the money. */
  @Column(optionalTextColumn)
  review!: ReviewState | null

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

  /** In which the payer's receipt is written; null: the installation's. */
  @Column(optionalTextColumn)
  payerLanguage!: Language | null

  /** Of the payer's browser. */
  @Column(optionalTextColumn)
  payerAddress!: string | null

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

/** Of a payment that was asked for a moment ago. */
export const nothingYet = {
  fee: 0,
  amountCaptured: 0,
  amountRefunded: 0,
  amountReturned: 0,
  amountDisputed: 0,
  moves: 0,
  pendingAnswers: 0,
  otpTries: 0,
  otpResends: 0,
}
