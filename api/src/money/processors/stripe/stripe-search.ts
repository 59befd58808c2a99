import type Stripe from 'stripe'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import { lost } from './stripe-errors.js'
import { withCard } from './stripe-requests.js'

const listFromMs = 300_000

const since = ({ createdAt }: { createdAt: Date }) => ({ gte: Math.floor((createdAt.getTime() - listFromMs) / 1_000) })

export function rethrowAsLost(error: unknown): never {
  throw lost(error)
}

export const retrieve = (client: Stripe, id: string): Promise<Stripe.PaymentIntent> =>
  client.paymentIntents.retrieve(id, withCard).catch(rethrowAsLost)

export async function findIntent(client: Stripe, payment: ProcessorPayment): Promise<Stripe.PaymentIntent | null> {
  try {
    const listed = client.paymentIntents.list({ created: since(payment), limit: 100, expand: ['data.latest_charge'] })
    for await (const intent of listed) if (intent.metadata.attemptID === payment.attempt) return intent
    return null
  } catch (error) {
    throw lost(error)
  }
}

export async function findRefund(client: Stripe, refund: ProcessorRefund): Promise<Stripe.Refund | null> {
  try {
    const listed = client.refunds.list({ created: since(refund), limit: 100 })
    for await (const one of listed) if (one.metadata?.refundID === refund.reference) return one
    return null
  } catch (error) {
    throw lost(error)
  }
}
