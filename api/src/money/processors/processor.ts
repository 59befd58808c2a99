import type { Currency } from '#contract/money.js'
import type { PaymentMethod } from '#contract/payment-methods.js'
import type { CaptureMethod } from '#contract/transactions.js'

/** A payment as the processor knows it. `reference` is our transaction's id: the same call again changes nothing. */
export interface ProcessorPayment {
  reference: string
  /** Minor units of `currency`. */
  amount: number
  currency: Currency
  paymentMethod: PaymentMethod
  captureMethod: CaptureMethod
}

/** `reference` is our refund's id. */
export interface ProcessorRefund {
  reference: string
  amount: number
  payment: ProcessorPayment
}

/** The payer's bank will dispute it after so long; a processor in the real world tells by itself. */
export interface Paid {
  outcome: 'succeeded'
  disputeAfterMs?: number
}

export interface Declined {
  outcome: 'failed'
  failureCode: string
  failureMessage: string
}

/** The payer was sent a code; `contact` is masked. */
export interface CodeSent {
  outcome: 'requires_action'
  contact: string
}

export type ChargeResult = Paid | { outcome: 'authorized' } | Declined | CodeSent
export type ConfirmResult = Paid | { outcome: 'authorized' } | Declined | { outcome: 'code_wrong' }
export type RefundResult = { outcome: 'succeeded' } | Declined

/** The calls that can change a transaction at the processor, and so leave it open what became of them. */
export type ProcessorCall = 'charge' | 'confirm' | 'capture' | 'cancel'
export type CallResult = ChargeResult | ConfirmResult | { outcome: 'canceled' }

/** The call may have been carried out or not: only an inquiry tells. */
export class AnswerLost extends Error {}

/**
 * Where money really moves. It is never called inside a unit of work: it is slow, and it may not answer. Every call is
 * idempotent by its reference, and what became of one can be asked at any time.
 */
export abstract class Processor {
  abstract charge(payment: ProcessorPayment): Promise<ChargeResult>
  /** The payer's one-time code; it is handed on and kept nowhere. */
  abstract confirm(payment: ProcessorPayment, code: string): Promise<ConfirmResult>
  abstract resend(payment: ProcessorPayment): Promise<void>
  abstract capture(payment: ProcessorPayment, amount: number): Promise<Paid>
  abstract cancel(payment: ProcessorPayment): Promise<{ outcome: 'canceled' }>
  abstract refund(refund: ProcessorRefund): Promise<RefundResult>
  abstract inquire(call: ProcessorCall, payment: ProcessorPayment): Promise<CallResult>
  abstract inquireRefund(refund: ProcessorRefund): Promise<RefundResult>
}
