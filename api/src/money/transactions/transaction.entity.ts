import { Entity } from 'typeorm'
import type { Language } from '#contract/languages.js'
import type { Currency } from '#contract/money.js'
import type { CardBrand } from '#contract/payment-methods.js'
import type { TransferDetails } from '../processors/port/results.js'
import type { CollectedBy } from '#contract/collected-by.js'
import type { ReviewState } from '#contract/risk.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import type { CaptureMethod } from '#contract/transactions.js'
import * as column from '../../platform/database/columns.js'
import type { ProcessorCall } from '../processors/port/results.js'
import type { Mode } from '#contract/modes.js'

export type AwaitedTransfer = TransferDetails & { received: number }

@Entity('transactions')
export class Transaction {
  @column.key transactionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.optionalID apiUserID!: string | null
  @column.optionalID paymentLinkID!: string | null
  @column.optionalID customerID!: string | null
  /** The saved method that it is paid with. */
  @column.optionalID savedPaymentMethodID!: string | null
  /** The payer's consent to save the method of this payment. */
  @column.optionalID methodSetupID!: string | null
  /** 1: with a saved method, while the payer is there. */
  @column.integerOrZero payerIsPresent!: number
  /** 1: if the bank wants the payer, a link goes to the payer by email. */
  @column.integerOrZero notifiesPayer!: number
  @column.amount amount!: number
  @column.text currency!: Currency
  /** The client's rate when the transaction was created; a later change of the rate does not touch it. */
  @column.integer chargePercentageHundredths!: number
  /** The plan that its terms came from; null: the client's own terms, or from before there were plans. */
  @column.optionalID planID!: string | null
  /** With the percentage, the terms of when it was created, in minor units. */
  @column.amount fixedFee!: number
  @column.amount refundFee!: number
  @column.amount disputeFee!: number
  /** What is kept back of its net when it settles, in hundredths of a percent, and for how long. */
  @column.integerOrZero reserveHundredths!: number
  @column.integerOrZero reserveDays!: number
  @column.amount fee!: number
  @column.amount amountCaptured!: number
  /** By refunds that succeeded or are on their way. */
  @column.amount amountRefunded!: number
  /** Of `amountRefunded`, what has succeeded and stands in the ledger. */
  @column.amount amountReturned!: number
  /** Held by an open dispute, or gone by a lost one. */
  @column.amount amountDisputed!: number
  @column.text status!: TransactionStatus
  /** 0: the first call to the processor has not been answered. */
  @column.integer moves!: number
  @column.text captureMethod!: CaptureMethod
  @column.text description!: string
  @column.optionalText reference!: string | null
  @column.json metadata!: Record<string, string>
  @column.text processor!: string
  @column.id processorAccountID!: string
  /** Who gets the money from the processor: the platform, or the client at an account of its own. */
  @column.collectedBy collectedBy!: CollectedBy
  /** The processor's name of the connected account that it was charged for. */
  @column.optionalText connectedTo!: string | null
  /** null: the processor has not answered, or named nothing. */
  @column.optionalText processorReference!: string | null
  @column.text paymentMethod!: string
  /** The client's own, kept because a call that is made again has to be the same; null: the account's. */
  @column.optionalText statementDescriptor!: string | null
  @column.optionalText cardBrand!: CardBrand | null
  @column.optionalText cardLast4!: string | null
  /** The processor's name of the card, the same wherever it pays; null: not known. */
  @column.optionalText cardFingerprint!: string | null
  @column.optionalText cardCountry!: string | null
  /** 1: fingerprint or country were told after the rules had been asked, which decided without them. */
  @column.integerOrZero cardToldLater!: number
  /** Not null: rules asked for a review, so that the processor only holds the money. */
  @column.optionalText review!: ReviewState | null
  @column.optionalText failureCode!: string | null
  @column.optionalText failureMessage!: string | null
  /** The call at the processor whose outcome is not known yet; no other call begins meanwhile. */
  @column.optionalText inFlight!: ProcessorCall | null
  /** The process that waits for that call's answer; null: a process that cannot be looked up. */
  @column.optionalInteger inFlightBy!: number | null
  @column.optionalAmount inFlightAmount!: number | null
  /** The processor's own time of the newest capture that it has confirmed; null: its notices carry no time. */
  @column.optionalTime captureToldAt!: Date | null
  /** How often the processor has answered that this call is still pending. */
  @column.integerOrZero pendingAnswers!: number
  @column.optionalText payerEmailAddress!: string | null
  @column.optionalText payerName!: string | null
  @column.optionalText payerLanguage!: Language | null
  @column.optionalText payerAddress!: string | null
  @column.optionalText returnURL!: string | null
  @column.optionalText redirectURL!: string | null
  /** Of a payment by bank transfer: where the payer sends it, and what has come in so far. */
  @column.optionalJSON bankTransfer!: AwaitedTransfer | null
  @column.optionalText otpContact!: string | null
  @column.integer otpTries!: number
  @column.integer otpResends!: number
  @column.optionalTime otpSentAt!: Date | null
  @column.optionalTime expiresAt!: Date | null
  /** null: the net is available already, or nothing was captured. */
  @column.optionalTime settlesAt!: Date | null
  /** Written by the version before alone; disputes come as notices now. */
  @column.optionalTime disputesAt!: Date | null
  @column.optionalTime dueAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}

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
