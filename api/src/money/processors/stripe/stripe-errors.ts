import type Stripe from 'stripe'
import { failed } from '../port/failed.js'
import { AnswerLost } from '../port/processor.js'
import { unreadableIn } from '../port/read-answer.js'
import type { Declined } from '../port/results.js'
import { NotSent } from '../processor-http.js'
import { readCard, readRefused } from './stripe-answers.js'
import { failureOf } from './stripe-failures.js'
import { cardOf } from './stripe-intents.js'
import { isOneOf } from './stripe-library.js'

type Refusal = InstanceType<(typeof Stripe.errors)['StripeError']>

/** Stripe has looked at the call and refused it: it has moved nothing. */
export const isRefusal = (error: unknown): error is Refusal =>
  isOneOf(error, 'StripeCardError', 'StripeInvalidRequestError')

export const isNotSent = (error: unknown): boolean =>
  isOneOf(error, 'StripeConnectionError') && (error as { detail?: unknown }).detail instanceof NotSent

/** This call had no effect, which says nothing about a call made before. */
export const isWithoutEffect = (error: unknown): boolean =>
  isNotSent(error) || isOneOf(error, 'StripeAuthenticationError', 'StripePermissionError', 'StripeRateLimitError')

export const isKeyRefused = (error: unknown): boolean =>
  isOneOf(error, 'StripeAuthenticationError', 'StripePermissionError')

export const isGone = (error: unknown): boolean =>
  isOneOf(error, 'StripeInvalidRequestError') && error.code === 'resource_missing'

export const codeOf = ({ code, decline_code: declined }: Refusal): string => declined || code || ''

export const isForbidden = (error: unknown): boolean => isOneOf(error, 'StripePermissionError')

/** The account has disconnected, and the key has no access to it. Without this code the key lacks a right, and the account is as it was. */
export const isDisconnected = (error: unknown): boolean =>
  isOneOf(error, 'StripePermissionError') && error.code === 'account_invalid'

export const isBusy = (error: unknown): boolean => isOneOf(error, 'StripeRateLimitError')

/** A fault inside Stripe that it keeps under the key: the call will never be carried out by being made again. */
export const isKeptFault = (error: unknown): boolean =>
  isOneOf(error, 'StripeError') && (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'

export const lost = (error: unknown): AnswerLost =>
  unreadableIn(causeOf(error)) ?? new AnswerLost('Stripe has not said how it ended', { cause: causeOf(error) })

// The library keeps what its transport threw beside the cause.
const causeOf = (error: unknown): unknown =>
  (isOneOf(error, 'StripeConnectionError') && (error as { detail?: unknown }).detail) || error

export function declinedBy(error: Refusal): Declined {
  const card = cardOf(readCard(error.payment_method?.card))
  const intent = readRefused(error.payment_intent)
  const reference = intent?.metadata?.transactionID
  const about = { ...(reference && { reference }) }
  return { ...failureOf(error), ...(intent && { processorReference: intent.id, about }), ...(card && { card }) }
}

export function faultBy(error: unknown): Declined {
  const rawCode = isOneOf(error, 'StripeError') ? (error.code ?? error.type) : 'not_sent'
  return { ...failed('processor_unavailable'), rawCode, isFault: true }
}
