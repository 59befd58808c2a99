import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { failed } from '../port/failed.js'
import { readAs, shown, UnreadableAnswer } from '../port/read-answer.js'
import type { Declined } from '../port/results.js'
import type { ProcessorSetup, SetupResult } from '../port/saved.js'
import { card, name } from './stripe-answers.js'
import { customerFor } from './stripe-customers.js'
import { declinedBy, faultBy, isRefusal, isWithoutEffect, lost } from './stripe-errors.js'
import { failureOf } from './stripe-failures.js'
import { isKeyKnown, mayStillAppear, unlessKept } from './stripe-keys.js'
import { givenAs, methodTypes } from './stripe-requests.js'
import { savedOf } from './stripe-saved.js'
import { find, rethrowAsLost, since } from './stripe-search.js'

const text = z.nullish(z.string())
const what = 'A setup intent'
const setupForm = z.object({
  id: name,
  status: name,
  metadata: z.object({ setupID: z.optional(name) }),
  customer: z.nullish(z.union([name, z.object({ id: name })])),
  payment_method: z.nullish(z.union([name, z.object({ id: name, card })])),
  on_behalf_of: z.nullish(z.union([name, z.object({ id: name })])),
  mandate: z.catch(z.nullish(name), () => undefined),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: text })) })),
  last_setup_error: z.nullish(z.object({ code: text, decline_code: text })),
})
const withMethod = { expand: ['payment_method'] }

type Setup = z.output<typeof setupForm>

// As with a payment, its key makes it once, and a repetition answers the same.
export async function saveMethod(client: Stripe, setup: ProcessorSetup): Promise<SetupResult> {
  try {
    return await create(client, setup)
  } catch (error) {
    if (isWithoutEffect(error)) return faultBy(error)
    throw error
  }
}

export async function inquireSetup(client: Stripe, setup: ProcessorSetup): Promise<SetupResult> {
  const { processorReference: id } = setup
  if (id) return resultOf(read(await client.setupIntents.retrieve(id, withMethod).catch(rethrowAsLost), setup))
  if (!isKeyKnown(setup)) return (await listed(client, setup)) ?? failed('not_received')
  const asked = (await create(client, setup).catch(unlessKept)) ?? (await listed(client, setup))
  if (asked) return asked
  if (mayStillAppear(setup)) throw lost('a fault is kept under the key')
  return failed('not_received')
}

async function create(client: Stripe, setup: ProcessorSetup): Promise<SetupResult> {
  try {
    const customer = await customerFor(client, setup.saves)
    const wanted: Stripe.SetupIntentCreateParams = {
      customer,
      usage: setup.saves.usage,
      // Otherwise the bank is asked by the rules of the platform's country, and may ask again for each payment.
      ...(setup.connectedTo && { on_behalf_of: setup.connectedTo }),
      confirm: true,
      allowed_payment_method_types: methodTypes,
      ...givenAs(setup.paymentMethod),
      ...(setup.returnURL && { return_url: setup.returnURL }),
      description: setup.description,
      metadata: { setupID: setup.reference, customerID: setup.saves.customer },
      ...withMethod,
    }
    const told: unknown = await client.setupIntents.create(wanted, { idempotencyKey: setup.reference })
    return resultOf(readNew(told, setup))
  } catch (error) {
    if (isRefusal(error)) return refusedBy(error)
    throw isWithoutEffect(error) ? error : lost(error)
  }
}

async function listed(client: Stripe, setup: ProcessorSetup): Promise<SetupResult | null> {
  const found = await find(
    (page) => client.setupIntents.list({ ...page, created: since(setup), expand: ['data.payment_method'] }),
    ({ metadata }) => metadata?.setupID === setup.reference,
  )
  return found ? resultOf(readNew(found, setup)) : null
}

const refusedForm = z.nullish(z.object({ id: name }))

function refusedBy(error: Parameters<typeof declinedBy>[0]): Declined {
  const intent = readAs(refusedForm, error.setup_intent, 'A refusal')
  return { ...declinedBy(error), ...(intent && { processorReference: intent.id }) }
}

function readNew(value: unknown, setup: ProcessorSetup): Setup {
  const intent = read(value, setup)
  if (!intent.metadata.setupID) throw new UnreadableAnswer(`${what} does not say whose it is`)
  return intent
}

function read(value: unknown, { reference, processorReference, saves, connectedTo }: ProcessorSetup): Setup {
  const intent = readAs(setupForm, value, what)
  const { id, metadata, customer } = intent
  const isOther = metadata.setupID !== undefined && metadata.setupID !== reference
  const isOfOther = saves.customerReference !== null && idOf(customer) !== saves.customerReference
  if (isOther || isOfOther || (processorReference && id !== processorReference))
    throw new UnreadableAnswer(`${what} is another one`)
  if (idOf(intent.on_behalf_of) !== (connectedTo ?? null)) throw new UnreadableAnswer(`${what} is for another account`)
  return intent
}

const idOf = (one: string | { id: string } | null | undefined) => (typeof one === 'string' ? one : (one?.id ?? null))

function resultOf(intent: Setup): SetupResult {
  const { id: processorReference, metadata, status, next_action: next, last_setup_error: failure } = intent
  const reference = metadata.setupID
  const own = { processorReference, about: { processorReference, ...(reference && { reference }) } }
  switch (status) {
    case 'succeeded':
      return { outcome: 'saved', saved: savedIn(intent), ...own }
    case 'processing':
      return { outcome: 'pending', ...own }
    case 'requires_action': {
      const redirectURL = next?.redirect_to_url?.url
      if (redirectURL) return { outcome: 'requires_action', redirectURL, ...own }
      return { ...failed('authentication_failed', status), ...own }
    }
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'canceled':
      return { ...(failure ? failureOf(failure) : failed('authentication_failed', status)), ...own }
    default:
      throw new UnreadableAnswer(`Stripe has a state that is not known: ${shown(status)}`, { processorReference })
  }
}

function savedIn({ id, customer, payment_method: method, mandate }: Setup) {
  const owner = idOf(customer)
  if (!owner || typeof method !== 'object' || !method?.card)
    throw new UnreadableAnswer(`${what} does not say what it has saved`, { processorReference: id })
  return savedOf({ customer: owner, paymentMethod: method.id, ...(mandate && { mandate }) }, method.card)
}
