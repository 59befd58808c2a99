import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CheckoutSessions } from '../../api/src/money/payment-links/checkout-sessions.service.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveByLink, saveCard } from '../support/saved-methods.js'
import {
  advance,
  buildPrice,
  buildSubscriber,
  buildSubscription,
  cardNow,
  invoicesOf,
} from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

async function subscribed(overrides: object = {}) {
  const subscriber = await buildSubscriber(api, program, '2027-01-05T09:00:00.000Z')
  const { customerID } = subscriber
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }], ...overrides })
  const session = await payerSession(api, program, customerID)
  return { ...subscriber, ...payerOf(api, session, made.subscriptionID), subscriptionID: made.subscriptionID }
}

/** The same number again would be the same saved method. */
const otherCard = '5555555555554444'

/** Its renewal was declined. */
async function pastDue() {
  const one = await subscribed()
  await cardNow(api, one.savedPaymentMethodID, 'pm_declined_off_session')
  await advance(api, program, one.testClockID, '2027-02-05T10:00:00Z')
  expect((await one.read()).status).toBe('past_due')
  return one
}

const lastInvoice = async (subscriptionID: string) => (await invoicesOf(api, program, subscriptionID)).at(-1)
const triesOf = async (subscriptionID: string) =>
  (await api.call('GET', `/subscriptions/${subscriptionID}/payment-tries`, { token: program })).body.items

describe('another saved method', () => {
  it('is charged from now on, and at once for what is owed', async () => {
    const one = await subscribed()
    // It is saved before anything is owed, so that saving it charges nothing.
    const other = await saveCard(api, program, one.customerID, { paymentMethod: otherCard })
    await api.call('PUT', `/subscriptions/${one.subscriptionID}`, {
      token: program,
      body: { items: [{ priceID }], savedPaymentMethodID: one.savedPaymentMethodID },
    })
    await cardNow(api, one.savedPaymentMethodID, 'pm_declined_off_session')
    await advance(api, program, one.testClockID, '2027-02-05T10:00:00Z')
    expect((await one.read()).status).toBe('past_due')
    const chosen = await one.choose(other.savedPaymentMethodID)
    expect([chosen.status, chosen.body]).toMatchObject([
      200,
      { status: 'active', method: { savedPaymentMethodID: other.savedPaymentMethodID } },
    ])
    expect((await lastInvoice(one.subscriptionID))?.status).toBe('paid')
    expect(await triesOf(one.subscriptionID)).toMatchObject([{ reason: 'new_method', outcome: 'succeeded' }, {}, {}])
    const count = (await triesOf(one.subscriptionID)).length
    const again = await Promise.all([1, 2, 3].map(() => one.choose(other.savedPaymentMethodID)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await triesOf(one.subscriptionID)).toHaveLength(count)
  })

  it('that was removed, that only pays while the customer is present, or that is missing is refused', async () => {
    const one = await subscribed()
    const gone = await saveCard(api, program, one.customerID, { paymentMethod: otherCard })
    const path = `/customers/${one.customerID}/payment-methods/${gone.savedPaymentMethodID}`
    await api.call('DELETE', path, { token: program })
    const present = await saveCard(api, program, one.customerID, {
      ...{ paymentMethod: otherCard, savedMethodUsage: 'on_session' },
    })
    for (const { savedPaymentMethodID } of [gone, present])
      expect((await one.choose(savedPaymentMethodID)).status).toBeGreaterThanOrEqual(400)
    expect((await one.choose('')).status).toBe(422)
    expect((await one.read()).may.methods).toHaveLength(1)
  })

  it('is refused where the merchant does not allow it, for emailed invoices and once it is canceled', async () => {
    const sent = await subscribed({ collection: 'send_invoice' })
    const canceled = await subscribed()
    await api.call('POST', `/subscriptions/${canceled.subscriptionID}/cancel`, {
      token: program,
      body: { when: 'now' },
    })
    for (const one of [sent, canceled]) {
      expect((await one.read()).may).toMatchObject({ changeMethod: false, methods: [] })
      expect((await one.choose(one.savedPaymentMethodID)).body.code).toBe('PORTAL_ACTION_NOT_ALLOWED')
      expect((await one.act('setup-sessions')).body.code).toBe('PORTAL_ACTION_NOT_ALLOWED')
    }
    const closed = await subscribed()
    await savePortalSettings(api, program, { mayChangeMethod: false })
    expect((await closed.choose(closed.savedPaymentMethodID)).status).toBe(403)
    expect((await closed.act('setup-sessions')).status).toBe(403)
    await savePortalSettings(api, program)
  })
})

describe('a new method', () => {
  it('is saved on our page, used by the subscription, and pays what is owed', async () => {
    const one = await pastDue()
    const opened = await one.act('setup-sessions')
    expect(opened.status).toBe(201)
    const token = new URL(opened.body.url).pathname.split('/').at(-1) ?? ''
    const page = (await api.call('GET', `/payment-links/${token}`)).body
    expect(page).toMatchObject({ purpose: 'setup', description: 'Seats', status: 'open' })
    expect(new URL(page.session.cancelURL).pathname).toMatch(new RegExp(`/subscriptions/${one.subscriptionID}$`))
    const saved = await saveByLink(api, token, { paymentMethod: otherCard })
    expect(saved.status).toBe(201)
    await advance(api, program, one.testClockID, '2027-02-05T10:00:01Z')
    expect((await lastInvoice(one.subscriptionID))?.status).toBe('paid')
    const shown = await one.read()
    expect([shown.status, shown.may.methods.length]).toEqual(['active', 2])
    expect(shown.method?.savedPaymentMethodID).not.toBe(one.savedPaymentMethodID)
  })

  it('changes the subscription that is not owing, and none that was canceled meanwhile', async () => {
    const [kept, gone] = [await subscribed(), await subscribed()]
    for (const one of [kept, gone]) {
      const token = new URL((await one.act('setup-sessions')).body.url).pathname.split('/').at(-1) ?? ''
      if (one === gone)
        await api.call('POST', `/subscriptions/${one.subscriptionID}/cancel`, { token: program, body: { when: 'now' } })
      expect((await saveByLink(api, token, { paymentMethod: otherCard })).status).toBe(201)
    }
    const methodOf = async ({ subscriptionID }: { subscriptionID: string }) =>
      (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body.savedPaymentMethodID
    const changed = await until(
      () => methodOf(kept),
      (id) => id !== null,
    )
    expect(changed).not.toBe(kept.savedPaymentMethodID)
    expect(await methodOf(gone)).toBeNull()
  })

  it('is not saved once its page has expired, which leaves the subscription alone', async () => {
    const one = await subscribed()
    const { url } = (await one.act('setup-sessions')).body
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    const { items } = (await api.call('GET', '/checkout-sessions', { token: program })).body
    expect(items[0]).toMatchObject({ purpose: 'setup', subscriptionID: one.subscriptionID, customerID: one.customerID })
    const sessions = api.app.get(CheckoutSessions, { strict: false })
    const { checkoutSessionID } = items[0]
    await sessions.expire({ checkoutSessionID, clientID: client.clientID, mode: 'test' })
    expect((await saveByLink(api, token, { paymentMethod: otherCard })).status).toBe(409)
    expect((await one.read()).status).toBe('active')
  })
})
