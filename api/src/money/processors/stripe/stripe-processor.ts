import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import * as words from '#contract/messages/processors/stripe.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import { failed } from '../port/failed.js'
import type { RawNotice } from '../port/notice.js'
import {
  type Checked,
  Processor,
  type ProcessorPayment,
  type ProcessorRefund,
  type ReadNotice,
} from '../port/processor.js'
import type {
  DisputeResult,
  EvidenceResult,
  ProcessorDispute,
  ProcessorEvidence,
  ProcessorUpload,
  UploadResult,
} from '../port/dispute-calls.js'
import type {
  ConnectedAsked,
  ConnectedNamed,
  ConnectedResult,
  OnboardingAsked,
  OnboardingResult,
} from '../port/connected.js'
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
import type { ReportFrom, ReportNotRead, ReportPage } from '../port/report.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { type Intent, readIntent, readNewRefund, readRefund, takenOf } from './stripe-answers.js'
import { amountRefused, create, createdOrListed, listed, settled } from './stripe-charges.js'
import { StripeClients } from './stripe-clients.js'
import { checkOf } from './stripe-check.js'
import { connect, onboardingLink, readConnected } from './stripe-connect.js'
import { readDispute } from './stripe-disputes.js'
import { faultBy, isRefusal, isWithoutEffect, lost } from './stripe-errors.js'
import { sendEvidence, uploadEvidence } from './stripe-evidence.js'
import { failureOf } from './stripe-failures.js'
import { actionOf, refundOf } from './stripe-intents.js'
import { isKeyKnown, unlessKept } from './stripe-keys.js'
import { stripeLibrary } from './stripe-library.js'
import { readNotice } from './stripe-notices.js'
import { readStripeReport } from './stripe-report.js'
import { newCapture, newRefund, withCard } from './stripe-requests.js'
import { detach, readSaved } from './stripe-saved.js'
import { findRefund, rethrowAsLost, retrieve } from './stripe-search.js'
import { inquireSetup, saveMethod } from './stripe-setups.js'

type AskIntent = (client: Stripe, processorReference: string) => Promise<unknown>

const notReceived = failed('not_received')

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
        return await create(client, payment)
      } catch (error) {
        if (isWithoutEffect(error)) return faultBy(error)
        throw error
      }
    })
  }

  async capture(payment: ProcessorPayment, amount: number, signal: AbortSignal): Promise<ActionResult> {
    const wanted = newCapture(payment, amount)
    if (!wanted) return { outcome: 'not_done', sentence: words.amountForm }
    return this.act(payment, signal, async (client, id) => {
      const told: unknown = await client.paymentIntents.capture(id, wanted)
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
        return call === 'charge' || call === 'confirm' ? settled(client, payment, intent) : actionOf(intent)
      }
      if (isKeyKnown(payment)) return createdOrListed(client, payment)
      return (await listed(client, payment)) ?? notReceived
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

  override chargeSaved(payment: ProcessorPayment, signal: AbortSignal): Promise<ChargeResult> {
    return this.charge(payment, signal)
  }

  override saveMethod(setup: ProcessorSetup, _brought: object, signal: AbortSignal): Promise<SetupResult> {
    return this.clients.ask(setup.account, signal, (client) => saveMethod(client, setup))
  }

  override inquireSetup(setup: ProcessorSetup, signal: AbortSignal): Promise<SetupResult> {
    return this.clients.ask(setup.account, signal, (client) => inquireSetup(client, setup))
  }

  override detach(method: ProcessorSavedMethod, signal: AbortSignal): Promise<DetachResult> {
    return this.clients.ask(method.account, signal, (client) => detach(client, method))
  }

  override readSaved(method: ProcessorSavedMethod, signal: AbortSignal): Promise<SavedMethodTold> {
    return this.clients.ask(method.account, signal, (client) => readSaved(client, method))
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

  override connect(asked: ConnectedAsked, signal: AbortSignal): Promise<ConnectedResult> {
    return this.clients.ask(asked.account, signal, (client) => connect(client, asked))
  }

  override readConnected(asked: ConnectedNamed, signal: AbortSignal): Promise<ConnectedResult> {
    return this.clients.ask(asked.account, signal, (client) => readConnected(client, asked))
  }

  override onboardingLink(asked: OnboardingAsked, signal: AbortSignal): Promise<OnboardingResult> {
    return this.clients.ask(asked.account, signal, (client) => onboardingLink(client, asked))
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

  override async load(): Promise<void> {
    await stripeLibrary()
  }

  async readNotice(account: UsedAccount, notice: RawNotice, secrets: string[]): Promise<ReadNotice[] | null> {
    const { connectNoticeSecret } = account.settings
    const all = connectNoticeSecret === undefined ? secrets : [...secrets, connectNoticeSecret]
    return readNotice(await stripeLibrary(), notice, all, account.mode)
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
      if (isRefusal(error)) return failureOf(error)
      throw lost(error)
    }
  }
}

// Stripe takes what it is told to take; anything else is an answer to another call.
function requireTaken(intent: Intent, amount: number): void {
  if (intent.status === 'succeeded' && takenOf(intent) !== amount)
    throw new UnreadableAnswer(`A capture of ${amount} is answered with ${takenOf(intent)}`)
}
