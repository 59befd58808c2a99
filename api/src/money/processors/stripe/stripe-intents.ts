import type Stripe from 'stripe'
import { cardBrands } from '#contract/payment-methods.js'
import type { Currency } from '#contract/money.js'
import * as words from '#contract/messages/processors/stripe.js'
import {
  type ActionResult,
  type Authorized,
  type Canceled,
  type Declined,
  type Paid,
  type Pending,
  type Redirected,
  type RefundResult,
  type ToldCard,
  toldCard,
} from '../port/results.js'
import { fromStripe } from './stripe-amounts.js'
import { failureOf } from './stripe-failures.js'
import { failed } from '../port/failed.js'

interface RawCard {
  brand?: string | null
  last4?: string | null
  country?: string | null
  fingerprint?: string | null
}

/** Of a brand that we do not show, only what rules may ask. */
export function cardOf(card: RawCard | null | undefined): ToldCard | null {
  const brand = cardBrands.find((one) => one === card?.brand)
  return toldCard(brand && card?.last4 ? { brand, last4: card.last4 } : null, card?.country, card?.fingerprint)
}

function named(intent: Stripe.PaymentIntent) {
  const { latest_charge: charge } = intent
  const card = typeof charge === 'object' ? cardOf(charge?.payment_method_details?.card) : null
  return { processorReference: intent.id, ...(card && { card }) }
}

const ourAmount = ({ amount_received, currency }: Stripe.PaymentIntent): number =>
  fromStripe(amount_received, currency.toUpperCase() as Currency)

/** null: it waits for something that will never come, and is to be canceled. */
export function chargeOf(intent: Stripe.PaymentIntent): Paid | Authorized | Redirected | Pending | Canceled | null {
  const own = named(intent)
  switch (intent.status) {
    case 'succeeded':
      return { outcome: 'succeeded', amount: ourAmount(intent), ...own }
    case 'requires_capture':
      return { outcome: 'authorized', ...own }
    case 'processing':
      return { outcome: 'pending', ...own }
    case 'canceled':
      return { outcome: 'canceled', ...own }
    default: {
      const redirectURL = intent.next_action?.redirect_to_url?.url
      const waits = intent.status === 'requires_action' && redirectURL
      return waits ? { outcome: 'requires_action', redirectURL, ...own } : null
    }
  }
}

/** Canceled by us after it had failed: a process may have ended before it could record that. */
export const wasLetGo = ({ status, cancellation_reason: reason }: Stripe.PaymentIntent): boolean =>
  status === 'canceled' && reason === 'abandoned'

export function failureIn(intent: Stripe.PaymentIntent): Declined {
  const failure = intent.last_payment_error ? failureOf(intent.last_payment_error) : failed('authentication_failed')
  return { rawCode: intent.status, ...failure, ...named(intent) }
}

export function actionOf(intent: Stripe.PaymentIntent): ActionResult {
  const own = named(intent)
  switch (intent.status) {
    case 'succeeded':
      return { outcome: 'succeeded', amount: ourAmount(intent), ...own }
    case 'canceled':
      return { outcome: 'canceled', ...own }
    case 'processing':
      return { outcome: 'pending', ...own }
    default:
      return { outcome: 'not_done', sentence: words.holdsStill, ...own }
  }
}

export function refundOf({ id: processorReference, status, failure_reason: code }: Stripe.Refund): RefundResult {
  if (status === 'succeeded') return { outcome: 'succeeded', processorReference }
  if (status === 'failed' || status === 'canceled') return { ...failureOf({ code }), processorReference }
  return { outcome: 'pending', processorReference }
}
