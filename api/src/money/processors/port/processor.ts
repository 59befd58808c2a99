import type { Currency } from '#contract/money.js'
import type { EvidenceFileType } from '#contract/evidence-files.js'
import type { CardBrand, GivenPaymentMethod } from '#contract/payment-methods.js'
import type { Mode } from '#contract/modes.js'
import type { CaptureMethod } from '#contract/transactions.js'
import type { DisputeFacts, NoticeKind, RawNotice } from './notice.js'

/** By the names that the processor's settings class declares. */
export type Settings = Record<string, string>

/** Where a call goes, and what opens the door there. */
export interface UsedAccount {
  processorAccountID: string
  mode: Mode
  settings: Settings
}

/** Who pays, as far as we were told. */
export interface Payer {
  emailAddress: string | null
  name: string | null
}

/** A payment as the processor is asked about it. `reference` is our transaction's id: the same call again changes nothing. */
export interface ProcessorPayment {
  account: UsedAccount
  /** Of a charge: our key at the processor, under which it charges at most once. */
  attempt: string
  reference: string
  /** What the processor calls it; null until it has answered. */
  processorReference: string | null
  /** Minor units of `currency`. */
  amount: number
  currency: Currency
  paymentMethod: string
  captureMethod: CaptureMethod
  description: string
  payer: Payer
  /** Where the processor sends the payer back to; null: nobody waits there. */
  returnURL: string | null
  /** When we first asked, or were about to: how far back a list of the processor's must reach. */
  createdAt: Date
  /** Of a charge alone: the method as it was sent, where what is kept of it cannot pay. */
  given?: GivenPaymentMethod
}

/** `reference` is our refund's id. */
export interface ProcessorRefund {
  reference: string
  /** What the processor calls it; null until it has answered. */
  processorReference: string | null
  amount: number
  payment: ProcessorPayment
  createdAt: Date
}

/** What is kept of a payer's method, shown, and handed back with each call; it must hold nothing that can pay elsewhere. */
export interface KeptMethod {
  paymentMethod: string
  card: { brand: CardBrand; last4: string } | null
}

interface Answered {
  processorReference?: string
  /** Where only the processor knows it. */
  card?: KeptMethod['card']
}

export interface Paid extends Answered {
  outcome: 'succeeded'
  /** Minor units that were taken, where that may be another amount than was asked for. */
  amount?: number
}

export interface Authorized extends Answered {
  outcome: 'authorized'
}

export interface Canceled extends Answered {
  outcome: 'canceled'
}

export interface Declined extends Answered {
  outcome: 'failed'
  failureCode: string
  failureMessage: string
  /** As the processor calls it. */
  rawCode?: string
  /** The processor's own fault, and for certain without effect: another account may be tried. */
  isFault?: boolean
}

/** The payer was sent a code; `contact` is masked. */
export interface CodeSent extends Answered {
  outcome: 'requires_action'
  contact: string
  /** false: the processor sends no second one. */
  mayResend?: false
}

/** The payer goes on at this address of the processor, and comes back from there to the payment's `returnURL`. */
export interface Redirected extends Answered {
  outcome: 'requires_action'
  /** Absent: still the one that was told before. */
  redirectURL?: string
}

/** The processor works on it and will tell, or wants to be asked later. */
export interface Pending extends Answered {
  outcome: 'pending'
}

/** Of a capture or a cancellation: it has changed nothing, and will not. */
export interface NotDone extends Answered {
  outcome: 'not_done'
  sentence: string
}

export interface CodeWrong extends Answered {
  outcome: 'code_wrong'
}

/** A dispute as its processor knows it, and what is said against it. */
export interface ProcessorEvidence {
  account: UsedAccount
  /** Ours: the same evidence again changes nothing. */
  reference: string
  processorReference: string
  text: string
  files: { name: string; type: EvidenceFileType; content: Buffer }[]
}

export type EvidenceResult = { outcome: 'sent' } | { outcome: 'refused'; sentence: string }

export interface Checked {
  outcome: 'working' | 'refused'
  sentence: string
  /** The setting that is at fault. */
  field?: string
}

export type ChargeResult = Paid | Authorized | Declined | CodeSent | Redirected | Pending
export type ConfirmResult = Paid | Authorized | Declined | CodeWrong | Redirected | Pending
/** `canceled` and `succeeded` of either: so it stood there already. */
export type ActionResult = Paid | Canceled | Pending | NotDone
/** `not_received` is the failure of a refund that never arrived. */
export type RefundResult = Paid | Declined | Pending

export type ProcessorCall = 'charge' | 'confirm' | 'capture' | 'cancel'
export type CallResult = ChargeResult | ConfirmResult | ActionResult

/** What a notice is about, by whichever name it tells: our transaction's id, or what the processor calls the payment. */
export interface NoticeSubject {
  reference?: string
  processorReference?: string
  kind?: NoticeKind
  /** It is about this refund of the payment. */
  refund?: { reference?: string; processorReference?: string }
  /** What it says of payment or refund, of a processor that cannot be asked; otherwise an inquiry says it. */
  told?: CallResult
  dispute?: DisputeFacts
  toldRefund?: RefundResult
}

/** A notice whose signature is right. It only says where to look: the inquiry decides. */
export interface ReadNotice {
  noticeID: string
  type: string
  mode: Mode
  /** null: of a type that says nothing to us. */
  subject: NoticeSubject | null
}

/** The call may have been carried out or not: only an inquiry tells. */
export class AnswerLost extends Error {}

/** Lost because a test method asks for it: it says nothing about the line. */
export class PlayedLoss extends AnswerLost {}

/** Never called inside a unit: it is slow, and a throw means an unknown outcome. Calls are idempotent by reference. */
export abstract class Processor {
  abstract read(method: GivenPaymentMethod): KeptMethod
  abstract charge(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult>
  /** The payer's one-time code; it is handed on and kept nowhere. */
  abstract confirm(payment: ProcessorPayment, code: string, signal: AbortSignal): Promise<ConfirmResult>
  abstract resend(payment: ProcessorPayment, signal: AbortSignal): Promise<{ outcome: 'sent' }>
  abstract capture(payment: ProcessorPayment, amount: number, signal: AbortSignal): Promise<ActionResult>
  abstract cancel(payment: ProcessorPayment, signal: AbortSignal): Promise<ActionResult>
  abstract refund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult>
  /** What became of the call; without effect, of a charge `failed` with `not_received`, of the others `not_done`. */
  abstract inquire(call: ProcessorCall, payment: ProcessorPayment, signal: AbortSignal): Promise<CallResult>
  abstract inquireRefund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult>
  /** For disputes whose notice named a time for evidence. */
  sendEvidence(evidence: ProcessorEvidence, _signal: AbortSignal): Promise<EvidenceResult> {
    throw new Error(`Nobody can send evidence about ${evidence.processorReference}`)
  }
  /** A call that changes nothing, and says in words whether the account's settings open the door. */
  abstract check(account: UsedAccount, signal: AbortSignal): Promise<Checked>
  /** What is signed with one of these secrets, the newest first; null: the signature is missing, wrong or too old. */
  abstract readNotice(account: UsedAccount, notice: RawNotice, secrets: string[]): ReadNotice[] | null
}
