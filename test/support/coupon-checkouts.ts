import { strict as assert } from 'node:assert'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import type { CheckoutView } from '#contract/payment-links.js'
import type { CallableApi } from './calls.js'
import { tokenOf } from './checkout-sessions.js'

export const couponPath = (session: CheckoutSessionView) => `/payment-links/${tokenOf(session)}/coupon`

export const typeCode = (api: CallableApi, session: CheckoutSessionView, code: unknown) =>
  api.call('PUT', couponPath(session), { body: { code } })

export async function applyCode(api: CallableApi, session: CheckoutSessionView, code: string): Promise<CheckoutView> {
  const { status, body } = await typeCode(api, session, code)
  assert.deepEqual([status, body.fields, body.code], [200, undefined, undefined])
  return body
}
