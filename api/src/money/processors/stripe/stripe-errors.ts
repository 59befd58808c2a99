import Stripe from 'stripe'
import { AnswerLost, type Declined } from '../port/processor.js'
import { NotSent } from '../processor-http.js'
import { failed, failureOf } from './stripe-failures.js'
import { cardOf } from './stripe-intents.js'

const { StripeCardError, StripeConnectionError, StripeError, StripeInvalidRequestError } = Stripe.errors
const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = Stripe.errors

type Refusal = InstanceType<typeof StripeError>

/** Stripe has looked at the call and refused it: it has moved nothing. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof StripeCardError || error instanceof StripeInvalidRequestError

export const isNotSent = (error: unknown): boolean =>
  error instanceof StripeConnectionError && (error as { detail?: unknown }).detail instanceof NotSent

/** This call came to nothing; of one that was made before it says nothing. */
export const isWithoutEffect = (error: unknown): boolean =>
  isNotSent(error) ||
  error instanceof StripeAuthenticationError ||
  error instanceof StripePermissionError ||
  error instanceof StripeRateLimitError

export const lost = (error: unknown): AnswerLost => new AnswerLost('Stripe has not said how it ended', { cause: error })

export function declinedBy(error: Refusal): Declined {
  const card = cardOf(error.payment_method?.card)
  const processorReference = error.payment_intent?.id
  return { ...failureOf(error), ...(processorReference && { processorReference }), ...(card && { card }) }
}

export function faultBy(error: unknown): Declined {
  const rawCode = error instanceof StripeError ? (error.code ?? error.type) : 'not_sent'
  return { ...failed('processor_unavailable'), rawCode, isFault: true }
}
