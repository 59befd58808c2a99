import type { Currency } from '#contract/money.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'

/** How a payment with a method plays out. `redirect`: the payer goes on at the processor's page; `code`: types a code. */
export type Play = 'succeeds' | 'declines' | 'stolen_card' | 'insufficient_funds' | 'redirect' | 'code'

/** What the next call of this kind meets. `before` and `after`: the line breaks before or after the effect. */
export type Fault = 'before' | 'after' | 'silence' | '429' | '500' | 'garbage'
export type DoubledCall = 'charge' | 'confirm' | 'capture' | 'cancel' | 'refund' | 'inquire'

/** A stateful double of a processor's service on loopback, as strict about what it is sent as the real one. */
export interface ProcessorDouble {
  /** As the registry calls the processor. */
  processor: string
  /** Of `POST /processor-accounts`, with this double as the API address. */
  settings: Record<string, string>
  currency: Currency
  /** What the code is, and what it is not. */
  codes?: { right: string; wrong: string }
  /** null: this processor has no such payment. */
  methodFor(play: Play, processorAccountID: string): GivenPaymentMethod | null
  fail(call: DoubledCall, fault: Fault): void
  /** The payer at the processor's page, by the address that the payment was sent to. */
  payerGoes(redirectURL: string, outcome: 'passes' | 'fails' | 'leaves'): Promise<void>
  /** How refunds end from here on: at once, or later by `endRefunds`. */
  refundsEnd(when: 'at_once' | 'later'): void
  endRefunds(outcome: 'succeeded' | 'failed'): void
  /** The payer's bank takes a payment back, and how that ends. */
  dispute(processorReference: string, reason: string): void
  endDispute(processorReference: string, outcome: 'won' | 'lost'): void
  /** Signed as the processor signs, oldest first; each is handed out once. */
  takeNotices(): RawNotice[]
  /** Charges that moved or hold money, by our reference. */
  chargesOf(reference: string): number
  /** Minor units that the processor owes to the platform. */
  owes(currency: Currency): number
  close(): Promise<void>
}
