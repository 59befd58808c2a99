import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import * as words from '#contract/messages/processors/stripe.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import { clock } from '#contract/clock.js'
import { toStripe } from '#contract/stripe-amounts.js'
import { failed } from '../port/failed.js'
import type { RawNotice } from '../port/notice.js'
import {
  type Checked,
  type DisputeResult,
  type EvidenceResult,
  Processor,
  type ProcessorDispute,
  type ProcessorEvidence,
  type ProcessorPayment,
  type ProcessorRefund,
  type ProcessorUpload,
  type ReadNotice,
  type UploadResult,
  type UsedAccount,
} from '../port/processor.js'
import type {
  ActionResult,
  CallResult,
  ChargeResult,
  Declined,
  KeptMethod,
  ProcessorCall,
  RefundResult,
} from '../port/results.js'
import type { ReportFrom, ReportNotRead, ReportPage } from '../port/report.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { type Intent, readIntent, readNewIntent, readNewRefund, readRefund, takenOf } from './stripe-answers.js'
import { StripeClients } from './stripe-clients.js'
import { checkOf } from './stripe-check.js'
import { readDispute } from './stripe-disputes.js'
import { declinedBy, faultBy, isKeptFault, isRefusal, isWithoutEffect, lost } from './stripe-errors.js'
import { sendEvidence, uploadEvidence } from './stripe-evidence.js'
import { actionOf, chargeOf, failureIn, refundOf, wasLetGo } from './stripe-intents.js'
import { stripeLibrary } from './stripe-library.js'
import { readNotice } from './stripe-notices.js'
import { readStripeReport } from './stripe-report.js'
import { newIntent, newRefund, withCard } from './stripe-requests.js'
import { findIntent, findRefund, rethrowAsLost, retrieve } from './stripe-search.js'

type AskIntent = (client: Stripe, processorReference: string) => Promise<unknown>

/** Stripe forgets keys after a day; an hour less, so that none is forgotten while it is on its way. */
const keyLifeMs = 23 * 3_600_000
/** What a fault inside Stripe has made stands in the list long before. */
const faultSettlesMs = 600_000

const notReceived = failed('not_received')
const amountRefused: Declined = { ...failed('amount_not_supported'), failureMessage: words.amountForm }

@Injectable()
export class StripeProcessor extends Processor {
  constructor(private readonly clients: StripeClients) {
    super()
  }

  read(method: GivenPaymentMethod): KeptMethod {
    if (typeof method === 'string' || !method.token) throw new Error('Stripe takes tokens only')
    return { paymentMethod: method.token, card: null }
  }

  override isCardOfItsOwn(paymentMethod: string): boolean {
    return paymentMethod.startsWith('pm_')
  }

