import { Injectable } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import { sandboxPayoutEnds } from '#contract/payout-limits.js'
import * as words from '#contract/messages/processors/sandbox.js'
import { sandboxCode, testCards } from '#contract/sandbox.js'
import { clock } from '#contract/clock.js'
import { type Checked, PlayedLoss, Processor, type ProcessorPayment, type ProcessorRefund } from '../port/processor.js'
import type { UsedAccount } from '../port/used-account.js'
import type {
  Authorized,
  CallResult,
  Canceled,
  ChargeResult,
  ConfirmResult,
  Declined,
  KeptMethod,
  Paid,
  ProcessorCall,
  RefundResult,
} from '../port/results.js'
import type { ProcessorTransfer, TransferResult } from '../port/transfer.js'
import type { ReportFrom, ReportPage } from '../port/report.js'
import { failed } from '../port/failed.js'
import type { DetachResult, ProcessorSetup, SavedMethodTold, SetupResult } from '../port/saved.js'
import { savedAs, savedBy } from './sandbox-saved.js'
import { SandboxDisputes } from './sandbox-disputes.js'
import { SandboxReport } from './sandbox-report.js'
import { SandboxTimes } from './sandbox-times.js'

const sandboxContact = '+1 ••• ••• 2671'

const declined = (failureCode: string, failureMessage: string): Declined => ({
  outcome: 'failed',
  failureCode,
  failureMessage,
})

const declines: Partial<Record<string, Declined>> = {
  pm_declined_insufficient_funds: declined('insufficient_funds', 'The account doesn’t have enough money'),
  pm_declined_expired_card: declined('expired_card', 'The card has expired'),
  pm_declined_fraud: declined('suspected_fraud', 'The payment was refused as suspicious'),
  pm_processing_error: declined('processing_error', 'The processor had an error. Try again'),
}

const offSessionDeclines: Partial<Record<string, Declined>> = {
  pm_declined_off_session: declined('do_not_honor', 'The bank declined the payment without the payer'),
  pm_stolen_later: failed('stolen_card'),
}

const named = (reference: string) => ({ processorReference: reference.replace(/^txn_/, 'sbx_') })

const endsWith = ({ amount }: ProcessorTransfer, end: keyof typeof sandboxPayoutEnds): boolean =>
  amount % 100 === sandboxPayoutEnds[end]

/** It keeps no calls: the test method alone decides an outcome, so an inquiry knows even calls that never arrived. */
@Injectable()
export class SandboxProcessor extends Processor {
  constructor(
    private readonly times: SandboxTimes,
    private readonly disputes: SandboxDisputes,
    private readonly report: SandboxReport,
  ) {
    super()
  }

  read(method: GivenPaymentMethod): KeptMethod {
    if (typeof method !== 'string') throw new Error('The sandbox takes no tokens')
    const card = testCards[method]
    if (!card) return { paymentMethod: method, card: null }
    const { brand, testMethod, country = 'US' } = card
    const last4 = method.slice(-4)
    return { paymentMethod: testMethod, card: { brand, last4, country, fingerprint: `sandbox-${brand}-${last4}` } }
  }

