import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import { Environment } from '../../../platform/config/environment.js'
import { ownOrigin } from '../../../platform/http/own-origin.js'
import { failed } from '../port/failed.js'
import type { RawNotice } from '../port/notice.js'
import {
  type Checked,
  Processor,
  type ProcessorPayment,
  type ProcessorRefund,
  type ReadNotice,
} from '../port/processor.js'
import type { EvidenceResult, ProcessorEvidence, ProcessorUpload, UploadResult } from '../port/dispute-calls.js'
import type { FieldsOpened } from '../port/results.js'
import type { UsedAccount } from '../port/used-account.js'
import type {
  ActionResult,
  CallResult,
  ChargeResult,
  KeptMethod,
  ProcessorCall,
  RefundResult,
} from '../port/results.js'
import type { DetachResult, ProcessorSavedMethod, ProcessorSetup, SavedMethodTold, SetupResult } from '../port/saved.js'
import type { Bytes, ReportFetched, ReportNotRead, ReportRow, SkippedRow, WrittenReport } from '../port/report.js'
import { ProcessorHttp } from '../processor-http.js'
import { readPayment, readSession, readSessionResult } from './adyen-answers.js'
import { checkOf } from './adyen-check.js'
import { type AdyenApi, AdyenClients } from './adyen-clients.js'
import { sendEvidence, uploadEvidence } from './adyen-evidence.js'
import { isRefusal, isWithoutEffect, lost } from './adyen-errors.js'
import { failureOfError } from './adyen-failures.js'
import { isKeyKnown } from './adyen-keys.js'
import { keptMethod, methodOf } from './adyen-methods.js'
import { readAdyenNotice } from './adyen-notices.js'
import { actAt, refundAt } from './adyen-modifications.js'
import { newPayment, newSession } from './adyen-requests.js'
import { fetchReport } from './adyen-reports.js'
import { storedIn } from './adyen-references.js'
import { isPayerWanted, resultOf } from './adyen-results.js'
import { detach, readSaved } from './adyen-saved.js'
import { readSettlementReport } from './adyen-settlement-report.js'
import { continueSetup, inquireSetupAt, openSetup } from './adyen-setups.js'

/** Nothing there can be asked about: a call is made again under its key while that is kept, and after that only notices tell. */
@Injectable()
export class AdyenProcessor extends Processor {
  constructor(
    private readonly clients: AdyenClients,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
    private readonly http: ProcessorHttp,
  ) {
    super()
  }

  read(method: GivenPaymentMethod): KeptMethod {
    return keptMethod(method)
  }

  override isCardOfItsOwn(paymentMethod: string): boolean {
    return methodOf({ paymentMethod }) !== 'session'
  }

