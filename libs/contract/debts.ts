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

  /** At most what is owed; default: all of it. */
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

/** A payment link by which a client pays what it owes. Amounts are whole minor units of `currency`. */
export interface DebtRequestView {
  debtRequestID: string
  clientID: string
  mode: Mode
  currency: Currency
  /** What was asked for. */
  amount: number
  /** What its page takes now: never more than what is owed at this moment. */
  due: number
  status: DebtRequestStatus
  /** The page on which it is paid. */
  url: string
  /** The payment that paid it. */
  transactionID: string | null
  createdAt: string
  endedAt: string | null
}

/** What the platform gives up of a client's debt. */
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
  /** What is owed now. */
  owed: number
  /** Why the caller can't approve it. Null if they can. */
  approvalRefusal: string | null
}

/** GET /clients/:clientID/debts: one for each currency in which something is owed, or is asked for. */
export interface DebtView {
  clientID: string
  mode: Mode
  currency: Currency
  /** The negative balance, less pending and reserved amounts that will cover it. */
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
