import { Injectable } from '@nestjs/common'
import Stripe from 'stripe'
import * as words from '#contract/messages/processors/stripe.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { RawNotice } from '../port/notice.js'
import {
  type ActionResult,
  type CallResult,
  type Checked,
  type ChargeResult,
  type ConfirmResult,
  type Declined,
  type EvidenceResult,
  type KeptMethod,
  Processor,
  type ProcessorCall,
  type ProcessorEvidence,
  type ProcessorPayment,
  type ProcessorRefund,
  type ReadNotice,
  type RefundResult,
  type UsedAccount,
} from '../port/processor.js'
import { toStripe } from './stripe-amounts.js'
import { StripeClients } from './stripe-clients.js'
import { checkOf } from './stripe-check.js'
import { sendEvidence } from './stripe-disputes.js'
import { declinedBy, faultBy, isRefusal, isWithoutEffect, lost } from './stripe-errors.js'
import { failed } from './stripe-failures.js'
import { actionOf, chargeOf, failureIn, refundOf } from './stripe-intents.js'
import { readNotice } from './stripe-notices.js'
import { newIntent, newRefund, withCard } from './stripe-requests.js'

type AskIntent = (client: Stripe, processorReference: string) => Promise<Stripe.PaymentIntent>

/** Stripe forgets keys after a day; an hour less, so that none is forgotten while it is on its way. */
const keyLifeMs = 23 * 3_600_000
const listFromMs = 300_000

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

  confirm(): Promise<ConfirmResult> {
    throw new Error('Stripe asks for no code here')
  }

  resend(): Promise<{ outcome: 'sent' }> {
    throw new Error('Stripe asks for no code here')
  }

  async capture(payment: ProcessorPayment, amount: number, signal: AbortSignal): Promise<ActionResult> {
    const counted = toStripe(amount, payment.currency)
    if (counted === null) return { outcome: 'not_done', sentence: words.amountForm }
    return this.act(payment, signal, (client, id) =>
      client.paymentIntents.capture(id, { amount_to_capture: counted, ...withCard }),
    )
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
        const intent = await retrieve(client, processorReference)
        return call === 'charge' || call === 'confirm' ? this.settled(client, intent) : actionOf(intent)
      }
      if (isKeyKnown(payment)) return this.create(client, payment)
      const intent = await findIntent(client, payment)
      return intent ? this.settled(client, intent) : notReceived
    })
  }

  inquireRefund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult> {
    const { processorReference } = refund
    return this.clients.ask(refund.payment.account, signal, async (client) => {
      if (processorReference) return refundOf(await client.refunds.retrieve(processorReference).catch(rethrowAsLost))
      if (isKeyKnown(refund)) return this.giveBack(client, refund)
      const found = await findRefund(client, refund)
      return found ? refundOf(found) : notReceived
    })
  }

  override sendEvidence(evidence: ProcessorEvidence, signal: AbortSignal): Promise<EvidenceResult> {
    return this.clients.ask(evidence.account, signal, (client) => sendEvidence(client, evidence))
  }

  check(account: UsedAccount, signal: AbortSignal): Promise<Checked> {
    return this.clients.ask(account, signal, (client) => checkOf(client, account))
  }

  readNotice(_account: UsedAccount, notice: RawNotice, secrets: string[]): ReadNotice[] | null {
    return readNotice(notice, secrets)
  }

  // Under its key Stripe makes it once, and answers the same again: so it is also how one asks what became of it.
  private async create(client: Stripe, payment: ProcessorPayment): Promise<ChargeResult> {
    const wanted = newIntent(payment)
    if (!wanted) return amountRefused
    try {
      const intent = await client.paymentIntents.create(wanted, { idempotencyKey: payment.attempt })
      const result = await this.settled(client, intent)
      if (result.outcome === 'canceled') throw lost(result)
      return result
    } catch (error) {
      if (isRefusal(error)) return declinedBy(error)
      throw isWithoutEffect(error) ? error : lost(error)
    }
  }

  // What failed is let go of, so that a payer who kept its page cannot pay what has failed here.
  private async settled(client: Stripe, intent: Stripe.PaymentIntent) {
    const result = chargeOf(intent)
    if (result) return result
    const failure = failureIn(intent)
    try {
      await client.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
      return failure
    } catch (error) {
      if (!isRefusal(error)) throw lost(error)
      const now = chargeOf(await retrieve(client, intent.id))
      if (!now) throw lost(error)
      return now
    }
  }

  private act({ account, processorReference }: ProcessorPayment, signal: AbortSignal, ask: AskIntent) {
    return this.clients.ask(account, signal, async (client): Promise<ActionResult> => {
      if (!processorReference) throw lost('no reference')
      try {
        return actionOf(await ask(client, processorReference))
      } catch (error) {
        if (isWithoutEffect(error)) return { outcome: 'not_done', sentence: words.cannotBeAsked }
        if (!isRefusal(error)) throw lost(error)
        return actionOf(await retrieve(client, processorReference))
      }
    })
  }

  private async giveBack(client: Stripe, refund: ProcessorRefund): Promise<RefundResult> {
    const wanted = newRefund(refund)
    if (!wanted) return amountRefused
    try {
      return refundOf(await client.refunds.create(wanted, { idempotencyKey: refund.reference }))
    } catch (error) {
      if (isRefusal(error)) return declinedBy(error)
      throw lost(error)
    }
  }
}

const isKeyKnown = ({ createdAt }: { createdAt: Date }): boolean => Date.now() - createdAt.getTime() < keyLifeMs

const since = ({ createdAt }: { createdAt: Date }) => ({ gte: Math.floor((createdAt.getTime() - listFromMs) / 1_000) })

function rethrowAsLost(error: unknown): never {
  throw lost(error)
}

const retrieve = (client: Stripe, id: string): Promise<Stripe.PaymentIntent> =>
  client.paymentIntents.retrieve(id, withCard).catch(rethrowAsLost)

async function findIntent(client: Stripe, payment: ProcessorPayment): Promise<Stripe.PaymentIntent | null> {
  try {
    const listed = client.paymentIntents.list({ created: since(payment), limit: 100, expand: ['data.latest_charge'] })
    for await (const intent of listed) if (intent.metadata.attemptID === payment.attempt) return intent
    return null
  } catch (error) {
    throw lost(error)
  }
}

async function findRefund(client: Stripe, refund: ProcessorRefund): Promise<Stripe.Refund | null> {
  try {
    const listed = client.refunds.list({ created: since(refund), limit: 100 })
    for await (const one of listed) if (one.metadata?.refundID === refund.reference) return one
    return null
  } catch (error) {
    throw lost(error)
  }
}
