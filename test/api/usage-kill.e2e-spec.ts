import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fileURLToPath } from 'node:url'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { SubscriptionInvoice } from '../../api/src/billing/subscriptions/subscription-invoice.entity.js'
import { UsageEvent } from '../../api/src/billing/usage/usage-event.entity.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildCoupon } from '../support/coupons.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { Random } from '../support/random.js'
import { seed } from '../support/seed.js'
import { startedDatabase } from '../support/started-database.js'
import { buildPrice, buildSubscriber, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { until } from '../support/until.js'
import { buildMetered, linesOf, sendUsage, use } from '../support/usage.js'

const dying = fileURLToPath(new URL('../support/die-at.mjs', import.meta.url))
const random = new Random(seed)

/** Each unit of one call. It fails if the process lives, so that none is counted that isn’t there. */
const deathsIn = (units: number): string[] => {
  const all = Array.from({ length: units }, (_, at) => [`${at + 1} before`, `${at + 1} after`]).flat()
  return process.env.TEST_LONG ? all : [random.one(all)]
}
const ofInvoice = 'subscriptions|subscription_invoices|usage_periods|invoices|payment_tries|transactions|test_clocks'

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let database: Database
let gatehouse: Gatehouse
let program: string
let seats: string
let calls: string
// Of whichever process is there.
const live = { call: (...args: Parameters<Gatehouse['call']>) => gatehouse.call(...args) }

beforeAll(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
  gatehouse = await startGatehouse(settings)
  database = await Database.open(readEnvironment(settings), entities)
  const client = await buildClient(live)
  program = (await buildApiUser(live, client)).accessToken
  await registerOrigins(live, client)
  await saveInvoiceSettings(live, program)
  seats = (await buildPrice(live, program)).priceID
  calls = (await buildMetered(live, program)).priceID
})
afterAll(async () => {
  expect((await verifyLedger(database)).fault).toBeNull()
  await database.onApplicationShutdown()
  await remove()
})

async function subscribed(terms: object = {}) {
  const { customerID, testClockID } = await buildSubscriber(live, program, '2027-01-31T09:00:00Z')
  const items = [{ priceID: seats }, { priceID: calls }]
  return { made: await buildSubscription(live, program, { customerID, items, ...terms }), testClockID }
}

/** The call is made while the process dies, and another process starts. */
async function dieIn(death: string, tables: string, call: () => Promise<unknown>): Promise<void> {
  await gatehouse.end('SIGTERM')
  const environment = { NODE_OPTIONS: `--import ${dying}`, DIE_AT: `${death} ${tables}` }
  gatehouse = await startGatehouse({ ...settings, ...environment })
  await call().catch(() => undefined)
  const { stderr } = await gatehouse.end('SIGKILL')
  const died = /died .*/.exec(stderr)?.[0]
  console.info(`seed ${seed}: ${died ?? `lived through ${death}`}`)
  gatehouse = await startGatehouse(settings)
  expect(died).toBeDefined()
}

const advance = (testClockID: string, to: string) =>
  live.call('POST', `/test-clocks/${testClockID}/advance`, { token: program, body: { to } })

/** Through, whichever process does it. The lease of one that died is over. */
async function through(testClockID: string, to: string, { subscriptionID }: SubscriptionView): Promise<void> {
  await database.write((manager) =>
    manager.update(SubscriptionInvoice, { subscriptionID }, { leaseUntil: new Date(1) }),
  )
  const read = async () => (await live.call('GET', `/test-clocks/${testClockID}`, { token: program })).body
  const { now } = await until(read, ({ status }) => status !== 'advancing')
  if (Date.parse(now) < Date.parse(to)) await advance(testClockID, to)
  await until(read, ({ status }) => status === 'ready')
}

describe('SIGKILL at a commit', () => {
  // The try begins and ends in the units of its payment.
  it.each(deathsIn(6))(
    'of the invoice of a period: its usage is on one invoice, which is paid once: %s',
    async (death) => {
      const { couponID } = await buildCoupon(live, program, { amountOff: 3_020 })
      const { made, testClockID } = await subscribed({ couponID })
      const { subscriptionID } = made
      await use(live, program, { subscriptionID, priceID: calls, quantity: 5 })
      const to = '2027-02-28T10:00:00Z'
      await dieIn(death, ofInvoice, () => advance(testClockID, to))
      await through(testClockID, to, made)
      const invoices = await until(
        () => invoicesOf(live, program, subscriptionID),
        (all) => all.length > 1 && all.every(({ status }) => status === 'paid'),
      )
      expect(invoices.map(linesOf)).toEqual([
        [['ahead', 1, 3_000]],
        [
          ['used', 5, 50],
          ['ahead', 1, 3_000],
        ],
      ])
      expect(invoices.map(({ payments, discountAmount }) => [payments.length, discountAmount])).toEqual([
        [0, 3_000],
        [1, 20],
      ])
    },
    300_000,
  )

  it.each(deathsIn(8))(
    'of the last invoice of a canceled subscription: %s',
    async (death) => {
      const { made, testClockID } = await subscribed()
      const { subscriptionID } = made
      await use(live, program, { subscriptionID, priceID: calls, quantity: 5 })
      const cancel = { token: program, body: { when: 'now' } }
      await live.call('POST', `/subscriptions/${subscriptionID}/cancel`, cancel)
      const to = '2027-01-31T10:00:00Z'
      await dieIn(death, ofInvoice, () => advance(testClockID, to))
      await through(testClockID, to, made)
      const invoices = await until(
        () => invoicesOf(live, program, subscriptionID),
        (all) => all.length > 1 && all.every(({ status }) => status === 'paid'),
      )
      expect(invoices.map(linesOf)).toEqual([[['ahead', 1, 3_000]], [['used', 5, 50]]])
      expect(invoices.map(({ payments }) => payments.length)).toEqual([1, 1])
    },
    300_000,
  )

  it.each(deathsIn(1))(
    'of an event: sent again, it has counted once: %s',
    async (death) => {
      const { made } = await subscribed()
      const { subscriptionID } = made
      const event = { eventID: `of-${subscriptionID}`, subscriptionID, priceID: calls, quantity: 5 }
      await dieIn(death, 'usage_events|usage_periods', () => sendUsage(live, program, event))
      expect((await sendUsage(live, program, event)).status).toBe(201)
      const usage = await live.call('GET', `/subscriptions/${subscriptionID}/usage`, { token: program })
      expect(usage.body.items).toMatchObject([{ quantity: 5, eventCount: 1 }])
      expect(await database.read.countBy(UsageEvent, { subscriptionID })).toBe(1)
    },
    300_000,
  )
})
