import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { advance, buildClock, buildPrice, buildSubscription, cardNow, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const refused = [409, 'SAVED_METHOD_REFUSED']
const save = (customerID: string, overrides = {}) => saveCard(api, program, customerID, overrides)
const read = async ({ customerID, savedPaymentMethodID }: SavedPaymentMethodView): Promise<SavedPaymentMethodView> =>
  (await api.call('GET', `/customers/${customerID}/payment-methods/${savedPaymentMethodID}`, { token: program })).body
const paymentsWith = ({ savedPaymentMethodID }: SavedPaymentMethodView): Promise<number> =>
  api.database.read.countBy(Transaction, { savedPaymentMethodID })
const start = '2027-01-05T09:00:00.000Z'
const stateOf = async ({ subscriptionID }: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
/** The oldest first. */
async function triesOf({ subscriptionID }: SubscriptionView) {
  const path = `/subscriptions/${subscriptionID}/payment-tries`
  const { items } = (await api.call('GET', path, { token: program })).body as { items: PaymentTryView[] }
  return items.reverse()
}
const settings = (body: object) => api.call('PUT', '/dunning-settings', { token: program, body })

/** Subscribed on a clock with a card that works, and whose bank reports it stolen before the first renewal. */
async function subscribed() {
  const { testClockID } = await buildClock(api, program, start)
  const { customerID } = await buildCustomer(api, program, { testClockID })
  const good = await save(customerID)
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
  await cardNow(api, good.savedPaymentMethodID, 'pm_stolen_later')
  return { made, customerID, testClockID, method: good }
}

describe('a renewal with a card that its bank reports stolen', () => {
  it('asks for another one once, and the next renewal is not sent to the bank', async () => {
    await settings({ retryDays: [1, 1], atEnd: 'past_due' })
    const { made, testClockID, method } = await subscribed()
    await advance(api, program, testClockID, '2027-02-20T09:00:00Z')
    expect((await stateOf(made)).status).toBe('past_due')
    const before = await paymentsWith(method)
    await advance(api, program, testClockID, '2027-03-20T09:00:00Z')
    const tries = await triesOf(made)
    expect(tries.map(({ outcome, failureCode, reason }) => [outcome, failureCode, reason])).toEqual([
      ['succeeded', null, 'first'],
      ['failed', 'stolen_card', 'first'],
      ['failed', 'SAVED_METHOD_REFUSED', 'first'],
    ])
    expect(tries.at(-1)).toMatchObject({ transactionID: null, savedPaymentMethodID: method.savedPaymentMethodID })
    expect(await paymentsWith(method)).toBe(before)
    const [, second, third] = await invoicesOf(api, program, made.subscriptionID)
    for (const invoice of [second, third]) {
      const mails = await api.database.read.query(
        `SELECT "kind" FROM "mails" WHERE "kind" = 'renewal-failed' AND "aboutID" = $1`,
        [invoice?.invoiceID],
      )
      expect(mails).toHaveLength(1)
    }
  })

  it('is paid at once by a new card, all that is owed', async () => {
    const { made, customerID, testClockID } = await subscribed()
    await advance(api, program, testClockID, '2027-03-06T09:00:00Z')
    const { savedPaymentMethodID } = await save(customerID, { paymentMethod: '5555555555554444' })
    await advance(api, program, testClockID, '2027-03-06T09:00:01Z')
    expect(await stateOf(made)).toMatchObject({ status: 'active', savedPaymentMethodID })
    const paid = await invoicesOf(api, program, made.subscriptionID)
    expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
    const last = (await triesOf(made)).filter(({ reason }) => reason === 'new_method')
    expect(last.map(({ outcome, savedPaymentMethodID: by }) => [outcome, by])).toEqual([
      ['succeeded', savedPaymentMethodID],
      ['succeeded', savedPaymentMethodID],
    ])
  })

  it('charges another card of the customer from the next period on', async () => {
    const { made, customerID, testClockID, method } = await subscribed()
    const other = await save(customerID, { paymentMethod: '5555555555554444' })
    const path = `/subscriptions/${made.subscriptionID}`
    const body = { items: [{ priceID }], savedPaymentMethodID: method.savedPaymentMethodID }
    expect((await api.call('PUT', path, { token: program, body })).status).toBe(200)
    await advance(api, program, testClockID, '2027-02-06T09:00:00Z')
    expect((await triesOf(made)).at(-1)).toMatchObject({ outcome: 'failed', failureCode: 'stolen_card' })
    await advance(api, program, testClockID, '2027-03-06T09:00:00Z')
    expect((await triesOf(made)).at(-1)).toMatchObject({
      ...{ outcome: 'succeeded', savedPaymentMethodID: other.savedPaymentMethodID },
    })
  })

  it('can’t choose it again, and an invoice is not charged to it', async () => {
    const { made, testClockID, method } = await subscribed()
    await advance(api, program, testClockID, '2027-02-06T09:00:00Z')
    const { savedPaymentMethodID } = method
    const path = `/subscriptions/${made.subscriptionID}`
    const body = { items: [{ priceID }], savedPaymentMethodID }
    const chosen = await api.call('PUT', path, { token: program, body })
    expect([chosen.status, chosen.body.code]).toEqual(refused)
    const [, open] = await invoicesOf(api, program, made.subscriptionID)
    const asked = { token: program, body: { savedPaymentMethodID }, headers: idempotencyKey() }
    const paid = await api.call('POST', `/invoices/${open?.invoiceID}/pay`, asked)
    expect([paid.status, paid.body.code]).toEqual(refused)
  })

  it('is paid by its link with the card itself, which makes it good again for all that is owed', async () => {
    await settings({ retryDays: [1, 1], atEnd: 'past_due' })
    const { made, testClockID, method } = await subscribed()
    await advance(api, program, testClockID, '2027-03-06T09:00:00Z')
    const [, open] = await invoicesOf(api, program, made.subscriptionID)
    const hosted = (await api.call('GET', `/hosted-invoices/${open?.url?.split('/').at(-1)}`)).body
    const body = { paymentMethod: '4242424242424242', saveMethod: true }
    expect((await payThrough(api, hosted.payURL.split('/').at(-1), body)).body.status).toBe('succeeded')
    expect((await read(method)).state).toBe('active')
    await cardNow(api, method.savedPaymentMethodID, 'pm_success')
    await advance(api, program, testClockID, '2027-03-06T09:00:01Z')
    const invoices = await invoicesOf(api, program, made.subscriptionID)
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
    expect((await triesOf(made)).at(-1)).toMatchObject({ outcome: 'succeeded', reason: 'new_method' })
    expect((await stateOf(made)).status).toBe('active')
  })
})
