import { OptionalText } from './fields.js'
import { longTextMaxLength } from './limits.js'
import { OptionalAmount } from './money-fields.js'
import type { Currency } from './money.js'
import type { Mode } from './modes.js'

export const refundStatuses = ['pending', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** POST /transactions/:transactionID/refunds, with an Idempotency-Key. Without an amount, refunds what is left. */
export class CreateRefund {
  @OptionalAmount()
  amount?: number

  @OptionalText(longTextMaxLength)
  reason?: string
}

/** Amounts are whole minor units of `currency`. */
export interface RefundView {
  refundID: string
  transactionID: string
  clientID: string
  mode: Mode
  amount: number
  currency: Currency
  /** The part of the platform's fee that is returned to the merchant with this refund. */
  feeReturned: number
  /** The plan's refund fee. 0 until the refund succeeds. */
  refundFee: number
  status: RefundStatus
  /** Who created it: `client`, `integrator` (an API user), `portal` (staff), `system`, or `processor` (in the processor’s dashboard). */
  actorKind: string
  reason: string | null
  failureCode: string | null
  failureMessage: string | null
  createdAt: string
  updatedAt: string
}

/** A refund in a payment's details. */
export interface PaymentRefundView extends RefundView {
  /** For staff only: the payout that sends the money back to the payer of a bank transfer. */
  payoutID?: string
}