  async charge(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult> {
    if (payment.paymentMethod === 'pm_slow') await pause(this.times.slowMs, undefined, { signal })
    if (payment.paymentMethod === 'pm_unknown') throw new PlayedLoss('As the test method asks for')
    return this.outcomeOf(payment)
  }

  override chargeSaved(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult> {
    return this.charge(payment, signal)
  }

  override async saveMethod(
    setup: ProcessorSetup,
    _brought: Record<string, string>,
    signal: AbortSignal,
  ): Promise<SetupResult> {
    if (setup.paymentMethod === 'pm_slow') await pause(this.times.slowMs, undefined, { signal })
    if (setup.paymentMethod === 'pm_unknown') throw new PlayedLoss('As the test method asks for')
    return this.inquireSetup(setup)
  }

  // A one-time code belongs to a payment, so a method that asks for one is saved with a payment alone.
  override async inquireSetup(setup: ProcessorSetup): Promise<SetupResult> {
    const processorReference = setup.reference.replace(/^set_/, 'sbx_')
    const refusal = setup.paymentMethod === 'pm_otp' ? failed('authentication_failed') : declines[setup.paymentMethod]
    return refusal
      ? { ...refusal, processorReference }
      : { outcome: 'saved', saved: savedAs(setup), processorReference }
  }

  override async detach(): Promise<DetachResult> {
    return { outcome: 'detached' }
  }

  override async readSaved(): Promise<SavedMethodTold> {
    return { outcome: 'active' }
  }

  override async confirm(payment: ProcessorPayment, code: string): Promise<ConfirmResult> {
    return code === sandboxCode ? this.paid(payment) : { outcome: 'code_wrong' }
  }

  override async transfer(transfer: ProcessorTransfer): Promise<TransferResult> {
    if (endsWith(transfer, 'lost')) throw new PlayedLoss('As the amount asks for')
    return this.inquireTransfer(transfer)
  }

  override async inquireTransfer(transfer: ProcessorTransfer): Promise<TransferResult> {
    const processorReference = transfer.reference.replace(/^pyo_/, 'sbx_')
    if (endsWith(transfer, 'failed')) return { outcome: 'failed', processorReference, sentence: words.noSuchAccount }
    const { payoutMs } = this.times
    const since = clock.time() - transfer.sentAt.getTime()
    if (since < payoutMs) return { outcome: 'pending', processorReference, lookAgainMs: payoutMs }
    if (!endsWith(transfer, 'returned')) return { outcome: 'paid', processorReference }
    return since < 2 * payoutMs
      ? { outcome: 'paid', processorReference, lookAgainMs: payoutMs }
      : { outcome: 'returned', processorReference, sentence: words.accountClosed }
  }

  override async resend(): Promise<{ outcome: 'sent' }> {
    return { outcome: 'sent' }
  }

  capture(payment: ProcessorPayment): Promise<Paid> {
    return this.taken(payment)
  }

  async cancel({ reference }: ProcessorPayment): Promise<Canceled> {
    return { outcome: 'canceled', ...named(reference) }
  }

  async refund({ payment }: ProcessorRefund): Promise<RefundResult> {
    if (payment.paymentMethod === 'pm_unknown') throw new PlayedLoss('As the test method asks for')
    return { outcome: 'succeeded' }
  }

  async inquire(call: ProcessorCall, payment: ProcessorPayment): Promise<CallResult> {
    switch (call) {
      case 'charge':
        return this.outcomeOf(payment)
      case 'confirm':
        // A code without an answer was not accepted: the payer types it again.
        return { outcome: 'code_wrong' }
      case 'capture':
        return this.taken(payment)
      case 'cancel':
        return this.cancel(payment)
    }
  }

  async inquireRefund(): Promise<RefundResult> {
    return { outcome: 'succeeded' }
  }

  override readReport(account: UsedAccount, from: ReportFrom): Promise<ReportPage> {
    return this.report.read(account, from)
  }

  async check(): Promise<Checked> {
    return { outcome: 'working', sentence: words.works }
  }

  // It is inside, and tells its notices there.
  readNotice(): null {
    return null
  }

  private async outcomeOf(payment: ProcessorPayment): Promise<ChargeResult> {
    const { reference, paymentMethod } = payment
    if (paymentMethod === 'pm_otp') return { outcome: 'requires_action', contact: sandboxContact, ...named(reference) }
    const isAlone = payment.saved !== undefined && !payment.saved.payerIsPresent
    const refusal = declines[paymentMethod] ?? (isAlone ? offSessionDeclines[paymentMethod] : undefined)
    return refusal ? { ...refusal, ...named(reference) } : this.paid(payment)
  }

  private async paid(payment: ProcessorPayment): Promise<Paid | Authorized> {
    if (payment.captureMethod === 'manual')
      return { outcome: 'authorized', ...named(payment.reference), ...savedBy(payment) }
    return this.taken(payment)
  }

  private async taken(payment: ProcessorPayment): Promise<Paid> {
    const { reference, paymentMethod } = payment
    if (paymentMethod === 'pm_dispute_later') await this.disputes.plan(reference)
    return { outcome: 'succeeded', ...named(reference), ...savedBy(payment) }
  }
}
