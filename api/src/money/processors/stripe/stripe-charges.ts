import type Stripe from 'stripe'
import * as words from '#contract/messages/processors/stripe.js'
import { failed } from '../port/failed.js'
import type { ProcessorPayment } from '../port/processor.js'
import type { CallResult, ChargeResult, Declined } from '../port/results.js'
import { type Intent, readIntent, readNewIntent } from './stripe-answers.js'
import { customerFor } from './stripe-customers.js'
import { codeOf, declinedBy, isRefusal, isWithoutEffect, lost } from './stripe-errors.js'
import { chargeOf, failureIn, wasLetGo } from './stripe-intents.js'
import { mayStillAppear, unlessKept } from './stripe-keys.js'
import { newIntent, withCard } from './stripe-requests.js'
import { savedWith } from './stripe-saved.js'
import { findIntent, retrieve } from './stripe-search.js'

export const amountRefused: Declined = { ...failed('amount_not_supported'), failureMessage: words.amountForm }

const payerWanted = 'authentication_required'

// Under its key Stripe makes it once, and answers the same again: so it is also how one asks what became of it.
export async function create(client: Stripe, payment: ProcessorPayment): Promise<ChargeResult> {
  try {
    const customer = payment.saves ? await customerFor(client, payment.saves) : null
    const wanted = newIntent(payment, customer)
    if (!wanted) return amountRefused
    if (wanted === 'foreign') return failed('invalid_card', 'foreign_reference')
    const told: unknown = await client.paymentIntents.create(wanted, { idempotencyKey: payment.attempt })
    return await begun(client, payment, readNewIntent(told, payment))
  } catch (error) {
    if (isRefusal(error)) return withoutPayer(client, payment, error)
    throw isWithoutEffect(error) ? error : lost(error)
  }
}

// After a fault that Stripe keeps, the list shows at once what exists, and only later proves that nothing does.
export async function createdOrListed(client: Stripe, payment: ProcessorPayment): Promise<CallResult> {
  const asked = (await create(client, payment).catch(unlessKept)) ?? (await listed(client, payment))
  if (asked) return asked
  if (mayStillAppear(payment)) throw lost('a fault is kept under the key')
  return failed('not_received')
}

export async function listed(client: Stripe, payment: ProcessorPayment): Promise<ChargeResult | null> {
  const intent = await findIntent(client, payment)
  return intent && begun(client, payment, intent)
}

// What failed is canceled, so that a payer who kept its page cannot pay it any more.
export async function settled(client: Stripe, payment: ProcessorPayment, intent: Intent) {
  const result = chargeOf(intent)
  if (result) return wasLetGo(intent) ? failureIn(intent) : savedWith(payment, intent, result)
  if (wantsPayer(payment, intent)) return askPayer(client, payment, intent.id)
  const failure = failureIn(intent)
  try {
    await client.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
    return failure
  } catch (error) {
    if (!isRefusal(error)) throw lost(error)
    const now = await retrieve(client, payment, intent.id)
    const told = chargeOf(now)
    if (!told) throw lost(error)
    return wasLetGo(now) ? failureIn(now) : savedWith(payment, now, told)
  }
}

// It is not known here yet, so one that is canceled there was canceled by us after it had failed.
async function begun(client: Stripe, payment: ProcessorPayment, intent: Intent): Promise<ChargeResult> {
  const result = await settled(client, payment, intent)
  return result.outcome === 'canceled' ? failureIn(intent) : result
}

const mayAskPayer = ({ saved, returnURL, isWithPayer }: ProcessorPayment): boolean =>
  saved !== undefined && returnURL !== null && !isWithPayer

function wantsPayer(payment: ProcessorPayment, { status, last_payment_error: failure }: Intent): boolean {
  const isWanted = failure?.code === payerWanted || failure?.decline_code === payerWanted
  return status === 'requires_payment_method' && isWanted && mayAskPayer(payment)
}

type Refused = Parameters<typeof declinedBy>[0]

async function withoutPayer(client: Stripe, payment: ProcessorPayment, error: Refused): Promise<ChargeResult> {
  if (!mayAskPayer(payment) || codeOf(error) !== payerWanted || !error.payment_intent) return declinedBy(error)
  return askPayer(client, payment, readNewIntent(error.payment_intent, payment).id)
}

// The same intent is confirmed again, now with the payer, so that it is charged at most once.
async function askPayer(client: Stripe, payment: ProcessorPayment, id: string): Promise<ChargeResult> {
  const wanted = newIntent(payment, null)
  if (!wanted || wanted === 'foreign' || !wanted.payment_method || !payment.returnURL) throw lost('nothing to confirm')
  try {
    const { payment_method } = wanted
    const params = { payment_method, return_url: payment.returnURL, off_session: false, ...withCard }
    const told: unknown = await client.paymentIntents.confirm(id, params, {
      idempotencyKey: `${payment.attempt}-payer`,
    })
    const intent = readIntent(told, { ...payment, processorReference: id })
    const result = chargeOf(intent) ?? failureIn(intent)
    return result.outcome === 'canceled' ? failureIn(intent) : result
  } catch (error) {
    if (isRefusal(error)) return declinedBy(error)
    throw lost(error)
  }
}