  charge(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult> {
    return this.clients.ask(payment.account, signal, async (api) => {
      try {
        return await this.begin(api, payment)
      } catch (error) {
        if (!isWithoutEffect(error)) throw error
        return { ...failed('processor_unavailable'), isFault: true }
      }
    })
  }

  capture(payment: ProcessorPayment, _amount: number, signal: AbortSignal): Promise<ActionResult> {
    return this.act('capture', payment, signal)
  }

  /** A payer on the page cannot pay anymore: nothing completes without us, and the session ends with our time. */
  async cancel(payment: ProcessorPayment, signal: AbortSignal): Promise<ActionResult> {
    return payment.isWithPayer ? { outcome: 'canceled' } : this.act('cancel', payment, signal)
  }

  refund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult> {
    return this.clients.ask(refund.payment.account, signal, (api) => refundAt(api, refund))
  }

  async inquire(call: ProcessorCall, payment: ProcessorPayment, signal: AbortSignal): Promise<CallResult> {
    if (call === 'capture' || call === 'cancel') {
      return payment.action?.isReceived ? { outcome: 'pending' } : this.act(call, payment, signal)
    }
    if (payment.isWithPayer) return { outcome: 'requires_action' }
    if (payment.processorReference || !isKeyKnown(payment)) return { outcome: 'pending' }
    return this.clients.ask(payment.account, signal, (api) => this.begin(api, payment))
  }

  async inquireRefund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult> {
    if (refund.processorReference || !isKeyKnown(refund)) return { outcome: 'pending' }
    return this.refund(refund, signal)
  }

  override payerStep(
    payment: ProcessorPayment,
    brought: Record<string, string>,
    signal: AbortSignal,
  ): Promise<FieldsOpened | CallResult> {
    return this.clients.ask(payment.account, signal, async (api) => {
      try {
        return await this.goOn(api, payment, brought)
      } catch (error) {
        throw lost(error)
      }
    })
  }

  override saveMethod(
    setup: ProcessorSetup,
    brought: Record<string, string>,
    signal: AbortSignal,
  ): Promise<SetupResult> {
    const asked = { setup, page: this.pageOf(setup) }
    return this.clients.ask(setup.account, signal, (api) =>
      setup.isWithPayer ? continueSetup(api, asked, brought) : openSetup(api, asked),
    )
  }

  override inquireSetup(setup: ProcessorSetup, signal: AbortSignal): Promise<SetupResult> {
    const asked = { setup, page: this.pageOf(setup) }
    return this.clients.ask(setup.account, signal, (api) => inquireSetupAt(api, asked))
  }

  override chargeSaved(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult> {
    return this.charge(payment, signal)
  }

  override detach(method: ProcessorSavedMethod, signal: AbortSignal): Promise<DetachResult> {
    return this.clients.ask(method.account, signal, (api) => detach(api, method))
  }

  override readSaved(method: ProcessorSavedMethod, signal: AbortSignal): Promise<SavedMethodTold> {
    return this.clients.ask(method.account, signal, (api) => readSaved(api, method))
  }

  check(account: UsedAccount, signal: AbortSignal): Promise<Checked> {
    return this.clients.ask(account, signal, (api) => checkOf(api, account))
  }

  readNotice(account: UsedAccount, notice: RawNotice, keys: string[]): ReadNotice[] | null {
    return readAdyenNotice(account, notice, keys)
  }

  override readReportFile(account: UsedAccount, bytes: Bytes): AsyncIterable<ReportRow | SkippedRow> {
    return readSettlementReport(account, bytes)
  }

  override fetchReport(
    account: UsedAccount,
    report: WrittenReport,
    signal: AbortSignal,
  ): Promise<ReportFetched | ReportNotRead> {
    return fetchReport(this.http, account, report, signal)
  }

  override sendEvidence(evidence: ProcessorEvidence, signal: AbortSignal): Promise<EvidenceResult> {
    return sendEvidence(this.clients, evidence, signal)
  }

  override uploadEvidence(upload: ProcessorUpload, signal: AbortSignal): Promise<UploadResult> {
    return uploadEvidence(this.clients, upload, signal)
  }

  private pageOf({ reference }: { reference: string }): string {
    return `${ownOrigin(this.host, this.environment)}/pay/with/${reference}`
  }

  // Under its key Adyen makes it once, and answers the same again.
  private async begin(api: AdyenApi, payment: ProcessorPayment): Promise<ChargeResult> {
    const stored = payment.saved && storedIn(payment.saved)
    if (stored === null) return failed('invalid_card', 'foreign_reference')
    const method = stored ?? methodOf(payment)
    const page = this.pageOf(payment)
    try {
      if (method === 'session') {
        await this.session(api, payment)
        return { outcome: 'requires_action', redirectURL: page }
      }
      const wanted = newPayment({ payment, page }, method)
      const told = await api.payments.payments(wanted, { idempotencyKey: payment.attempt })
      const read = readPayment(told)
      const mayBeAsked = stored && payment.returnURL !== null && !payment.saved?.payerIsPresent
      if (read.resultCode !== 'Refused' || !isPayerWanted(read) || !mayBeAsked) return resultOf(payment, read)
      // The first one was refused for certain, so this one is the only charge.
      const withPayer = newPayment({ payment, page, isPayerAsked: true }, stored)
      const next = await api.payments.payments(withPayer, { idempotencyKey: `${payment.attempt}-payer` })
      return resultOf(payment, readPayment(next))
    } catch (error) {
      if (isRefusal(error)) return failureOfError(error.errorCode)
      throw isWithoutEffect(error) ? error : lost(error)
    }
  }

  private act(call: 'capture' | 'cancel', payment: ProcessorPayment, signal: AbortSignal): Promise<ActionResult> {
    return this.clients.ask(payment.account, signal, (api) => actAt(api, call, payment))
  }

  private async session({ payments }: AdyenApi, payment: ProcessorPayment): Promise<FieldsOpened> {
    const wanted = newSession({ payment, page: this.pageOf(payment) })
    const { id, sessionData } = readSession(await payments.sessions(wanted, { idempotencyKey: payment.attempt }))
    return { outcome: 'fields', session: { id, sessionData } }
  }

  private async goOn(
    api: AdyenApi,
    payment: ProcessorPayment,
    { redirectResult, sessionId, sessionResult }: Record<string, string>,
  ): Promise<FieldsOpened | CallResult> {
    if (methodOf(payment) !== 'session') {
      if (!redirectResult) return { outcome: 'requires_action' }
      const told = await api.payments.paymentsDetails({ details: { redirectResult } })
      return resultOf(payment, readPayment(told))
    }
    if (!sessionId || !sessionResult) return this.session(api, payment)
    const told = await api.payments.getResultOfPaymentSession(sessionId, sessionResult)
    const { status: stands, reference, payments = [] } = readSessionResult(told)
    const about = { reference }
    if (stands === 'refused' || stands === 'canceled' || stands === 'expired')
      return { ...failed('declined'), rawCode: `session_${stands}`, about }
    if (stands === 'active') return this.session(api, payment)
    const processorReference = payments[0]?.pspReference
    return { outcome: 'pending', about, ...(processorReference && { processorReference }) }
  }
}
