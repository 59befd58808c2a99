import { OptionalText, RequiredText } from './fields.js'
import { longTextMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as words from './messages/payouts.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import type { Mode } from './modes.js'
import { OptionalAmount, OptionalChoice, OptionalCurrency, RequiredCurrency } from './money-fields.js'
import type { Currency } from './money.js'
import type { PayeeCheckView } from './payee-checks.js'
import {
  type PayoutAction,
  type PayoutInterval,
  type PayoutLineKind,
  type PayoutObstacle,
  type PayoutRail,
  payoutStatuses,
  type PayoutStatus,
  type PayoutWarning,
} from './payout-states.js'
import { OptionalTime } from './time-field.js'

/** POST /payouts, for staff, with an Idempotency-Key. */
export class CreatePayout {
  @RequiredText(field.clientRequired)
  clientID!: string

  @RequiredCurrency()
  currency!: Currency

  /** The amount that arrives at the client's bank. Default: the full available balance, minus the payout fee. */
  @OptionalAmount()
  amount?: number
}

/** GET /clients/:clientID/payouts */
export class ListPayouts extends ListQuery {
  @OptionalChoice(payoutStatuses, checks.statusIsOneOf(payoutStatuses))
  status?: PayoutStatus

  @OptionalCurrency()
  currency?: Currency

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

/** GET /payouts. Staff see payouts of all clients, and API users their own client's. */
export class ListAllPayouts extends ListPayouts {
  @OptionalText()
  clientID?: string
}

/** POST /payouts/:payoutID/approve */
export class ApprovePayout {
  /** The payout's revision that you reviewed. If the payout has changed since, the request is refused. */
  @RequiredText(words.revisionRequired)
  revision!: string
}

/** POST /payouts/:payoutID/reject */
export class RejectPayout {
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** POST /payouts/:payoutID/cancel */
export class CancelPayout {
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** The destination account. Its number is stored encrypted and shown masked. */
export interface PayoutAccountView {
  accountHolder: string
  bankName: string
  accountNumberLast4: string
}

/** Amounts are whole minor units of `currency`. */
export interface PayoutView {
  payoutID: string
  clientID: string
  mode: Mode
  currency: Currency
  /** The amount that arrives. */
  amount: number
  /** The payout fee, in addition to `amount`. */
  fee: number
  status: PayoutStatus
  rail: PayoutRail
  isScheduled: boolean
  /** The payment whose payer gets the money. Null if it goes to the client. */
  transactionID: string | null
  /** The refund that this payout pays. */
  refundID: string | null
  /** The bank entry that this payout returns, because no payment needed it. */
  returnsEntryID: string | null
  account: PayoutAccountView
  /** Why the payout was rejected, canceled or returned, or failed. */
  reason: string | null
  createdAt: string
  approvedAt: string | null
  sentAt: string | null
  paidAt: string | null
  /** When the payout was rejected, canceled or returned, or failed. */
  endedAt: string | null
}

/** The total of all lines of one kind. */
export interface PayoutTotalView {
  kind: PayoutLineKind
  lines: number
  amount: number
}

/** GET /payouts/:payoutID and GET /clients/:clientID/payouts/:payoutID. The totals add up to `amount`. */
export interface PayoutDetailView extends PayoutView {
  totals: PayoutTotalView[]
  /** For staff only. */
  desk?: PayoutDeskView
}

/** What to check before approval. */
export interface PayoutDeskView {
  clientName: string
  createdBy: string | null
  approvals: { portalUserID: string; name: string; approvedAt: string }[]
  approvalsNeeded: number
  warnings: PayoutWarning[]
  /** Null if the money goes back to a payer. */
  payeeCheck: PayeeCheckView | null
  /** The last payout sent to this client in this currency. */
  lastPayout: { payoutID: string; amount: number; account: PayoutAccountView; createdAt: string } | null
  /** When the bank or processor reported it as paid after it had ended. Null if that didn't happen. */
  toldPaidAt: string | null
  /** Send it with the approval. */
  revision: string
  allowedActions: PayoutAction[]
  /** Why the caller can't approve it. Null if they can. */
  approvalRefusal: string | null
}

/** GET /payouts/:payoutID/lines, newest first. `amount` is the part in this payout, and negative for refunds and disputes. */
export interface PayoutLineView {
  entryID: string
  kind: PayoutLineKind
  amount: number
  currency: Currency
  /** The amount of the whole entry. More than `amount` if another payout has the rest. */
  entryAmount: number
  /** For a payment: what the payer paid, and the fee. */
  gross: number | null
  paymentFee: number | null
  transactionID: string | null
  refundID: string | null
  disputeID: string | null
  createdAt: string
}

/** The payout state of one currency. */
export interface PayoutStandingView {
  currency: Currency
  available: number
  /** What holds automatic payouts. Null if they aren't held. */
  obstacle: PayoutObstacle | null
  /** The same as a sentence. */
  sentence: string | null
  /** When the balance became negative. */
  since: string | null
}

/** GET /clients/:clientID/payout-schedule */
export interface PayoutScheduleView {
  clientID: string
  interval: PayoutInterval
  weekday: number
  dayOfMonth: number
  leastAmounts: Partial<Record<Currency, number>>
  delayDays: number
  /** The percentage of each settled payment held in reserve. Released after `reserveDays`. */
  reservePercentage: number
  reserveDays: number
  /** Null for manual payouts. */
  nextAt: string | null
  standings: PayoutStandingView[]
  updatedAt: string | null
}
