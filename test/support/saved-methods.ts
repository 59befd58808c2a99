import { strict as assert } from 'node:assert'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { idempotencyKey } from './builders.js'
import type { CallableApi } from './calls.js'
import { buildSession, sessionInput, tokenOf } from './checkout-sessions.js'
import { payThrough } from './payment-links.js'

export const savingSession = (
  api: CallableApi,
  program: string,
  customerID: string,
  overrides: Record<string, unknown> = {},
): Promise<CheckoutSessionView> => buildSession(api, program, { customerID, savePaymentMethod: 'yes', ...overrides })

/** Takes no money. */
export async function setupSession(
  api: CallableApi,
  program: string,
  customerID: string,
  overrides: object = {},
): Promise<CheckoutSessionView> {
  const { amount: _, ...input } = sessionInput({ customerID, purpose: 'setup', ...overrides })
  const asked = { token: program, body: input, headers: idempotencyKey() }
  const { status, body } = await api.call('POST', '/checkout-sessions', asked)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

export const saveByLink = (
  api: CallableApi,
  token: string,
  body: object,
  headers: Record<string, string> = idempotencyKey(),
) => api.call('POST', `/payment-links/${token}/setups`, { body, headers })

export async function methodsOf(
  api: CallableApi,
  token: string,
  customerID: string,
): Promise<SavedPaymentMethodView[]> {
  const { status, body } = await api.call('GET', `/customers/${customerID}/payment-methods`, { token })
  assert.equal(status, 200)
  return body.items
}

/** A card that the customer saves by paying a checkout session. */
export async function saveCard(
  api: CallableApi,
  program: string,
  customerID: string,
  { paymentMethod = '4242424242424242', ...overrides }: Record<string, unknown> = {},
): Promise<SavedPaymentMethodView> {
  const session = await savingSession(api, program, customerID, overrides)
  const paid = await payThrough(api, tokenOf(session), { paymentMethod })
  assert.equal(paid.body.status, 'succeeded')
  const saved = (await methodsOf(api, program, customerID)).find(
    ({ transactionID }) => transactionID === paid.body.transactionID,
  )
  assert.ok(saved)
  return saved
}

const chargeInput = (savedPaymentMethodID: string, overrides: object = {}) => ({
  amount: 10_000,
  currency: 'EUR',
  description: 'Membership',
  paymentMethod: { type: 'saved', savedPaymentMethodID },
  ...overrides,
})

export const chargeSaved = (
  api: CallableApi,
  token: string,
  savedPaymentMethodID: string,
  overrides: object = {},
  headers: Record<string, string> = idempotencyKey(),
) => api.call('POST', '/transactions', { token, body: chargeInput(savedPaymentMethodID, overrides), headers })
