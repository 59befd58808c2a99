import { Injectable } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentMethod } from '#contract/payment-methods.js'
import {
  AnswerLost,
  type CallResult,
  type ChargeResult,
  type ConfirmResult,
  type Declined,
  type Paid,
  Processor,
  type ProcessorCall,
  type ProcessorPayment,
  type ProcessorRefund,
  type RefundResult,
} from './processor.js'
import { SandboxTimes } from './sandbox-times.js'

const sandboxCode = '123456'
const sandboxContact = '+1 ••• ••• 2671'

const declined = (failureCode: string, failureMessage: string): Declined => ({
  outcome: 'failed',
  failureCode,
  failureMessage,
})

const declines: Partial<Record<PaymentMethod, Declined>> = {
  pm_declined_insufficient_funds: declined('insufficient_funds', 'The account does not hold enough money'),
  pm_declined_expired_card: declined('expired_card', 'The card has expired'),
  pm_declined_fraud: declined('suspected_fraud', 'The payment was refused as suspicious'),
  pm_processing_error: declined('processing_error', 'The processor had a fault. Please try again'),
}

/**
 * The embedded test processor. It keeps nothing: the test method alone decides what becomes of a call, so that an
 * inquiry always knows, also about a call that never arrived.
 */
@Injectable()
export class SandboxProcessor extends Processor {
  constructor(private readonly times: SandboxTimes) {
    super()
  }

  async charge(payment: ProcessorPayment): Promise<ChargeResult> {
    if (payment.paymentMethod === 'pm_slow') await pause(this.times.slowMs)
    if (payment.paymentMethod === 'pm_unknown') throw new AnswerLost()
    return this.outcomeOf(payment)
  }

  confirm(payment: ProcessorPayment, code: string): Promise<ConfirmResult> {
    return Promise.resolve(code === sandboxCode ? this.paid(payment) : { outcome: 'code_wrong' })
  }

  resend(): Promise<void> {
    return Promise.resolve()
  }

  capture({ paymentMethod }: ProcessorPayment): Promise<Paid> {
    return Promise.resolve(this.taken(paymentMethod))
  }

  cancel(): Promise<{ outcome: 'canceled' }> {
    return Promise.resolve({ outcome: 'canceled' })
  }

  refund({ payment }: ProcessorRefund): Promise<RefundResult> {
    if (payment.paymentMethod === 'pm_unknown') return Promise.reject(new AnswerLost())
    return Promise.resolve({ outcome: 'succeeded' })
  }

  inquire(call: ProcessorCall, payment: ProcessorPayment): Promise<CallResult> {
    const results: Record<ProcessorCall, CallResult> = {
      charge: this.outcomeOf(payment),
      // A code that nobody answered was not accepted: the payer types it again.
      confirm: { outcome: 'code_wrong' },
      capture: this.taken(payment.paymentMethod),
      cancel: { outcome: 'canceled' },
    }
    return Promise.resolve(results[call])
  }

  inquireRefund(): Promise<RefundResult> {
    return Promise.resolve({ outcome: 'succeeded' })
  }

  private outcomeOf(payment: ProcessorPayment): ChargeResult {
    if (payment.paymentMethod === 'pm_otp') return { outcome: 'requires_action', contact: sandboxContact }
    return declines[payment.paymentMethod] ?? this.paid(payment)
  }

  private paid({ captureMethod, paymentMethod }: ProcessorPayment): Paid | { outcome: 'authorized' } {
    return captureMethod === 'manual' ? { outcome: 'authorized' } : this.taken(paymentMethod)
  }

  private taken(paymentMethod: PaymentMethod): Paid {
    const disputed = paymentMethod === 'pm_dispute_later'
    return { outcome: 'succeeded', ...(disputed && { disputeAfterMs: this.times.disputeAfterMs }) }
  }
}
