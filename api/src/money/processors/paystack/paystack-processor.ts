import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/processors/paystack.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import { clock } from '#contract/clock.js'
import { failed } from '../port/failed.js'
import type { RawNotice } from '../port/notice.js'
import { AnswerLost, Processor } from '../port/processor.js'
import type { Checked, ProcessorPayment, ProcessorRefund, ReadNotice } from '../port/processor.js'
import type * as disputed from '../port/dispute-calls.js'
import type * as connected from '../port/connected.js'
import type { UsedAccount } from '../port/used-account.js'
import type * as results from '../port/results.js'
import type { ProcessorTransfer, TransferResult } from '../port/transfer.js'
import type { DetachResult, ProcessorSavedMethod, SavedMethodTold } from '../port/saved.js'
import { isDuplicate, isUnknown, PaystackApi } from './paystack-api.js'
import { checkOf } from './paystack-check.js'
import { chargeOf, isPaying, refusalOf, stepAfterCode, stepOf } from './paystack-charges.js'
import { PaystackEvidence } from './paystack-evidence.js'
import { PaystackDisputes } from './paystack-disputes.js'
import { isByPage, keptMethod } from './paystack-methods.js'
import { readPaystackNotice } from './paystack-notices.js'
import { readPayment, referenceOf, type ToldPayment } from './paystack-answers.js'
import { endOf, pageIn } from './paystack-payment.js'
import { PaystackRefunds } from './paystack-refunds.js'
import type { ReportFrom, ReportNotRead, ReportPage } from '../port/report.js'
import { PaystackReports } from './paystack-reports.js'
import { NotSent } from '../processor-http.js'
import { PaystackSaved, savedWith } from './paystack-saved.js'
import { splitFault } from './paystack-splits.js'
import { PaystackSubaccounts } from './paystack-subaccounts.js'
import { PaystackTimes } from './paystack-times.js'
import { PaystackTransfers } from './paystack-transfers.js'

const noCapture: results.NotDone = { outcome: 'not_done', sentence: words.noCapture }

/** Nothing there is idempotent: our attempt's id is the reference, which charges once, and after a lost answer it is verified. */
@Injectable()
export class PaystackProcessor extends Processor {
  constructor(
    private readonly api: PaystackApi,
    private readonly disputes: PaystackDisputes,
    private readonly evidence: PaystackEvidence,
    private readonly refunds: PaystackRefunds,
    private readonly reports: PaystackReports,
    private readonly saved: PaystackSaved,
    private readonly subaccounts: PaystackSubaccounts,
    private readonly times: PaystackTimes,
    private readonly transfers: PaystackTransfers,
  ) {
    super()
  }

  read(method: GivenPaymentMethod): results.KeptMethod {
    return keptMethod(method)
  }

  override isCardOfItsOwn(paymentMethod: string): boolean {
    return paymentMethod.startsWith('AUTH_')
  }

  async charge(payment: ProcessorPayment, signal: AbortSignal): Promise<results.ChargeResult> {
    const wanted = splitFault(payment) ?? chargeOf(payment)
    if ('outcome' in wanted) return wanted
    const { path, body } = wanted
    try {
      const answer = await this.api.post(payment.account, path, body, signal)
      if (isDuplicate(answer)) return await this.endedOfSent(payment, signal)
      if (answer.status >= 300) return refusalOf(answer)
      return await this.begun(payment, answer.data, signal)
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      return { ...failed('processor_unavailable'), isFault: true }
    }
  }

  override async confirm(payment: ProcessorPayment, code: string, signal: AbortSignal): Promise<results.ConfirmResult> {
    const reference = referenceOf(payment)
    const answer = await this.api.post(payment.account, 'charge/submit_otp', { otp: code, reference }, signal)
    if (answer.status >= 300) {
      if (answer.status === 429) return { outcome: 'code_wrong' }
      if (answer.status === 400 && /otp|token|code/i.test(answer.message)) return { outcome: 'code_wrong' }
      throw new AnswerLost(`Paystack has answered ${answer.status} to a code`)
    }
    const told = readPayment(payment, answer.data)
    return told.status === 'send_otp'
      ? { outcome: 'code_wrong' }
      : (endOf(payment, told) ?? stepAfterCode(payment, told))
  }

  // It sends no code a second time.
  override async resend(): Promise<{ outcome: 'sent' }> {
    return { outcome: 'sent' }
  }

  async capture(): Promise<results.ActionResult> {
    return noCapture
  }

  /** Its page cannot be closed: a payment made there afterwards is refunded. */
  async cancel(payment: ProcessorPayment, signal: AbortSignal): Promise<results.ActionResult> {
    const told = await this.stepTold(payment, signal)
    if (!told) return { outcome: 'canceled' }
    const end = endOf(payment, told)
    if (end?.outcome === 'succeeded') return end
    return !end && isPaying(told) ? { outcome: 'not_done', sentence: words.payerIsPaying } : { outcome: 'canceled' }
  }

  refund(refund: ProcessorRefund, signal: AbortSignal): Promise<results.RefundResult> {
    return this.refunds.refund(refund, signal)
  }

