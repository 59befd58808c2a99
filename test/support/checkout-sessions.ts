import { strict as assert } from 'node:assert'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { idempotencyKey, type SignedInClient } from './builders.js'
import type { CallableApi } from './calls.js'

export const shop = 'https://shop.example.com'

export const sessionInput = (overrides: Record<string, unknown> = {}) => ({
  amount: 4_200,
  currency: 'USD',
  description: 'Blue chair',
  successURL: `${shop}/thanks?order=7`,
  cancelURL: `${shop}/cart`,
  ...overrides,
})

export async function registerOrigins(
  api: CallableApi,
  { clientID, token }: SignedInClient,
  origins = [shop],
  mode = 'test',
): Promise<void> {
  const path = `/clients/${clientID}/return-origins`
  const { status, body } = await api.call('PUT', path, { token, body: { origins, mode } })
  assert.equal(status, 200, JSON.stringify(body))
}

export async function buildSession(
  api: CallableApi,
  token: string,
  overrides: Record<string, unknown> = {},
): Promise<CheckoutSessionView> {
  const asked = { token, body: sessionInput(overrides), headers: idempotencyKey() }
  const { status, body } = await api.call('POST', '/checkout-sessions', asked)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** The last part of its address, which is all that a payer has. */
export const tokenOf = ({ url }: CheckoutSessionView): string => new URL(url).pathname.split('/').at(-1) ?? ''
