import { type DebtRequestStatus, writeOffStatuses, type WriteOffStatus } from './debt-states.js'
import { OptionalText, RequiredText } from './fields.js'
import { longTextMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import type { Mode } from './modes.js'
import { OptionalAmount, OptionalChoice, RequiredCurrency } from './money-fields.js'
import type { Currency } from './money.js'

/** POST /debt-requests, for staff. */
export class RequestDebt {
  @RequiredText(field.clientRequired)
  clientID!: string

  @RequiredCurrency()
  currency!: Currency

  /** At most the amount owed. Default: all of it. */
  @OptionalAmount()
  amount?: number
}

/** POST /write-offs, for staff. */
export class CreateWriteOff extends RequestDebt {
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** POST /write-offs/:writeOffID/reject */
export class RejectWriteOff {
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** GET /write-offs */
export class ListWriteOffs extends ListQuery {
  @OptionalChoice(writeOffStatuses, checks.statusIsOneOf(writeOffStatuses))
  status?: WriteOffStatus

  @OptionalText()
  clientID?: string
}

/** A payment link for a client's debt. Amounts are whole minor units of `currency`. */
export interface DebtRequestView {
  debtRequestID: string
  clientID: string
  mode: Mode
  currency: Currency
  /** The requested amount. */
  amount: number
  /** The amount that the page currently charges. Never more than the current debt. */
  due: number
  status: DebtRequestStatus
  /** The payment page. */
  url: string
  /** The payment for this request. */
  transactionID: string | null
  createdAt: string
  endedAt: string | null
}

/** A part of a client's debt that the platform writes off. */
export interface WriteOffView {
  writeOffID: string
  clientID: string
  mode: Mode
  currency: Currency
  amount: number
  status: WriteOffStatus
  createdAt: string
  endedAt: string | null
}

/** For staff only. */
export interface WriteOffDeskView extends WriteOffView {
  clientName: string
  reason: string
  createdBy: string
  decidedBy: string | null
  /** Why it was rejected. */
  rejection: string | null
  /** The current debt. */
  owed: number
  /** Why the caller can't approve it. Null if they can. */
  approvalRefusal: string | null
}

/** GET /clients/:clientID/debts: one entry per currency with a debt or an open payment request. */
export interface DebtView {
  clientID: string
  mode: Mode
  currency: Currency
  /** The negative balance, minus pending and reserved amounts that will cover it. */
  owed: number
  available: number
  pending: number
  reserved: number
  request: DebtRequestView | null
}

/** GET /debts, for staff. */
export interface ClientDebtView extends DebtView {
  clientName: string
  /** A write-off awaiting another approver. */
  writeOff: WriteOffView | null
}
