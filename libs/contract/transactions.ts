import type { CollectedBy } from './collected-by.js'
import { type FailureCode, failureCodes } from './failure-codes.js'
import { OptionalFlag, OptionalText, RequiredText } from './fields.js'
import type { LedgerEntryView } from './ledger.js'
import type { DisputeView } from './disputes.js'
import { longTextMaxLength, textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import type { NextActionView } from './next-actions.js'
import type { Currency } from './money.js'
import {
  OptionalAmount,
  OptionalAmountInAddress,
  OptionalChoice,
  OptionalCurrency,
  OptionalMetadata,
  OptionalMetadataFilter,
  RequiredAmount,
  RequiredCurrency,
  RequiredPaymentMethodOrSaved,
} from './money-fields.js'
import { type AskedPaymentMethod, type CardBrand, cardBrands } from './payment-methods.js'
import type { ReviewState } from './risk.js'
import type { PaymentRefundView } from './refunds.js'
import { type GivenPayer, OptionalPayer, OptionalReturnURL, type PayerView } from './payer.js'
import { OptionalTime } from './time-field.js'
import { type TransactionAction, type TransactionStatus, transactionStatuses } from './transaction-states.js'
import type { Mode } from './modes.js'
import { OptionalMode } from './mode-field.js'

/** `manual` only authorizes; the money is taken by a capture within 7 days. */
export const captureMethods = ['automatic', 'manual'] as const
export type CaptureMethod = (typeof captureMethods)[number]

/** POST /transactions, with an Idempotency-Key. `amount` is in minor units of `currency`. */
export class CreateTransaction {
  @RequiredAmount()
  amount!: number

  @RequiredCurrency()
  currency!: Currency

  @RequiredText(checks.descriptionRequired, longTextMaxLength)
  description!: string

  @OptionalText(textMaxLength)
  reference?: string

  @OptionalMetadata()
  metadata?: Record<string, string>

  /** Also `{"type": "saved", "savedPaymentMethodID": "spm_…"}`: a method that one of your customers saved. Without the ID: the customer’s default method. */
  @RequiredPaymentMethodOrSaved()
  paymentMethod!: AskedPaymentMethod

  /** With a saved method: the payer is there and can confirm the payment. Default: false. */
  @OptionalFlag()
  payerIsPresent?: boolean

  /** With a saved method, without the payer: if the bank wants the payer, we email a link where the payer confirms within a day. */
  @OptionalFlag()
  notifyPayer?: boolean

  /** With a saved method: if it is declined, the customer’s other saved methods are tried, the newest first. */
  @OptionalFlag()
  fallbackToOtherMethods?: boolean

  @OptionalChoice(captureMethods, checks.captureMethodIsOneOf(captureMethods))
  captureMethod?: CaptureMethod

  /** One of your customers. Their name and email address are used if there is no `payer`. */
  @OptionalText(40)
  customerID?: string

  /** The payer, if known. Stored with the payment and sent to its processor. */
  @OptionalPayer()
  payer?: GivenPayer

  /** Where the processor sends the payer back to; of one of the client's return origins. */
  @OptionalReturnURL()
  returnURL?: string

  /** That of the API user; another one is refused. */
  @OptionalMode()
  mode?: Mode
}

/** POST /transactions/:transactionID/otp */
export class SubmitOtp {
  @RequiredText(checks.codeRequired, 20)
  code!: string
}

/** POST /transactions/:transactionID/capture; no amount captures all that was authorized. */
export class CaptureTransaction {
  @OptionalAmount()
  amount?: number
}

/** GET /transactions and GET /clients/:clientID/transactions; `q` is looked for in status and description. */
export class ListTransactions extends ListQuery {
  @OptionalChoice(transactionStatuses, checks.statusIsOneOf(transactionStatuses))
  status?: TransactionStatus

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string

  @OptionalAmountInAddress('minAmount')
  minAmount?: number

  @OptionalAmountInAddress('maxAmount')
  maxAmount?: number

  @OptionalCurrency()
  currency?: Currency

  /** The full reference. */
  @OptionalText()
  reference?: string

  /** Such as `metadata[order]=42`. Values must match exactly, and every key must match. */
  @OptionalMetadataFilter()
  metadata?: Record<string, string>

  @OptionalText(40)
  customerID?: string

  @OptionalChoice(failureCodes, checks.failureCodeIsOneOf(failureCodes))
  failureCode?: FailureCode

  @OptionalChoice(cardBrands, checks.cardBrandIsOneOf(cardBrands))
  cardBrand?: CardBrand

  @OptionalText()
  q?: string
}

/** GET /transactions for staff, who may ask for one client's, or for those through one processor account. */
export class ListAllTransactions extends ListTransactions {
  @OptionalText()
  clientID?: string

  /** For staff only. Ignored for others. */
  @OptionalText(40)
  processorAccountID?: string
}

/** Amounts are whole minor units of `currency`. `description` and `narration` are the same text. */
export interface TransactionView {
  transactionID: string
  clientID: string
  mode: Mode
  amount: number
  currency: Currency
  /** What the platform keeps of `amountCaptured`; the rate was frozen when the transaction was created. */
  fee: number
  /** `amountCaptured` without the fee. */
  net: number
  /** `platform`: the money comes to your balance. `client`: your own processor account collects it, and your balance pays the fee alone. */
  collectedBy: CollectedBy
  amountCaptured: number
  /** Refunds that succeeded or are on their way. */
  amountRefunded: number
  /** What a refund can still take. */
  amountRefundable: number
  status: TransactionStatus
  captureMethod: CaptureMethod
  description: string
  narration: string
  reference: string | null
  metadata: Record<string, string>
  /** As its processor calls it; never a card number. */
  paymentMethod: string
  card: { brand: CardBrand; last4: string } | null
  /** The payment link or the checkout session that it was paid by. */
  paymentLinkID: string | null
  /** The customer who pays; null: not known. */
  customerID: string | null
  /** The saved method that it was paid with; null: another way of paying. */
  savedPaymentMethodID: string | null
  failureCode: string | null
  failureMessage: string | null
  nextAction: NextActionView | null
  /** `open`: the payment can’t be captured until staff release or block it; null: it was never under review. */
  review: ReviewState | null
  /** When the authorization expires unless it’s captured. */
  authorizationExpiresAt: string | null
  /** When the net moves from the pending to the available balance. Null: it is available already, or no money is pending. */
  availableOn: string | null
  createdAt: string
  updatedAt: string
}

/** One move of the state, or an action that leaves it. */
export interface TransactionMoveView {
  /** null: it was created. */
  from: TransactionStatus | null
  to: TransactionStatus
  /** What happened in a word, such as `captured`, `otp_refused`, `inquired`. */
  deed: string
  actorKind: string
  actorID: string | null
  /** Of the member who acted for a client. */
  actorMemberID: string | null
  actorName: string | null
  createdAt: string
}

/** GET /transactions/:transactionID */
/** Amounts in minor units of the transaction's currency. */
export interface TransactionTermsView {
  /** null: the client's own terms, or from before there were plans. */
  planID: string | null
  chargePercentage: number
  fixedFee: number
  refundFee: number
  disputeFee: number
  /** What is kept back of the net when it settles, and for how many days. */
  reservePercentage: number
  reserveDays: number
}

export interface TransactionDetailView extends TransactionView {
  /** For staff only. `reference` is what the processor calls the payment; null until it has answered. */
  processor?: { name: string; reference: string | null }
  /** null: the payer is unknown. */
  payer: PayerView | null
  /** What it costs its merchant, frozen when it was created; absent for payers. */
  terms?: TransactionTermsView
  refunds: PaymentRefundView[]
  disputes: DisputeView[]
  ledgerEntries: LedgerEntryView[]
  /** Oldest first. */
  history: TransactionMoveView[]
  /** What you can do with it now. */
  allowedDeeds: TransactionAction[]
}
