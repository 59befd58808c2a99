import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { clockMailsMax } from '../../libs/contract/billing-limits.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { saveCard } from '../support/saved-methods.js'
import { startedDatabase } from '../support/started-database.js'
import { buildClock, buildPrice, buildSubscription } from '../support/subscriptions.js'
import { until } from '../support/until.js'

const [count, kills] = process.env.TEST_LONG ? [200, 12] : [6, 2]
const [start, middle, end] = ['2027-01-31T09:00:00Z', '2027-07-31T09:00:00Z', '2028-01-31T09:00:00Z']
const declinedEach = 3
const changedEach = 2

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

const isDeclined = (index: number) => index % declinedEach === 0
const isChanged = (index: number) => !isDeclined(index) && index % changedEach === 0
const countOf = (matches: (index: number) => boolean) =>
  Array.from({ length: count }, (_, at) => at).filter(matches).length

/** Everything that the year must have made, by what the customers are. */
function expected(failuresOfEach: number) {
  const [declined, changed] = [countOf(isDeclined), countOf(isChanged)]
  const kept = count - declined
  const made = 13 * kept + changed + 2 * declined
  const paid = made - declined
  const failed = failuresOfEach * declined
  return {
    events: {
      ...{ 'invoice.created': made, 'invoice.finalized': made, 'invoice.paid': paid },
      ...{ 'invoice.payment_failed': failed, 'subscription.past_due': declined, 'subscription.canceled': declined },
      ...{ 'subscription.renewed': 12 * kept + declined, 'subscription.updated': changed },
    },
    mails: { 'renewal-failed': Math.min(failed, clockMailsMax) },
    tries: { succeeded: paid, failed },
    invoices: { open: declined, paid },
  }
}

async function subscribe(gatehouse: Gatehouse, token: string) {
  const { testClockID } = await buildClock(gatehouse, token, start)
  const { priceID } = await buildPrice(gatehouse, token)
  const changing: string[] = []
  const declined: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { customerID } = await buildCustomer(gatehouse, token, { testClockID })
    const { savedPaymentMethodID } = await saveCard(gatehouse, token, customerID)
    const { subscriptionID } = await buildSubscription(gatehouse, token, { customerID, items: [{ priceID }] })
    if (isDeclined(index)) declined.push(savedPaymentMethodID)
    if (isChanged(index)) changing.push(subscriptionID)
  }
  return { testClockID, priceID, changing, declined }
}

const newestNumber = async (gatehouse: Gatehouse, token: string): Promise<number> => {
  const { body } = await gatehouse.call('GET', '/invoices?limit=1', { token })
  return Number(body.items[0].number.split('-').at(-1))
}

async function declineFromNow(cards: readonly string[]): Promise<void> {
  const database = await Database.open(readEnvironment(settings), entities)
  for (const card of cards) {
    const declining = 'UPDATE "saved_payment_methods" SET "paymentMethod" = $1 WHERE "savedPaymentMethodID" = $2'
    await database.write((manager) => manager.query(declining, ['pm_declined_insufficient_funds', card]))
  }
  await database.onApplicationShutdown()
}

/** Payments run beside renewals, so the process that died may have begun some. Nobody waits two minutes for it here. */
async function endLeases(): Promise<void> {
  const database = await Database.open(readEnvironment(settings), entities)
  await database.write((manager) => manager.query('UPDATE "subscription_invoices" SET "leaseUntil" = NULL'))
  await database.onApplicationShutdown()
}

async function countBy(database: Database, table: string, column: string): Promise<Record<string, number>> {
  const counting = `SELECT "${column}" AS "name", COUNT(*) AS "count" FROM "${table}" GROUP BY "${column}"`
  const rows: { name: string; count: number | string }[] = await database.read.query(counting)
  return Object.fromEntries(rows.map(({ name, count: found }) => [name, Number(found)]))
}

async function readYear() {
  const database = await Database.open(readEnvironment(settings), entities)
  try {
    const { fault } = await verifyLedger(database)
    const numbers: { sequence: number | string }[] = await database.read.query(
      'SELECT "sequence" FROM "invoices" ORDER BY "sequence"',
    )
    const twice: object[] = await database.read.query(
      `SELECT "subscriptionID", "period" FROM "subscription_invoices" WHERE "period" IS NOT NULL
       GROUP BY "subscriptionID", "period" HAVING COUNT(*) > 1`,
    )
    const paidTwice: object[] = await database.read.query(
      'SELECT "invoiceID" FROM "invoice_payments" GROUP BY "invoiceID" HAVING COUNT(*) > 1',
    )
    return {
      ...{ fault, twice, paidTwice, numbers: numbers.map(({ sequence }) => Number(sequence)) },
      events: await countBy(database, 'events', 'type'),
      mails: await countBy(database, 'mails', 'kind'),
      tries: await countBy(database, 'payment_tries', 'outcome'),
      invoices: await countBy(database, 'invoices', 'status'),
    }
  } finally {
    await database.onApplicationShutdown()
  }
}

it(`SIGKILL, ${kills} times in a year of ${count} subscriptions: nothing is missing, and nothing happens twice`, async () => {
  let gatehouse = await startGatehouse(settings)
  const client = await buildClient(gatehouse)
  const token = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, token)
  const { testClockID, priceID, changing, declined } = await subscribe(gatehouse, token)
  await declineFromNow(declined)

  const path = `/test-clocks/${testClockID}`
  /** Dies each time that so many more invoices have been made, and goes on by itself after each start. */
  const advance = async (to: string, deaths: number) => {
    const calling = gatehouse.call('POST', `${path}/advance`, { token, body: { to } }).catch(() => undefined)
    for (let death = 0; death < deaths; death += 1) {
      const from = await newestNumber(gatehouse, token)
      await until(
        () => newestNumber(gatehouse, token),
        (number) => number > from + Math.floor((count * death) / 8),
      )
      await gatehouse.end('SIGKILL')
      await calling
      await endLeases()
      gatehouse = await startGatehouse(settings)
    }
    await until(
      async () => (await gatehouse.call('GET', path, { token })).body.status,
      (status) => status === 'ready',
    )
    await calling
  }
  await advance(middle, kills / 2)
  for (const subscriptionID of changing) {
    const body = { items: [{ priceID, quantity: 3 }], applies: 'now_prorated' }
    const { status } = await gatehouse.call('PUT', `/subscriptions/${subscriptionID}`, { token, body })
    expect(status).toBe(200)
  }
  await advance(end, kills / 2)
  await gatehouse.end('SIGTERM')

  const year = await readYear()
  const failed = (year.tries.failed ?? 0) / countOf(isDeclined)
  expect([year.fault, year.twice, year.paidTwice]).toEqual([null, [], []])
  expect(year.numbers).toEqual(year.numbers.map((_, at) => at + 1))
  expect(failed).toBeGreaterThan(3)
  expect(year).toMatchObject(expected(failed))
}, 600_000)
