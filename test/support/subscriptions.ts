import { strict as assert } from 'node:assert'
import type { CustomerView } from '#contract/customers.js'
import type { InvoiceView } from '#contract/invoices.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import type { TestClockView } from '#contract/test-clocks.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { idempotencyKey } from './builders.js'
import type { CallableApi } from './calls.js'
import { buildCustomer } from './customers.js'
import { makeBilling } from './invoices.js'
import { saveCard } from './saved-methods.js'
import type { TestApi } from './test-api.js'
import { until } from './until.js'

type Input = Record<string, unknown>

export async function buildPrice(api: CallableApi, token: string, overrides: Input = {}) {
  const { productID } = await makeBilling(api, token, '/products', { name: overrides.name ?? 'Seats' })
  const { name: _, ...given } = overrides
  const priced = { productID, currency: 'EUR', interval: 'month', ...given }
  return makeBilling(api, token, '/prices', 'tiers' in given ? priced : { unitAmount: 3_000, ...priced })
}

export const buildClock = (api: CallableApi, token: string, now: string): Promise<TestClockView> =>
  makeBilling(api, token, '/test-clocks', { now })

export async function advance(api: CallableApi, token: string, testClockID: string, to: string) {
  const { status, body } = await api.call('POST', `/test-clocks/${testClockID}/advance`, { token, body: { to } })
  assert.equal(status, 200)
  const read = async () => (await api.call('GET', `/test-clocks/${testClockID}`, { token })).body as TestClockView
  // On a busy machine it is answered before it is through.
  const through = body.status === 'advancing' ? await until(read, (one) => one.status !== 'advancing') : body
  assert.deepEqual([through.status, through.fault], ['ready', null])
  return through as TestClockView
}

/** On a clock of its own, with a card that is charged while the customer is away. */
export async function buildSubscriber(api: CallableApi, token: string, now: string, overrides: Input = {}) {
  const { testClockID } = await buildClock(api, token, now)
  const customer: CustomerView = await buildCustomer(api, token, { testClockID, ...overrides })
  const { savedPaymentMethodID } = await saveCard(api, token, customer.customerID)
  return { testClockID, customerID: customer.customerID, savedPaymentMethodID }
}

export const subscribe = (api: CallableApi, token: string, body: object, headers = idempotencyKey()) =>
  api.call('POST', '/subscriptions', { token, body, headers })

export async function buildSubscription(api: CallableApi, token: string, body: object): Promise<SubscriptionView> {
  const answer = await subscribe(api, token, body)
  assert.deepEqual([answer.status, answer.body.fields, answer.body.code], [201, undefined, undefined])
  return answer.body
}

/** The oldest first. */
export async function invoicesOf(api: CallableApi, token: string, subscriptionID: string): Promise<InvoiceView[]> {
  const list = await api.call('GET', `/invoices?subscriptionID=${subscriptionID}&limit=100`, { token })
  assert.equal(list.status, 200)
  const found = []
  for (const { invoiceID } of list.body.items)
    found.push((await api.call('GET', `/invoices/${invoiceID}`, { token })).body)
  return found.reverse()
}

/** Through every state, for those who hear of them. */
export async function everySubscriptionState(api: TestApi, token: string): Promise<void> {
  const subscriber = await buildSubscriber(api, token, '2027-01-05T09:00:00Z')
  const { customerID, testClockID, savedPaymentMethodID } = subscriber
  const { priceID } = await buildPrice(api, token)
  const { subscriptionID } = await buildSubscription(api, token, { customerID, items: [{ priceID }] })
  const path = `/subscriptions/${subscriptionID}`
  await advance(api, token, testClockID, '2027-02-06T00:00:00Z')
  await cardNow(api, savedPaymentMethodID, 'pm_otp')
  await advance(api, token, testClockID, '2027-03-06T00:00:00Z')
  await api.call('PUT', path, { token, body: { items: [{ priceID }], metadata: { seen: 'yes' } } })
  for (const action of ['pause', 'resume', 'cancel'])
    await api.call('POST', `${path}/${action}`, { token, body: action === 'cancel' ? { when: 'now' } : {} })
  await cardNow(api, savedPaymentMethodID, 'pm_success')
  const { subscriptionID: declined } = await buildSubscription(api, token, { customerID, items: [{ priceID }] })
  await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
  await advance(api, token, testClockID, '2027-04-06T01:00:00Z')
  const { body } = await api.call('GET', `/subscriptions/${declined}`, { token })
  assert.equal(body.status, 'past_due')
}

/** Real time passes: the subscription's own times are moved back. */
export async function age(api: TestApi, { subscriptionID }: SubscriptionView, ms: number): Promise<void> {
  const { anchorAt, currentPeriodStart, currentPeriodEnd, dueAt } = await api.database.read.findOneByOrFail(
    Subscription,
    { subscriptionID },
  )
  const before = (time: Date) => new Date(time.getTime() - ms)
  const moved = { anchorAt: before(anchorAt), currentPeriodStart: before(currentPeriodStart) }
  const ended = { currentPeriodEnd: before(currentPeriodEnd), dueAt: dueAt && before(dueAt) }
  await api.database.write((manager) => manager.update(Subscription, { subscriptionID }, { ...moved, ...ended }))
}

/** From now on, the bank answers a charge of the saved card as it answers the test method. */
export const cardNow = (api: TestApi, savedPaymentMethodID: string, paymentMethod: string) =>
  api.database.write((manager) => manager.update(SavedPaymentMethod, { savedPaymentMethodID }, { paymentMethod }))
