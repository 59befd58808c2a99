import { cardBrands } from '#contract/payment-methods.js'
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
import { shown, UnreadableAnswer } from '../port/read-answer.js'
import { aboutIntent, aboutRefund, type Card, type Intent, missing, type Refund, takenOf } from './stripe-answers.js'
import { failureOf } from './stripe-failures.js'
import { failed } from '../port/failed.js'

/** Of a brand that we do not show, only what rules may ask. */
export function cardOf(card: Card): ToldCard | null {
  const brand = cardBrands.find((one) => one === card?.brand)
  return toldCard(brand && card?.last4 ? { brand, last4: card.last4 } : null, card?.country, card?.fingerprint)
}

function named(intent: Intent) {
  const { latest_charge: charge } = intent
  const card = typeof charge === 'object' ? cardOf(charge?.payment_method_details?.card) : null
  return { processorReference: intent.id, about: aboutIntent(intent), ...(card && { card }) }
}

// A state that the version we ask for does not have may mean anything.
const unknownState = ({ id, status }: { id: string; status: string }) =>
  new UnreadableAnswer(`Stripe has a state that is not known: ${shown(status)}`, { processorReference: id })

/** null: it waits for something that will never come, and is to be canceled. */
export function chargeOf(intent: Intent): Paid | Authorized | Redirected | Pending | Canceled | null {
  const own = named(intent)
  switch (intent.status) {
    case 'succeeded':
      return { outcome: 'succeeded', amount: takenOf(intent), ...own }
    case 'requires_capture':
      return { outcome: 'authorized', ...own }
    case 'processing':
      return { outcome: 'pending', ...own }
    case 'canceled':
      return { outcome: 'canceled', ...own }
    case 'requires_action': {
      if (!intent.next_action) throw missing(intent.id, 'next_action')
      const redirectURL = intent.next_action.redirect_to_url?.url
      return redirectURL ? { outcome: 'requires_action', redirectURL, ...own } : null
    }
    case 'requires_payment_method':
    case 'requires_confirmation':
      return null
    default:
      throw unknownState(intent)
  }
}

/** Canceled by us after it had failed: a process may have ended before it could record that. */
export const wasLetGo = ({ status, cancellation_reason: reason }: Intent): boolean =>
  status === 'canceled' && reason === 'abandoned'

export function failureIn(intent: Intent): Declined {
  const failure = intent.last_payment_error ? failureOf(intent.last_payment_error) : failed('authentication_failed')
  return { rawCode: intent.status, ...failure, ...named(intent) }
}

export function actionOf(intent: Intent): ActionResult {
  const own = named(intent)
  switch (intent.status) {
    case 'succeeded':
      return { outcome: 'succeeded', amount: takenOf(intent), ...own }
    case 'canceled':
      return { outcome: 'canceled', ...own }
    case 'processing':
      return { outcome: 'pending', ...own }
    case 'requires_capture':
    case 'requires_action':
    case 'requires_payment_method':
    case 'requires_confirmation':
      return { outcome: 'not_done', sentence: words.holdsStill, ...own }
    default:
      throw unknownState(intent)
  }
}

export function refundOf(refund: Refund): RefundResult {
  const { id: processorReference, status, failure_reason: code } = refund
  const own = { processorReference, about: aboutRefund(refund) }
  switch (status) {
    case 'succeeded':
      return { outcome: 'succeeded', ...own }
    case 'failed':
    case 'canceled':
      return { ...failureOf({ code }), ...own }
    case 'pending':
    case 'requires_action':
      return { outcome: 'pending', ...own }
    default:
      throw unknownState(refund)
  }
}
