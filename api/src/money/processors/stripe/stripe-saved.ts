import type Stripe from 'stripe'
import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/stripe.js'
import { expiryOf, isOver } from '../port/expiry.js'
import type { ProcessorPayment } from '../port/processor.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { CallResult } from '../port/results.js'
import type { DetachResult, ProcessorSavedMethod, SavedMethodTold } from '../port/saved.js'
import type { SavedAtProcessor } from '../port/saved-at-processor.js'
import { type Card, type Intent, name } from './stripe-answers.js'
import { isGone, isRefusal, isWithoutEffect, lost } from './stripe-errors.js'
import { cardOf } from './stripe-intents.js'
import { methodIn, referenceOf } from './stripe-references.js'

const ofCustomer = z.nullish(z.union([name, z.object({ id: name })]))
const methodForm = z.object({ id: name, type: name, customer: ofCustomer, card: z.nullish(z.looseObject({})) })
const mandateForm = z.object({ status: z.enum(['active', 'inactive', 'pending']) })

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

/** What a payment has kept. Nothing of it decides about money, so what cannot be read is left out. */
export function savedWith<T extends CallResult>({ saves }: ProcessorPayment, intent: Intent, result: T): T {
  if (!saves || (result.outcome !== 'succeeded' && result.outcome !== 'authorized')) return result
  const customer = idOf(intent.customer)
  const paymentMethod = idOf(intent.payment_method)
  const { latest_charge: charge } = intent
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null
  const isOther = saves.customerReference !== null && saves.customerReference !== customer
  if (!customer || !paymentMethod || !card || isOther) return result
  return {
    ...result,
    saved: savedOf({ customer, paymentMethod, ...(card.mandate && { mandate: card.mandate }) }, card),
  }
}

export function savedOf(
  method: { customer: string; paymentMethod: string; mandate?: string },
  card: NonNullable<Card>,
): SavedAtProcessor {
  const { brand, last4, ...told } = { ...cardOf(card) }
  return {
    reference: referenceOf(method),
    key: method.paymentMethod,
    paymentMethod: method.paymentMethod,
    type: 'card',
    card: brand && last4 ? { brand, last4, ...told } : null,
    expiry: expiryOf(card.exp_month, card.exp_year),
    customerReference: method.customer,
    ...(card.network_transaction_id && { networkTransactionID: card.network_transaction_id }),
  }
}

export async function detach(client: Stripe, method: ProcessorSavedMethod): Promise<DetachResult> {
  const known = methodIn(method)
  if (!known) return { outcome: 'refused', sentence: words.foreignMethod }
  try {
    if (!(await attached(client, known))) return { outcome: 'detached' }
    const told: unknown = await client.paymentMethods.detach(
      known.paymentMethod,
      {},
      { idempotencyKey: `detach-${method.savedPaymentMethodID}` },
    )
    const { id, customer } = readAs(methodForm, told, 'A payment method')
    if (id !== known.paymentMethod || idOf(customer)) throw new UnreadableAnswer('A detached method is still attached')
    return { outcome: 'detached' }
  } catch (error) {
    if (isWithoutEffect(error)) return { outcome: 'refused', sentence: words.cannotBeAsked }
    if (!isRefusal(error)) throw lost(error)
    if (!(await attached(client, known).catch(rethrow))) return { outcome: 'detached' }
    return { outcome: 'refused', sentence: words.detachRefused }
  }
}

export async function readSaved(client: Stripe, method: ProcessorSavedMethod): Promise<SavedMethodTold> {
  const known = methodIn(method)
  if (!known) throw new UnreadableAnswer('The reference of a saved method is of another customer')
  try {
    const told = await attached(client, known)
    if (!told) return { outcome: 'detached' }
    if (known.mandate && (await isWithdrawn(client, known.mandate))) return { outcome: 'detached' }
    if (!told.card) return { outcome: 'active' }
    const { type, card, expiry, paymentMethod } = savedOf(known, told.card)
    const outcome = isOver(expiry) ? 'expired' : 'active'
    return { outcome, saved: { type, card, expiry, paymentMethod } }
  } catch (error) {
    throw lost(error)
  }
}

async function isWithdrawn(client: Stripe, mandate: string): Promise<boolean> {
  const told: unknown = await client.mandates.retrieve(mandate)
  return readAs(mandateForm, told, 'A mandate').status === 'inactive'
}

/** null: it is detached, gone, or belongs to somebody else now. */
async function attached(client: Stripe, { customer, paymentMethod }: { customer: string; paymentMethod: string }) {
  try {
    const told: unknown = await client.paymentMethods.retrieve(paymentMethod)
    const read = readAs(methodForm, told, 'A payment method')
    if (read.id !== paymentMethod) throw new UnreadableAnswer('A payment method is another one')
    return idOf(read.customer) === customer ? { card: read.card as Card } : null
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

function rethrow(error: unknown): never {
  throw lost(error)
}