  charge(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult> {
    return this.clients.ask(payment.account, signal, async (client) => {
      try {
        return await this.create(client, payment)
      } catch (error) {
        if (isWithoutEffect(error)) return faultBy(error)
        throw error
      }
    })
  }

  async capture(payment: ProcessorPayment, amount: number, signal: AbortSignal): Promise<ActionResult> {
    const counted = toStripe(amount, payment.currency)
    if (counted === null) return { outcome: 'not_done', sentence: words.amountForm }
    return this.act(payment, signal, async (client, id) => {
      const told: unknown = await client.paymentIntents.capture(id, { amount_to_capture: counted, ...withCard })
      requireTaken(readIntent(told, payment), amount)
      return told
    })
  }

  cancel(payment: ProcessorPayment, signal: AbortSignal): Promise<ActionResult> {
    return this.act(payment, signal, (client, id) => client.paymentIntents.cancel(id, withCard))
  }

  refund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult> {
    return this.clients.ask(refund.payment.account, signal, (client) => this.giveBack(client, refund))
  }

  inquire(call: ProcessorCall, payment: ProcessorPayment, signal: AbortSignal): Promise<CallResult> {
    const { processorReference } = payment
    return this.clients.ask(payment.account, signal, async (client) => {
      if (processorReference) {
        const intent = await retrieve(client, payment, processorReference)
        return call === 'charge' || call === 'confirm' ? this.settled(client, payment, intent) : actionOf(intent)
      }
      if (isKeyKnown(payment)) return this.createdOrListed(client, payment)
      return (await this.listed(client, payment)) ?? notReceived
    })
  }

  inquireRefund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult> {
    const { processorReference } = refund
    return this.clients.ask(refund.payment.account, signal, async (client) => {
      if (processorReference) {
        const told: unknown = await client.refunds.retrieve(processorReference).catch(rethrowAsLost)
        return refundOf(readRefund(told, refund))
      }
      const asked = isKeyKnown(refund) ? await this.giveBack(client, refund).catch(unlessKept) : null
      if (asked) return asked
      const found = await findRefund(client, refund)
      if (!found && isKeyKnown(refund)) throw lost('a fault is kept under the key')
      return found ? refundOf(found) : notReceived
    })
  }

  override uploadEvidence(upload: ProcessorUpload, signal: AbortSignal): Promise<UploadResult> {
    return this.clients.ask(upload.account, signal, (client) => uploadEvidence(client, upload))
  }

  override sendEvidence(evidence: ProcessorEvidence, signal: AbortSignal): Promise<EvidenceResult> {
    return this.clients.ask(evidence.account, signal, (client) => sendEvidence(client, evidence))
  }

  override readDispute(dispute: ProcessorDispute, signal: AbortSignal): Promise<DisputeResult> {
    return this.clients.ask(dispute.account, signal, (client) => readDispute(client, dispute))
  }

  check(account: UsedAccount, signal: AbortSignal): Promise<Checked> {
    return this.clients.ask(account, signal, (client) => checkOf(client, account))
  }

  override readReport(
    account: UsedAccount,
    from: ReportFrom,
    signal: AbortSignal,
  ): Promise<ReportPage | ReportNotRead> {
    return this.clients.ask(account, signal, (client) => readStripeReport(client, account, from))
  }

  async readNotice(_account: UsedAccount, notice: RawNotice, secrets: string[]): Promise<ReadNotice[] | null> {
    return readNotice(await stripeLibrary(), notice, secrets)
  }

  // Under its key Stripe makes it once, and answers the same again: so it is also how one asks what became of it.
  private async create(client: Stripe, payment: ProcessorPayment): Promise<ChargeResult> {
    const wanted = newIntent(payment)
    if (!wanted) return amountRefused
    try {
      const told: unknown = await client.paymentIntents.create(wanted, { idempotencyKey: payment.attempt })
      return await this.begun(client, payment, readNewIntent(told, payment))
    } catch (error) {
      if (isRefusal(error)) return declinedBy(error)
      throw isWithoutEffect(error) ? error : lost(error)
    }
  }

  // After a fault that Stripe keeps, the list shows at once what exists, and only later proves that nothing does.
  private async createdOrListed(client: Stripe, payment: ProcessorPayment): Promise<CallResult> {
    const asked = (await this.create(client, payment).catch(unlessKept)) ?? (await this.listed(client, payment))
    if (asked) return asked
    if (ageOf(payment) < faultSettlesMs) throw lost('a fault is kept under the key')
    return notReceived
  }

  private async listed(client: Stripe, payment: ProcessorPayment): Promise<ChargeResult | null> {
    const intent = await findIntent(client, payment)
    return intent && this.begun(client, payment, intent)
  }

  // It is not known here yet, so one that is canceled there was canceled by us after it had failed.
  private async begun(client: Stripe, payment: ProcessorPayment, intent: Intent): Promise<ChargeResult> {
    const result = await this.settled(client, payment, intent)
    return result.outcome === 'canceled' ? failureIn(intent) : result
  }

  // What failed is canceled, so that a payer who kept its page cannot pay it any more.
  private async settled(client: Stripe, payment: ProcessorPayment, intent: Intent) {
    const result = chargeOf(intent)
    if (result) return wasLetGo(intent) ? failureIn(intent) : result
    const failure = failureIn(intent)
    try {
      await client.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
      return failure
    } catch (error) {
      if (!isRefusal(error)) throw lost(error)
      const now = await retrieve(client, payment, intent.id)
      const told = chargeOf(now)
      if (!told) throw lost(error)
      return wasLetGo(now) ? failureIn(now) : told
    }
  }

  private act(payment: ProcessorPayment, signal: AbortSignal, ask: AskIntent) {
    const { account, processorReference } = payment
    return this.clients.ask(account, signal, async (client): Promise<ActionResult> => {
      if (!processorReference) throw lost('no reference')
      try {
        return actionOf(readIntent(await ask(client, processorReference), payment))
      } catch (error) {
        if (isWithoutEffect(error)) return { outcome: 'not_done', sentence: words.cannotBeAsked }
        if (!isRefusal(error)) throw lost(error)
        return actionOf(await retrieve(client, payment, processorReference))
      }
    })
  }

  private async giveBack(client: Stripe, refund: ProcessorRefund): Promise<RefundResult> {
    const wanted = newRefund(refund)
    if (!wanted) return amountRefused
    try {
      const told: unknown = await client.refunds.create(wanted, { idempotencyKey: refund.reference })
      return refundOf(readNewRefund(told, refund))
    } catch (error) {
      if (isRefusal(error)) return declinedBy(error)
      throw lost(error)
    }
  }
}

const ageOf = ({ createdAt }: { createdAt: Date }): number => clock.time() - createdAt.getTime()
const isKeyKnown = (asked: { createdAt: Date }): boolean => ageOf(asked) < keyLifeMs

// Stripe takes what it is told to take; anything else is an answer to another call.
function requireTaken(intent: Intent, amount: number): void {
  if (intent.status === 'succeeded' && takenOf(intent) !== amount)
    throw new UnreadableAnswer(`A capture of ${amount} is answered with ${takenOf(intent)}`)
}

function unlessKept(error: unknown): null {
  if (error instanceof Error && isKeptFault(error.cause)) return null
  throw error
}
