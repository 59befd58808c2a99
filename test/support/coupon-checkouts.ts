import { strict as assert } from 'node:assert'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import type { CheckoutView } from '#contract/payment-links.js'
import type { CallableApi } from './calls.js'
import { tokenOf } from './checkout-sessions.js'
import { payThrough } from './payment-links.js'

export const couponPath = (session: CheckoutSessionView) => `/payment-links/${tokenOf(session)}/coupon`

export const typeCode = (api: CallableApi, session: CheckoutSessionView, code: unknown) =>
  api.call('PUT', couponPath(session), { body: { code } })

export async function applyCode(api: CallableApi, session: CheckoutSessionView, code: string): Promise<CheckoutView> {
  const { status, body } = await typeCode(api, session, code)
  assert.deepEqual([status, body.fields, body.code], [200, undefined, undefined])
  return body
}

export const removeCode = (api: CallableApi, session: CheckoutSessionView) => api.call('DELETE', couponPath(session))

export const lookAt = async (api: CallableApi, session: CheckoutSessionView): Promise<CheckoutView> =>
  (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body

/** As a page does: with the coupon that it shows. */
export const shownIn = async (api: CallableApi, session: CheckoutSessionView): Promise<string> =>
  (await lookAt(api, session)).subscription?.coupon?.couponID ?? 'none'

export const payShown = async (api: CallableApi, session: CheckoutSessionView, body: object) =>
  payThrough(api, tokenOf(session), { shownCoupon: await shownIn(api, session), ...body })
