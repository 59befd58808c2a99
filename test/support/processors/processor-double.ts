import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'
import type { DoubledCall } from './doubled-call.js'
import type { AnswerShapes, Mangle, MangledCalls } from './mangled.js'

/** How a payment with a method plays out. `redirect`: the payer goes on at the processor's page; `code`: types a code. */
export type Play = 'succeeds' | 'declines' | 'stolen_card' | 'insufficient_funds' | 'redirect' | 'code'

/**
 * What the next call of this kind meets. `before` and `after`: the line breaks before or after the effect; `429` and `500` have none,
 * `silence` and `garbage` stand in the place of the answer after it.
 */
export type Fault = 'before' | 'after' | 'silence' | '429' | '500' | 'garbage'

/** As notices are signed unless a test says otherwise: in test mode, now, with the present secret. */
export interface SignedAs {
  mode?: Mode
  signedAt?: Date
  signedWith?: 'the secret of before'
}

/** A processor whose double plays in the conformance suite. */
export interface DoubledProcessor {
  /** As the registry calls it. */
  processor: string
  /** What its payments can do; the others have no method here. */
  plays: readonly Play[]
  /** A signature says when it was made, so that an old one is refused. */
  signsTime: boolean
  /** Its page takes nothing once a payment has ended here, tells of failures by itself, and is told again after a lost answer. */
  closesPages: boolean
  /** It answers captures, cancellations and refunds with "received", and only notices say how they ended. */
  tellsOnly?: boolean
  /** What it answers, so that each field of it can be answered wrongly; with it stands `mangle` below. */
  answers?: AnswerShapes
  start: () => Promise<ProcessorDouble>
}

/** A stateful double of a processor's service on loopback, as strict about what it is sent as the real one. */
export interface ProcessorDouble {
  /** Of `POST /processor-accounts`, with this double as the API address. */
  settings: Record<string, string>
  currency: Currency
  /** What the code is, and what it is not. */
  codes?: { right: string; wrong: string }
  methodFor(play: Play, processorAccountID: string): GivenPaymentMethod
  fail(call: DoubledCall, fault: Fault): void
  /** These calls are carried out and answered wrongly from here on; null: all of them, and rightly again without `how`. */
  mangle?(calls: MangledCalls, how?: Mangle): void
  /**
   * The payer at the processor's page, by the address that the payment was sent to; throws where the page takes nothing any more. What the
   * payer brings back to us, where that completes the payment.
   */
  payerGoes(
    redirectURL: string,
    outcome: 'passes' | 'fails' | 'leaves',
  ): Promise<Record<string, string> | undefined | void>
  /** How refunds end from here on: at once, or later by `endRefunds`. */
  refundsEnd(when: 'at_once' | 'later'): void
  /** Those that are open; failed, also those that succeeded before. */
  endRefunds(outcome: 'succeeded' | 'failed'): void
  /** Somebody takes a payment at the processor's own pages: we know nothing of it, and it does not count in `owes`. */
  paidElsewhere(): void
  /** The payer's bank takes a payment back, and how that ends. */
  dispute(processorReference: string, reason: string): void
  endDispute(processorReference: string, outcome: 'won' | 'lost'): void
  /** Signed as the processor signs, oldest first; each is handed out once. */
  takeNotices(as?: SignedAs): RawNotice[]
  /** A notice of a processor that signs inside the body, without that. */
  unsigned?(notice: RawNotice): RawNotice
  /** Notices are signed with another secret from here on; these settings say it. */
  rotate(): Record<string, string>
  /** What payers read on their card statements, of each charge that said it; absent: it takes none. */
  statements?(): string[]
  /** Charges that moved or hold money, by our transaction's id. */
  chargesOf(transactionID: string): number
  /** Minor units that the processor owes to the platform. */
  owes(currency: Currency): number
  /** Minor units that it has kept for itself, as its own report says. */
  costs(currency: Currency): number
  /** It pays to our bank all that it owes by its own book; answers how much. */
  paysOut(currency: Currency): number
  /** What it owes now by its own book, after exchanges, its fees and its payouts. */
  balanceIn?(currency: Currency): number
  /** What is new since the last one, of a processor whose report is a file. */
  settlementReport?(): string
  close(): Promise<void>
}
