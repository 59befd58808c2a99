import type { Currency } from '#contract/money.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { Mode } from '#contract/modes.js'
import type { CaptureMethod } from '#contract/transactions.js'
import type { Payer, ProcessorAction, UsedAccount } from './used-account.js'
import type {
  ActionResult,
  CallResult,
  ChargeResult,
  ConfirmResult,
  FieldsOpened,
  KeptMethod,
  ProcessorCall,
  RefundResult,
} from './results.js'
import type {
  DetachResult,
  PaysWithSaved,
  ProcessorSavedMethod,
  ProcessorSetup,
  SavedMethodTold,
  SavesMethod,
  SetupResult,
} from './saved.js'
import type * as connected from './connected.js'
import type {
  DisputeResult,
  EvidenceResult,
  ProcessorDispute,
  ProcessorEvidence,
  ProcessorUpload,
  UploadResult,
} from './dispute-calls.js'
import type { ProcessorTransfer, TransferResult } from './transfer.js'
import type { CaptureFacts, DisputeFacts, NoticeKind, RawNotice } from './notice.js'
import type * as reports from './report.js'

/** A payment as the processor is asked about it. `reference` is our transaction's id: the same call again changes nothing. */
export interface ProcessorPayment {
  account: UsedAccount
  /** Of a charge: our key at the processor, under which it charges at most once. */
  attempt: string
  reference: string
  /** What the processor calls it; null until it has answered. */
  processorReference: string | null
  /** In minor units of `currency`. */
  amount: number
  currency: Currency
  paymentMethod: string
  captureMethod: CaptureMethod
  description: string
  /** The client's own, before the account's; null: it has none. */
  statementDescriptor: string | null
  payer: Payer
  /** Where the processor sends the payer back to; null: there is no payer to send back. */
  returnURL: string | null
  /** When we first asked, or were about to: how far back a list of the processor's must reach. */
  createdAt: Date
  /** Charge it for this connected account, and keep the fee in minor units of `currency`. */
  connected?: { reference: string; fee: number }
  /** The payer was sent on, and nothing has been heard since. */
  isWithPayer?: boolean
  /** Of a capture or a cancellation that is under way. */
  action?: ProcessorAction
  /** Of a charge alone: the method as it was sent, where what is kept of it cannot pay. */
  given?: GivenPaymentMethod
  /** Keep the method of this payment: the answer that says `succeeded` or `authorized` tells what was saved. */
  saves?: SavesMethod
  /** Charge this saved method; `paymentMethod` is its shown name alone. */
  saved?: PaysWithSaved
}

/** `reference` is our refund's id. */
export interface ProcessorRefund {
  reference: string
  /** What the processor calls it; null until it has answered. */
  processorReference: string | null
  amount: number
  payment: ProcessorPayment
  createdAt: Date
  /** It is all that was taken, and the payment never counted: a connected account gets its fee back too. */
  undoesPayment?: boolean
}

export interface Checked {
  outcome: 'working' | 'refused'
  sentence: string
  field?: string
}

