import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { retriesMax } from '#contract/billing-limits.js'
import type { PaymentTryOutcome } from '#contract/billing-choices.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { PaymentTry } from '../../api/src/billing/subscriptions/payment-try.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveByLink, saveCard } from '../support/saved-methods.js'
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
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  await savePortalSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const declined = 'pm_declined_off_session'
const anotherCard = { paymentMethod: '5555555555554444' }

/** Two subscriptions of one customer whose card `first` was declined at the renewal; `second` would be, too. */
async function owing(failure = declined) {
  const subscriber = await buildSubscriber(api, program, '2027-01-05T09:00:00.000Z')
  const { customerID, savedPaymentMethodID: first, testClockID } = subscriber
  const { savedPaymentMethodID: second } = await saveCard(api, program, customerID, anotherCard)
  const given = { customerID, items: [{ priceID }], savedPaymentMethodID: first }
  const made = [await buildSubscription(api, program, given), await buildSubscription(api, program, given)]
  await cardNow(api, first, failure)
  await cardNow(api, second, declined)
  await advance(api, program, testClockID, '2027-02-05T10:00:00Z')
  const session = await payerSession(api, program, customerID)
  const [one, other] = made.map(({ subscriptionID }) => ({ subscriptionID, ...payerOf(api, session, subscriptionID) }))
  if (!one || !other) throw new Error('No subscriptions')
  expect((await one.read()).status).toBe('past_due')
  return { customerID, testClockID, first, second, one, other }
}

const triesOf = (savedPaymentMethodID: string) => api.database.read.countBy(PaymentTry, { savedPaymentMethodID })

/** As if the method had been tried so often before. */
async function triedBefore(
  subscriptionID: string,
  methodID: string,
  count: number,
  outcome: PaymentTryOutcome,
  { isSent = outcome === 'failed' } = {},
) {
  const [invoice] = await invoicesOf(api, program, subscriptionID)
  const invoiceID = invoice?.invoiceID ?? ''
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ invoiceID, subscriptionID, savedPaymentMethodID: methodID, outcome },
    transactionID: isSent ? newId('txn') : null,
    ...{ number: 100 + at, failureCode: outcome === 'failed' ? 'do_not_honor' : null, reason: 'plan' as const },
    triedAt: new Date('2027-02-04T09:00:00Z'),
  }))
  await api.database.write((manager) => manager.insert(PaymentTry, rows))
}

const setupToken = async (one: { act: (action: string) => Promise<{ body: { url: string } }> }): Promise<string> =>
  new URL((await one.act('setup-sessions')).body.url).pathname.split('/').at(-1) ?? ''

describe('a method that is tried again', () => {
  it.each([
    ['failed', 'failed'],
    ['began and has no answer', 'open'],
  ] as const)('is tried 15 times in 30 days at most, tries that %s included', async (_, outcome) => {
    const { second, one, other } = await owing()
    await triedBefore(one.subscriptionID, second, retriesMax - 1, outcome)
    const chosen = await Promise.all([one.choose(second), other.choose(second)])
    expect(chosen.map(({ status, body }) => [status, body.method.savedPaymentMethodID])).toEqual([
      [200, second],
      [200, second],
    ])
    expect(await triesOf(second)).toBe(retriesMax)
  })

  it('is tried although it was refused here before, without its bank', async () => {
    const { second, one } = await owing()
    await triedBefore(one.subscriptionID, second, retriesMax, 'failed', { isSent: false })
    await one.choose(second)
    expect(await triesOf(second)).toBe(retriesMax + 1)
  })

  it('is tried for no more invoices than there are tries left', async () => {
    const { first, second, one } = await owing()
    for (const quantity of [2, 3]) {
      const body = { items: [{ priceID, quantity }], savedPaymentMethodID: first }
      const changed = await api.call('PUT', `/subscriptions/${one.subscriptionID}`, { token: program, body })
      expect(changed.status).toBe(200)
    }
    const open = (await invoicesOf(api, program, one.subscriptionID)).filter(({ status }) => status === 'open')
    expect(open).toHaveLength(3)
    await triedBefore(one.subscriptionID, second, retriesMax - 2, 'failed')
    await one.choose(second)
    expect(await triesOf(second)).toBe(retriesMax)
  })

  it('is not tried more often because it is saved again', async () => {
    const { customerID, testClockID, one, other } = await owing()
    const saveAgain = async (second: number) => {
      // It is saved while the customer is there, and declined without.
      expect((await saveByLink(api, await setupToken(one), { paymentMethod: '4000000000000341' })).status).toBe(201)
      await advance(api, program, testClockID, `2027-02-05T10:00:0${second}Z`)
    }
    await saveAgain(1)
    const [newest] = await methodsOf(api, program, customerID)
    const methodID = newest?.savedPaymentMethodID ?? ''
    expect(await triesOf(methodID)).toBe(2)
    await triedBefore(other.subscriptionID, methodID, retriesMax - 3, 'failed')
    await saveAgain(2)
    expect(await triesOf(methodID)).toBe(retriesMax)
    await saveAgain(3)
    expect(await triesOf(methodID)).toBe(retriesMax)
    expect(await methodsOf(api, program, customerID)).toHaveLength(3)
  })

  it('is not tried again after its bank refused it for good', async () => {
    const { first, second, one } = await owing('pm_declined_fraud')
    const before = await triesOf(first)
    await one.choose(second)
    expect(await triesOf(second)).toBe(1)
    const back = await one.choose(first)
    expect([back.status, back.body.method.savedPaymentMethodID]).toEqual([200, first])
    expect(await triesOf(first)).toBe(before)
  })

  it('is tried again after it had expired and was saved with a new date', async () => {
    const { first, testClockID, one } = await owing('pm_declined_expired_card')
    const before = await triesOf(first)
    expect((await saveByLink(api, await setupToken(one), { paymentMethod: '4242424242424242' })).status).toBe(201)
    await advance(api, program, testClockID, '2027-02-05T10:00:01Z')
    expect(await triesOf(first)).toBe(before + 2)
    expect((await one.read()).status).toBe('active')
  })
})

describe('a page for a new method that was opened before', () => {
  const keepsMethod = async (meanwhile: (subscriptionID: string, first: string) => Promise<unknown>) => {
    const { customerID, savedPaymentMethodID: first } = await buildSubscriber(api, program, '2027-01-05T09:00:00.000Z')
    const given = { customerID, items: [{ priceID }], savedPaymentMethodID: first }
    const { subscriptionID } = await buildSubscription(api, program, given)
    const token = await setupToken(payerOf(api, await payerSession(api, program, customerID), subscriptionID))
    await meanwhile(subscriptionID, first)
    expect((await saveByLink(api, token, anotherCard)).status).toBe(201)
    await until(
      () => methodsOf(api, program, customerID),
      (methods) => methods.length === 2,
    )
    const { body } = await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })
    expect(body.savedPaymentMethodID).toBe(first)
  }

  it('only saves it once the merchant no longer lets customers change it', async () => {
    await keepsMethod(() => savePortalSettings(api, program, { mayChangeMethod: false }))
    await savePortalSettings(api, program)
  })

  it('only saves it once invoices are emailed', async () => {
    await keepsMethod((subscriptionID, savedPaymentMethodID) =>
      api.call('PUT', `/subscriptions/${subscriptionID}`, {
        token: program,
        body: { items: [{ priceID }], collection: 'send_invoice', savedPaymentMethodID },
      }),
    )
  })
})
