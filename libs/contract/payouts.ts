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

  /** What arrives at the client's bank; default: all that is available, less the fee of the payout. */
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

/** GET /payouts, for staff of all clients, for integrators of their own. */
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

/** Where it goes; the number is kept encrypted, and shown masked. */
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
  /** What arrives. */
  amount: number
  /** What the platform keeps for it, beside `amount`. */
  fee: number
  status: PayoutStatus
  rail: PayoutRail
  isScheduled: boolean
  /** The payment whose payer gets the money; null: it goes to the client. */
  transactionID: string | null
  /** The refund that it pays. */
  refundID: string | null
  /** The bank entry that it returns: money that no payment needed. */
  returnsEntryID: string | null
  account: PayoutAccountView
  /** Why it was rejected or canceled, or has failed or come back. */
  reason: string | null
  createdAt: string
  approvedAt: string | null
  sentAt: string | null
  paidAt: string | null
  /** When it was rejected or canceled, or failed or came back. */
  endedAt: string | null
}

/** What all lines of a kind make. */
export interface PayoutTotalView {
  kind: PayoutLineKind
  lines: number
  amount: number
}

/** GET /payouts/:payoutID and GET /clients/:clientID/payouts/:payoutID: the totals make `amount`. */
export interface PayoutDetailView extends PayoutView {
  totals: PayoutTotalView[]
  /** For staff only. */
  desk?: PayoutDeskView
}

/** What a checker looks at. */
export interface PayoutDeskView {
  clientName: string
  createdBy: string | null
  approvals: { portalUserID: string; name: string; approvedAt: string }[]
  approvalsNeeded: number
  warnings: PayoutWarning[]
  /** null: the money goes back to a payer. */
  payeeCheck: PayeeCheckView | null
  /** The last one to this client in this currency that was sent. */
  lastPayout: { payoutID: string; amount: number; account: PayoutAccountView; createdAt: string } | null
  /** When the bank or processor reported it as paid although it had ended. Null if none did. */
  toldPaidAt: string | null
  /** To be sent with the approval. */
  revision: string
  allowedActions: PayoutAction[]
  /** Why the caller can't approve it. Null if they can. */
  approvalRefusal: string | null
}

/** GET /payouts/:payoutID/lines: its lines, newest first. `amount` is the part in this payout, negative for money that went back. */
export interface PayoutLineView {
  entryID: string
  kind: PayoutLineKind
  amount: number
  currency: Currency
  /** Of the whole entry: more than `amount` where another payout takes the rest. */
  entryAmount: number
  /** Of a payment: what the payer paid, and the fee on it. */
  gross: number | null
  paymentFee: number | null
  transactionID: string | null
  refundID: string | null
  disputeID: string | null
  createdAt: string
}

/** Of one currency. */
export interface PayoutStandingView {
  currency: Currency
  available: number
  /** What holds automatic payouts. Null if they aren't held. */
  obstacle: PayoutObstacle | null
  /** The same in words. */
  sentence: string | null
  /** Since when the balance is negative. */
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
  /** Of each payment that settles, in percent; it comes back after `reserveDays`. */
  reservePercentage: number
  reserveDays: number
  /** null: manual. */
  nextAt: string | null
  standings: PayoutStandingView[]
  updatedAt: string | null
}
