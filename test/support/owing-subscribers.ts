import { strict as assert } from 'node:assert'
import type { InvoiceView } from '#contract/invoices.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { buildApiUser, buildClient, type SignedInClient, signInAdmin } from './builders.js'
import type { CallableApi } from './calls.js'
import { registerOrigins } from './checkout-sessions.js'
import { saveInvoiceSettings } from './invoices.js'
import { payThrough } from './payment-links.js'
import { advance, buildPrice, buildSubscriber, buildSubscription, invoicesOf } from './subscriptions.js'

const cardOfPayer = '378282246310005'
export const rightAfter = '2027-02-05T10:00:00.000Z'

/** A merchant with subscribers on clocks of their own, each paying 30.00 a month. */
export async function openOwingShop(api: CallableApi) {
  const client: SignedInClient = await buildClient(api)
  const { accessToken: token } = await buildApiUser(api, client)
  const admin = await signInAdmin(api)
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, token)
  const { priceID } = await buildPrice(api, token)

  async function subscribed(body: object = {}, pays = async (_: string) => undefined as unknown) {
    const subscriber = await buildSubscriber(api, token, '2027-01-05T09:00:00.000Z')
    await pays(subscriber.savedPaymentMethodID)
    const { customerID, testClockID } = subscriber
    const made = await buildSubscription(api, token, { customerID, items: [{ priceID }], ...body })
    const path = `/subscriptions/${made.subscriptionID}`
    const last = async () => (await invoicesOf(api, token, made.subscriptionID)).at(-1) as InvoiceView
    const hosted = async () => (await api.call('GET', `/hosted-invoices/${(await last()).url?.split('/').at(-1)}`)).body
    const link = async (): Promise<string> => (await hosted()).payURL.split('/').at(-1)
    const call = (method: string, rest = '', given?: object) =>
      api.call(method, `${path}${rest}`, { token, ...(given && { body: given }) })
    return {
      ...{ ...subscriber, subscriptionID: made.subscriptionID, last, hosted, link, call },
      to: (at: string) => advance(api, token, testClockID, at),
      read: async (): Promise<SubscriptionView> => (await call('GET')).body,
      /** The latest first. */
      tries: async (): Promise<PaymentTryView[]> => (await call('GET', '/payment-tries')).body.items,
      pay: async (given: object = {}) => payThrough(api, await link(), { paymentMethod: cardOfPayer, ...given }),
    }
  }
  async function limit(limits: object[]): Promise<void> {
    const path = `/clients/${client.clientID}/limits`
    const { status, body } = await api.call('PUT', path, { token: admin, body: { limits } })
    assert.equal(status, 200, JSON.stringify(body))
  }
  return { client, token, admin, priceID, subscribed, limit }
}

export type OwingShop = Awaited<ReturnType<typeof openOwingShop>>
