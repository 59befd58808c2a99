import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fileURLToPath } from 'node:url'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { SubscriptionInvoice } from '../../api/src/billing/subscriptions/subscription-invoice.entity.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { Random } from '../support/random.js'
import { methodsOf, saveByLink, saveCard } from '../support/saved-methods.js'
import { seed } from '../support/seed.js'
import { startedDatabase } from '../support/started-database.js'
import { buildPrice, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { until } from '../support/until.js'

const dying = fileURLToPath(new URL('../support/die-at.mjs', import.meta.url))
const random = new Random(seed)

/** Units of one call; one more than there are, so that none is left out. */
const deathsIn = (units: number): string[] => {
  const all = Array.from({ length: units }, (_, at) => [`${at + 1} before`, `${at + 1} after`]).flat()
  return process.env.TEST_LONG ? all : [random.one(all)]
}
const ofChange = 'subscriptions|subscription_invoices|payment_tries|transactions|invoices'
const ofSetup = 'subscriptions|method_setups|setups|saved_payment_methods'

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let database: Database
let gatehouse: Gatehouse
let program: string
let priceID: string
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
  await savePortalSettings(live, program)
  priceID = (await buildPrice(live, program)).priceID
})
afterAll(async () => {
  expect((await verifyLedger(database)).fault).toBeNull()
  await database.onApplicationShutdown()
  await remove()
})

async function subscribed() {
  const { customerID } = await buildCustomer(live, program)
  await saveCard(live, program, customerID)
  const { subscriptionID } = await buildSubscription(live, program, { customerID, items: [{ priceID }] })
  return { customerID, subscriptionID, ...payerOf(live, await payerSession(live, program, customerID), subscriptionID) }
}

/** The call is made while the process dies, and another process starts. */
async function dieIn(death: string, tables: string, call: () => Promise<unknown>): Promise<void> {
  await gatehouse.end('SIGTERM')
  const environment = { NODE_OPTIONS: `--import ${dying}`, DIE_AT: `${death} ${tables}` }
  gatehouse = await startGatehouse({ ...settings, ...environment })
  await call().catch(() => undefined)
  const { stderr } = await gatehouse.end('SIGKILL')
  console.info(`seed ${seed}: ${/died .*/.exec(stderr)?.[0] ?? `lived through ${death}`}`)
  gatehouse = await startGatehouse(settings)
}

describe('SIGKILL at a commit of what a customer does', () => {
  it.each(deathsIn(6))(
    'a change is made once and paid once, or not at all: %s',
    async (death) => {
      const one = await subscribed()
      const items = [{ priceID, quantity: 3 }]
      const { preview, total } = await one.preview(items)
      await dieIn(death, ofChange, () => one.act('change', { items, preview }))
      const isDone = (await one.read()).items[0]?.quantity === 3
      const again = await one.act('change', { items, preview })
      expect([again.status, again.body.code]).toEqual(
        isDone ? [409, expect.stringMatching(/^(PREVIEW_CHANGED|INVOICE_NOT_PAID)$/)] : [200, undefined],
      )
      // The lease of the process that died is over.
      const { subscriptionID } = one
      await database.write((manager) =>
        manager.update(SubscriptionInvoice, { subscriptionID }, { leaseUntil: new Date(1) }),
      )
      const invoices = await until(
        () => invoicesOf(live, program, subscriptionID),
        (all) => all.every(({ status }) => status === 'paid'),
      )
      expect(invoices.map((invoice) => invoice.total).sort((less, more) => less - more)).toEqual([3_000, total])
      expect(invoices.map(({ payments }) => payments.length)).toEqual([1, 1])
      expect((await one.read()).items).toMatchObject([{ quantity: 3 }])
    },
    300_000,
  )

  it.each(deathsIn(3))(
    'a new method is saved once and used: %s',
    async (death) => {
      const one = await subscribed()
      const { url } = (await one.act('setup-sessions')).body
      const token = new URL(url).pathname.split('/').at(-1) ?? ''
      const headers = idempotencyKey()
      const save = () => saveByLink(live, token, { paymentMethod: '5555555555554444' }, headers)
      await dieIn(death, ofSetup, save)
      await save()
      const methods = await until(
        () => methodsOf(live, program, one.customerID),
        (all) => all.length > 1,
      )
      expect(methods).toHaveLength(2)
      expect((await one.read()).method?.card?.last4).toBe('4444')
    },
    300_000,
  )
})
