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

/** `manual` only authorizes the payment. Capture it within 7 days. */
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

  /** Or a customer's saved method: `{"type": "saved", "savedPaymentMethodID": "spm_…"}`. Without the ID, the customer’s default method. */
  @RequiredPaymentMethodOrSaved()
  paymentMethod!: AskedPaymentMethod

  /** With a saved method: whether the payer is present and can confirm the payment. Default: false. */
  @OptionalFlag()
  payerIsPresent?: boolean

  /** With a saved method and an absent payer: if the bank asks for confirmation, we email the payer a link that works for a day. */
  @OptionalFlag()
  notifyPayer?: boolean

  /** With a saved method: if it's declined, we try the customer’s other saved methods, newest first. */
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

  /** The URL that the payer returns to. Must be on one of the client's return origins. */
  @OptionalReturnURL()
  returnURL?: string

  /** The mode of the API user. Any other is refused. */
  @OptionalMode()
  mode?: Mode
}

/** POST /transactions/:transactionID/otp */
export class SubmitOtp {
  @RequiredText(checks.codeRequired, 20)
  code!: string
}

/** POST /transactions/:transactionID/capture. Without an amount, captures the full authorized amount. */
export class CaptureTransaction {
  @OptionalAmount()
  amount?: number
}

/** GET /transactions and GET /clients/:clientID/transactions. `q` searches status and description. */
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

  /** For example, `metadata[order]=42`. Every key must match, with the exact value. */
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

/** GET /transactions, for staff. Can be filtered by client or processor account. */
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
  /** The platform's fee, taken from `amountCaptured`. The rate is locked when the transaction is created. */
  fee: number
  /** `amountCaptured` minus the fee. */
  net: number
  /** `platform`: the money goes to your balance. `client`: your own processor account collects it, and only the fee is charged to your balance. */
  collectedBy: CollectedBy
  amountCaptured: number
  /** The total of successful and pending refunds. */
  amountRefunded: number
  /** The most you can refund. */
  amountRefundable: number
  status: TransactionStatus
  captureMethod: CaptureMethod
  description: string
  narration: string
  reference: string | null
  metadata: Record<string, string>
  /** The processor's token or method name. Never a card number. */
  paymentMethod: string
  card: { brand: CardBrand; last4: string } | null
  /** The payment link or checkout session that was used to pay. */
  paymentLinkID: string | null
  /** The customer. Null if unknown. */
  customerID: string | null
  /** The saved method that was charged. Null for any other method. */
  savedPaymentMethodID: string | null
  failureCode: string | null
  failureMessage: string | null
  nextAction: NextActionView | null
  /** `open`: the payment can’t be captured until staff release it. Null if it was never under review. */
  review: ReviewState | null
  /** When the authorization expires unless it’s captured. */
  authorizationExpiresAt: string | null
  /** When the net moves from the pending to the available balance. Null if it's already available or no money is pending. */
  availableOn: string | null
  createdAt: string
  updatedAt: string
}

/** A status change, or an action that doesn't change the status. */
export interface TransactionMoveView {
  /** Null for the creation. */
  from: TransactionStatus | null
  to: TransactionStatus
  /** What happened, such as `captured`, `otp_refused` or `inquired`. */
  deed: string
  actorKind: string
  actorID: string | null
  /** The client's member who acted. */
  actorMemberID: string | null
  actorName: string | null
  createdAt: string
}

/** GET /transactions/:transactionID */
/** Amounts in minor units of the transaction's currency. */
export interface TransactionTermsView {
  /** Null for custom terms, or for payments from before plans existed. */
  planID: string | null
  chargePercentage: number
  fixedFee: number
  refundFee: number
  disputeFee: number
  /** The percentage of the net held in reserve after settlement, and for how many days. */
  reservePercentage: number
  reserveDays: number
}

export interface TransactionDetailView extends TransactionView {
  /** For staff only. `reference` is the processor's ID for the payment. Null until the processor responds. */
  processor?: { name: string; reference: string | null }
  /** Null if the payer is unknown. */
  payer: PayerView | null
  /** The merchant's pricing, locked when the payment was created. Not shown to payers. */
  terms?: TransactionTermsView
  refunds: PaymentRefundView[]
  disputes: DisputeView[]
  ledgerEntries: LedgerEntryView[]
  /** Oldest first. */
  history: TransactionMoveView[]
  /** The actions that are currently possible. */
  allowedDeeds: TransactionAction[]
}
