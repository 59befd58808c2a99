import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { buildClock, buildPrice, buildSubscription, cardNow } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const count = Number(process.env.SUBSCRIPTIONS ?? (process.env.TEST_LONG ? 50 : 10))

let api: TestApi
let program: string
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
})
afterAll(() => api.close())

interface Row {
  subscriptionID: string
  sequence: number
  status: string
}

it(`plays a year of ${count} subscriptions: each period is invoiced once, and numbers have no gaps`, async () => {
  const { testClockID } = await buildClock(api, program, '2027-01-31T09:00:00Z')
  const { priceID } = await buildPrice(api, program)
  const declined = new Set<string>()
  for (let index = 0; index < count; index += 1) {
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const { savedPaymentMethodID } = await saveCard(api, program, customerID)
    const made = await buildSubscription(api, program, { customerID, items: [{ priceID, quantity: (index % 5) + 1 }] })
    if (index % 10 !== 0) continue
    await cardNow(api, savedPaymentMethodID, 'pm_declined_insufficient_funds')
    declined.add(made.subscriptionID)
  }
  const startedAt = performance.now()
  await api.call('POST', `/test-clocks/${testClockID}/advance`, {
    token: program,
    body: { to: '2028-01-31T09:00:00Z' },
  })
  const clock = await until(
    async () => (await api.call('GET', `/test-clocks/${testClockID}`, { token: program })).body,
    ({ status }) => status !== 'advancing',
  )
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  expect([clock.status, clock.now]).toEqual(['ready', '2028-01-31T09:00:00.000Z'])
  const rows: Row[] = await api.database.read.query(
    'SELECT "subscriptionID", "sequence", "status" FROM "invoices" ORDER BY "sequence"',
  )
  expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_, index) => index + 1))
  const perSubscription = Map.groupBy(rows, ({ subscriptionID }) => subscriptionID)
  expect(perSubscription.size).toBe(count)
  for (const [subscriptionID, invoices] of perSubscription) {
    const paid = invoices.filter(({ status }) => status === 'paid').length
    // A declined card pays the first month alone, and its retries end the subscription after 29 days.
    expect([invoices.length, paid]).toEqual(declined.has(subscriptionID) ? [2, 1] : [13, 13])
  }
  await expectSoundBooks(api)
  process.stdout.write(`A year of ${count} subscriptions, ${rows.length} invoices: ${seconds} s\n`)
})
