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

  /** At most what is owed; absent: all of it. */
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

/** For staff alone. */
export interface WriteOffDeskView extends WriteOffView {
  clientName: string
  reason: string
  createdBy: string
  decidedBy: string | null
  /** Why it was rejected. */
  rejection: string | null
  /** What is owed now. */
  owed: number
  /** Why whoever asks cannot approve it; null: they can. */
  approvalRefusal: string | null
}

/** GET /clients/:clientID/debts: one for each currency in which something is owed, or is asked for. */
export interface DebtView {
  clientID: string
  mode: Mode
  currency: Currency
  /** What is missing in the balance, less what is pending and in reserve, which makes up for it by itself. */
  owed: number
  available: number
  pending: number
  reserved: number
  request: DebtRequestView | null
}

/** GET /debts, for staff. */
export interface ClientDebtView extends DebtView {
  clientName: string
  /** One that waits for somebody else. */
  writeOff: WriteOffView | null
}