/** What a notice is about, by whichever name it tells: our transaction's id, or what the processor calls the payment. */
export interface NoticeSubject {
  reference?: string
  processorReference?: string
  kind?: NoticeKind
  payoutID?: string
  refund?: { reference?: string; processorReference?: string }
  /** Of a processor that cannot be asked. `authorized` of a payment that is captured at once counts as paid. */
  told?: CallResult
  dispute?: DisputeFacts
  /** Absent with `capture_failed`: the inquiry decides whether the payment has failed. */
  capture?: CaptureFacts
  /** The processor is asked about the dispute that it calls so; the notice says nothing else of it. */
  disputeReference?: string
  toldRefund?: RefundResult
  /** A report that was written and can be fetched; the notice is about nothing else. */
  report?: reports.WrittenReport
  /** With `method_changed`: the processor is asked what the saved method with this key is now. */
  savedMethodKey?: string
  /** A setup, by whichever name the notice tells. Without `toldSetup` the processor is asked how it stands. */
  setup?: { reference?: string; processorReference?: string }
  toldSetup?: SetupResult
  /** The processor is asked what the connected account with this reference is now. */
  connectedReference?: string
  /** The processor's own time of `toldRefund`, ISO 8601. */
  toldAt?: string
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
  /** What the first call needs is loaded before its time begins to count. */
  load?(): Promise<void>
  abstract read(method: GivenPaymentMethod): KeptMethod
  /** Whether the kept method always means the same card, so that what is known of it counts for the next payment. */
  isCardOfItsOwn(_paymentMethod: string): boolean {
    return false
  }
  abstract charge(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult>
  /** The payer's one-time code; it is handed on and kept nowhere. */
  confirm({ reference }: ProcessorPayment, _code: string, _signal: AbortSignal): Promise<ConfirmResult> {
    throw new Error(`Nobody is asked for a code of ${reference}`)
  }
  resend({ reference }: ProcessorPayment, _signal: AbortSignal): Promise<{ outcome: 'sent' }> {
    throw new Error(`Nobody is asked for a code of ${reference}`)
  }
  abstract capture(payment: ProcessorPayment, amount: number, signal: AbortSignal): Promise<ActionResult>
  abstract cancel(payment: ProcessorPayment, signal: AbortSignal): Promise<ActionResult>
  abstract refund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult>
  /** What became of the call. Without effect, a charge is `failed` with `not_received`, others are `not_done`. */
  abstract inquire(call: ProcessorCall, payment: ProcessorPayment, signal: AbortSignal): Promise<CallResult>
  abstract inquireRefund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult>
  payerStep(
    payment: ProcessorPayment,
    _brought: Record<string, string>,
    _signal: AbortSignal,
  ): Promise<FieldsOpened | CallResult> {
    throw new Error(`Nobody can go on with ${payment.reference} here`)
  }
  /** Saves a method and takes no money. `brought`: what a payer who was sent on brings back from the processor's fields or page. */
  saveMethod(
    { reference }: ProcessorSetup,
    _brought: Record<string, string>,
    _signal: AbortSignal,
  ): Promise<SetupResult> {
    throw new Error(`This processor cannot save the method of ${reference} without a payment`)
  }
  inquireSetup({ reference }: ProcessorSetup, _signal: AbortSignal): Promise<SetupResult> {
    throw new Error(`This processor cannot be asked about the setup ${reference}`)
  }
  /** Charges `payment.saved`; afterwards `inquire('charge', …)` says what became of it, as with any other charge. */
  chargeSaved({ reference }: ProcessorPayment, _signal: AbortSignal): Promise<ChargeResult> {
    throw new Error(`This processor has no saved method to pay ${reference} with`)
  }
  detach({ savedPaymentMethodID }: ProcessorSavedMethod, _signal: AbortSignal): Promise<DetachResult> {
    throw new Error(`This processor cannot detach the saved method ${savedPaymentMethodID}`)
  }
  /** What a saved method is now. For processors whose notices name a `savedMethodKey`, and after a detachment without an answer. */
  readSaved({ savedPaymentMethodID }: ProcessorSavedMethod, _signal: AbortSignal): Promise<SavedMethodTold> {
    throw new Error(`This processor cannot be asked about the saved method ${savedPaymentMethodID}`)
  }
  /** Makes an account of the client below the platform's. Asked again under the same id, it makes one. */
  connect({ connectedAccountID }: connected.ConnectedAsked, _signal: AbortSignal): Promise<connected.ConnectedResult> {
    throw new Error(`This processor has no connected account for ${connectedAccountID}`)
  }
  async readConnected(
    { reference }: connected.ConnectedRead,
    _signal: AbortSignal,
  ): Promise<connected.ConnectedResult> {
    return { outcome: 'refused', sentence: `This processor knows no connected account ${reference}` }
  }
  /** Pays a connected account's money into another bank account. The same change again changes nothing. */
  payElsewhere({ reference }: connected.ConnectedChange, _signal: AbortSignal): Promise<connected.ConnectedResult> {
    throw new Error(`This processor asks the owner of ${reference} for the bank account itself`)
  }
  onboardingLink({ reference }: connected.OnboardingAsked, _signal: AbortSignal): Promise<connected.OnboardingResult> {
    throw new Error(`This processor has no onboarding for ${reference}`)
  }
  sendEvidence(evidence: ProcessorEvidence, _signal: AbortSignal): Promise<EvidenceResult> {
    throw new Error(`Nobody can send evidence about ${evidence.processorReference}`)
  }
  uploadEvidence({ reference }: ProcessorUpload, _signal: AbortSignal): Promise<UploadResult> {
    throw new Error(`This processor takes no file ${reference}`)
  }
  /** What a dispute is now. For processors whose notices name a `disputeReference`. */
  readDispute({ processorReference }: ProcessorDispute, _signal: AbortSignal): Promise<DisputeResult> {
    throw new Error(`This processor cannot be asked about the dispute ${processorReference}`)
  }
  /** For processors that pay out. Asked again under the same reference, it pays once. */
  transfer({ reference }: ProcessorTransfer, _signal: AbortSignal): Promise<TransferResult> {
    throw new Error(`Nobody can pay out ${reference}`)
  }
  inquireTransfer({ reference }: ProcessorTransfer, _signal: AbortSignal): Promise<TransferResult> {
    throw new Error(`Nobody can be asked about ${reference}`)
  }
  /** A page of the processor's own report; the same page again has the same rows. */
  readReport(
    { processorAccountID }: UsedAccount,
    _from: reports.ReportFrom,
    _signal: AbortSignal,
  ): Promise<reports.ReportPage | reports.ReportNotRead> {
    throw new Error(`Nobody can be asked for a report of ${processorAccountID}`)
  }
  readReportFile(
    { processorAccountID }: UsedAccount,
    _bytes: reports.Bytes,
  ): AsyncIterable<reports.ReportRow | reports.SkippedRow> {
    throw new Error(`Nobody can read a file of ${processorAccountID}`)
  }
  /** For processors whose notices name a `report`. */
  fetchReport(
    { processorAccountID }: UsedAccount,
    { name }: reports.WrittenReport,
    _signal: AbortSignal,
  ): Promise<reports.ReportFetched | reports.ReportNotRead> {
    throw new Error(`The report ${name} of ${processorAccountID} cannot be fetched`)
  }
  /** A call that changes nothing, and says in words whether the account's settings work. */
  abstract check(account: UsedAccount, signal: AbortSignal): Promise<Checked>
  /** What is signed with one of these secrets, the newest first; null: the signature is missing, wrong or too old. */
  abstract readNotice(
    account: UsedAccount,
    notice: RawNotice,
    secrets: string[],
  ): ReadNotice[] | null | Promise<ReadNotice[] | null>
}
