import { strict as assert } from 'node:assert'
import type { PayerPreviewView, PayerSubscriptionView } from '#contract/billing-portal.js'
import type { CallableApi } from './calls.js'

/** What a merchant that allows everything saves. */
export const openSettings = (overrides: object = {}) => ({
  ...{ cancellation: 'now_or_period_end', mayChangeQuantity: true, mayChangeMethod: true, priceIDs: [] },
  ...overrides,
})

export async function savePortalSettings(api: CallableApi, token: string, overrides: object = {}): Promise<void> {
  const { status, body } = await api.call('PUT', '/portal-settings', { token, body: openSettings(overrides) })
  assert.deepEqual([status, body.fields], [200, undefined])
}

/** Opened by a link that the merchant made. */
export async function payerSession(api: CallableApi, token: string, customerID: string): Promise<string> {
  const { url } = (await api.call('POST', `/customers/${customerID}/portal-links`, { token })).body
  const opened = await api.call('POST', '/payer-access/sessions', {
    body: { token: new URL(url).searchParams.get('token') },
  })
  assert.equal(opened.status, 201)
  return opened.body.token
}

export const pathOfPayer = (session: string, rest: string): string => `/payer-access/sessions/${session}/${rest}`

/** What a payer calls about one subscription. */
export function payerOf(api: CallableApi, session: string, subscriptionID: string) {
  const path = pathOfPayer(session, `subscriptions/${subscriptionID}`)
  return {
    read: async (): Promise<PayerSubscriptionView> => (await api.call('GET', path)).body,
    act: (action: string, body: object = {}) => api.call('POST', `${path}/${action}`, { body }),
    choose: (savedPaymentMethodID: string) =>
      api.call('PUT', `${path}/payment-method`, { body: { savedPaymentMethodID } }),
    preview: async (items: object[]): Promise<PayerPreviewView> => {
      const { status, body } = await api.call('POST', `${path}/preview`, { body: { items } })
      assert.deepEqual([status, body.fields], [200, undefined])
      return body
    },
  }
}

/** Each call about a subscription, with a body that would be taken. */
export const subscriptionCalls = (priceID: string, savedPaymentMethodID: string): [string, string, object?][] => [
  ['GET', ''],
  ['POST', '/cancel', { feedback: 'other' }],
  ['POST', '/resume', {}],
  ['POST', '/preview', { items: [{ priceID, quantity: 1 }] }],
  ['POST', '/change', { items: [{ priceID, quantity: 1 }], preview: `1.${'x'.repeat(22)}` }],
  ['PUT', '/payment-method', { savedPaymentMethodID }],
  ['POST', '/setup-sessions', {}],
]
