import { strict as assert } from 'node:assert'
import { buildCustomer } from './customers.js'
import { saveCard } from './saved-methods.js'
import { advance, buildPrice, buildSubscriber, buildSubscription } from './subscriptions.js'
import type { TestApi } from './test-api.js'

/** Two subscriptions: one grows, shrinks, pauses and goes on; the other one is canceled. */
export async function playHalfAYear(api: TestApi, token: string): Promise<{ first: string; second: string }> {
  const send = (method: string, path: string, body: object) => api.call(method, path, { token, body })
  const done = async (method: string, path: string, body: object) =>
    assert.equal((await send(method, path, body)).status, 200)
  const { customerID, testClockID } = await buildSubscriber(api, token, '2027-01-05T09:00:00Z')
  const { priceID } = await buildPrice(api, token, { unitAmount: 3_000 })
  const items = (quantity: number) => ({ items: [{ priceID, quantity }] })
  const first = (await buildSubscription(api, token, { customerID, ...items(1) })).subscriptionID
  const path = `/subscriptions/${first}`
  await advance(api, token, testClockID, '2027-02-10T09:00:00Z')
  await done('PUT', path, items(3))
  const customer = await buildCustomer(api, token, { testClockID })
  await saveCard(api, token, customer.customerID)
  const second = (await buildSubscription(api, token, { customerID: customer.customerID, ...items(2) })).subscriptionID
  await advance(api, token, testClockID, '2027-03-20T09:00:00Z')
  await done('POST', `/subscriptions/${second}/cancel`, { when: 'now' })
  await done('PUT', path, { ...items(1), applies: 'period_end' })
  await advance(api, token, testClockID, '2027-05-01T09:00:00Z')
  await done('POST', `${path}/pause`, {})
  await advance(api, token, testClockID, '2027-06-01T09:00:00Z')
  await done('POST', `${path}/resume`, {})
  return { first, second }
}
