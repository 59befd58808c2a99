import { strict as assert } from 'node:assert'
import type { OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import { idempotencyKey } from './builders.js'
import type { CallableApi } from './calls.js'
import { sessionInput } from './checkout-sessions.js'

export const subscriptionInput = (priceID: string, overrides: Record<string, unknown> = {}) => {
  const { amount: _, ...input } = sessionInput({ purpose: 'subscription', currency: 'EUR' })
  return { ...input, items: [{ priceID }], description: 'Membership', ...overrides }
}

export const askForSession = (api: CallableApi, token: string, body: object) =>
  api.call('POST', '/checkout-sessions', { token, body, headers: idempotencyKey() })

export async function subscriptionSession(
  api: CallableApi,
  token: string,
  priceID: string,
  overrides: Record<string, unknown> = {},
): Promise<OpenedCheckoutSessionView> {
  const { status, body } = await askForSession(api, token, subscriptionInput(priceID, overrides))
  assert.deepEqual([status, body.fields, body.code], [201, undefined, undefined])
  return body
}