  async inquire(
    call: results.ProcessorCall,
    payment: ProcessorPayment,
    signal: AbortSignal,
  ): Promise<results.CallResult> {
    switch (call) {
      case 'charge':
        return this.ended(payment, signal)
      case 'confirm': {
        const told = await this.stepTold(payment, signal)
        const isAsked = !told || /^(send_|ongoing|abandoned)/.test(told.status)
        return isAsked ? { outcome: 'code_wrong' } : (endOf(payment, told) ?? stepAfterCode(payment, told))
      }
      case 'capture':
        return noCapture
      case 'cancel':
        return this.cancel(payment, signal)
    }
  }

  inquireRefund(refund: ProcessorRefund, signal: AbortSignal): Promise<results.RefundResult> {
    return this.refunds.inquire(refund, signal)
  }

  override chargeSaved(payment: ProcessorPayment, signal: AbortSignal): Promise<results.ChargeResult> {
    return this.charge(payment, signal)
  }

  override detach(method: ProcessorSavedMethod, signal: AbortSignal): Promise<DetachResult> {
    return this.saved.detach(method, signal)
  }

  override readSaved(method: ProcessorSavedMethod, signal: AbortSignal): Promise<SavedMethodTold> {
    return this.saved.read(method, signal)
  }

  override connect(asked: connected.ConnectedAsked, signal: AbortSignal): Promise<connected.ConnectedResult> {
    return this.subaccounts.connect(asked, signal)
  }

  override readConnected(named: connected.ConnectedRead, signal: AbortSignal): Promise<connected.ConnectedResult> {
    return this.subaccounts.read(named, signal)
  }

  override payElsewhere(change: connected.ConnectedChange, signal: AbortSignal): Promise<connected.ConnectedResult> {
    return this.subaccounts.payElsewhere(change, signal)
  }

  override transfer(transfer: ProcessorTransfer, signal: AbortSignal): Promise<TransferResult> {
    return this.transfers.transfer(transfer, signal)
  }

  override inquireTransfer(transfer: ProcessorTransfer, signal: AbortSignal): Promise<TransferResult> {
    return this.transfers.inquire(transfer, signal)
  }

  override readReport(
    account: UsedAccount,
    from: ReportFrom,
    signal: AbortSignal,
  ): Promise<ReportPage | ReportNotRead> {
    return this.reports.read(account, from, signal)
  }

  override readDispute(dispute: disputed.ProcessorDispute, signal: AbortSignal): Promise<disputed.DisputeResult> {
    return this.disputes.read(dispute, signal)
  }

  override sendEvidence(evidence: disputed.ProcessorEvidence, signal: AbortSignal): Promise<disputed.EvidenceResult> {
    return this.evidence.send(evidence, signal)
  }

  override uploadEvidence(upload: disputed.ProcessorUpload, signal: AbortSignal): Promise<disputed.UploadResult> {
    return this.evidence.upload(upload, signal)
  }

  check(account: UsedAccount, signal: AbortSignal): Promise<Checked> {
    return checkOf(this.api, account, signal)
  }

  readNotice(account: UsedAccount, notice: RawNotice, secrets: string[]): ReadNotice[] | null {
    return readPaystackNotice(account, notice, secrets)
  }

  private async begun(payment: ProcessorPayment, data: unknown, signal: AbortSignal): Promise<results.ChargeResult> {
    const page = pageIn(payment, data)
    if (page) return page
    // "Charge Authorization" doesn't say for which subaccount it was, and "Verify Transaction" does.
    if (payment.connected) return this.endedOfSent(payment, signal)
    const told = readPayment(payment, data)
    return this.end(payment, told) ?? stepOf(payment, told)
  }

  private end(payment: ProcessorPayment, told: ToldPayment) {
    const end = endOf(payment, told)
    return end && savedWith(payment, told, end)
  }

  /** The charge was sent. An inquiry that wasn't sent says nothing about its outcome. */
  private async endedOfSent(payment: ProcessorPayment, signal: AbortSignal): Promise<results.ChargeResult> {
    return this.ended(payment, signal).catch((error: unknown) => {
      throw error instanceof NotSent ? new AnswerLost(error.message) : error
    })
  }

  /** What became of a charge. A page whose address was lost cannot be found again, so it cannot be paid. */
  private async ended(payment: ProcessorPayment, signal: AbortSignal): Promise<results.ChargeResult> {
    const told = await this.stepTold(payment, signal)
    if (!told) {
      const mayStillArrive = clock.time() - payment.createdAt.getTime() < this.times.lostCallMs
      return mayStillArrive ? { outcome: 'pending' } : failed('not_received')
    }
    const end = this.end(payment, told)
    if (end) return end
    if (!isByPage(payment)) return stepOf(payment, told)
    isPaying(told)
    return payment.processorReference === null
      ? failed('not_received')
      : { outcome: 'requires_action', processorReference: referenceOf(payment) }
  }

  private async stepTold(payment: ProcessorPayment, signal: AbortSignal): Promise<ToldPayment | null> {
    const reference = referenceOf(payment)
    const verified = await this.told(payment, `transaction/verify/${reference}`, signal)
    if (!verified || isByPage(payment) || endOf(payment, verified)) return verified
    return (await this.told(payment, `charge/${reference}`, signal)) ?? verified
  }

  private async told(payment: ProcessorPayment, path: string, signal: AbortSignal): Promise<ToldPayment | null> {
    const answer = await this.api.get(payment.account, path, signal)
    if (answer.status < 300) return readPayment(payment, answer.data)
    if (isUnknown(answer)) return null
    throw new AnswerLost(`Paystack has answered ${answer.status} about a payment`)
  }
}
