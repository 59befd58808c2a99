import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fileURLToPath } from 'node:url'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { applyCode } from '../support/coupon-checkouts.js'
import { buildCoupon, redemptionsOf } from '../support/coupons.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { payLink } from '../support/payment-links.js'
import { Random } from '../support/random.js'
import { saveByLink, saveCard } from '../support/saved-methods.js'
import { seed } from '../support/seed.js'
import { startedDatabase } from '../support/started-database.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice, invoicesOf } from '../support/subscriptions.js'
import { until } from '../support/until.js'

const dying = fileURLToPath(new URL('../support/die-at.mjs', import.meta.url))
const tables = 'subscriptions|coupon_redemptions|transactions|invoices|setups|method_setups|payment_links'
const deaths = Array.from({ length: 4 }, (_, at) => [`${at + 1} before`, `${at + 1} after`]).flat()
const random = new Random(seed)
const paid = { percentOff: 50, path: payLink, total: 1_500, payments: 1 }
const free = { percentOff: 100, path: saveByLink, total: 0, payments: 0 }
// With a card that was saved before, no processor is asked about the free period.
const methods = [{ isSaved: false }, { isSaved: true }]
const casesOf = (terms: typeof paid | typeof free) =>
  methods.flatMap((method) => deaths.map((death) => [death, { ...terms, ...method }] as const))
const played = process.env.TEST_LONG
  ? [...casesOf(paid), ...casesOf(free)]
  : [random.one(casesOf(paid)), random.one(casesOf(free))]

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
  priceID = (await buildPrice(live, program)).priceID
})
afterAll(async () => {
  expect((await verifyLedger(database)).fault).toBeNull()
  await database.onApplicationShutdown()
  await gatehouse.end('SIGKILL')
  await remove()
})

async function saved() {
  const { customerID } = await buildCustomer(live, program)
  const { savedPaymentMethodID } = await saveCard(live, program, customerID)
  return { customerID, savedPaymentMethodID }
}

describe('SIGKILL at a commit of a payer with a code', () => {
  it.each(played)(
    'redeems it once and charges once: %s, %j',
    async (death, { percentOff, path, total, payments, isSaved }) => {
      const code = `KILL${percentOff}-${isSaved}-${death.replace(' ', '-')}`.toUpperCase()
      const coupon = await buildCoupon(live, program, { code, percentOff, maxRedemptions: 1 })
      const known = isSaved ? await saved() : null
      const customer = known ? { customerID: known.customerID } : {}
      const session = await subscriptionSession(live, program, priceID, { allowPromotionCodes: true, ...customer })
      await applyCode(live, session, code)
      const fresh = { paymentMethod: '4242424242424242', payer: { emailAddress: anAddress() } }
      const given = known
        ? { paymentMethod: { type: 'saved', savedPaymentMethodID: known.savedPaymentMethodID } }
        : fresh
      const body = { ...given, shownCoupon: coupon.couponID }
      const pay = () => path(live, tokenOf(session), body)
      await gatehouse.end('SIGTERM')
      const environment = { NODE_OPTIONS: `--import ${dying}`, DIE_AT: `${death} ${tables}` }
      gatehouse = await startGatehouse({ ...settings, ...environment })
      await pay().catch(() => undefined)
      const { stderr } = await gatehouse.end('SIGKILL')
      console.info(`seed ${seed}: ${/died .*/.exec(stderr)?.[0] ?? `lived through ${death}`}`)
      gatehouse = await startGatehouse(settings)
      // A payment that nobody knows the outcome of is asked for first, and refuses another one until then.
      const { subscriptionID } = await until(
        async () => {
          await pay()
          return (await live.call('GET', `/checkout-sessions/${session.checkoutSessionID}`, { token: program })).body
        },
        ({ status }) => status === 'complete',
        240_000,
      )
      const subscription = (await live.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
      expect(subscription).toMatchObject({ status: 'active', discount: { code }, nextDiscount: null })
      if (known) expect(subscription).toMatchObject(known)
      const redemptions = await redemptionsOf(live, program, coupon)
      expect(redemptions.map((one) => [one.subscriptionID, one.releasedAt])).toEqual([[subscriptionID, null]])
      const invoices = await invoicesOf(live, program, subscriptionID)
      expect(invoices.map((one) => [one.status, one.total, one.payments.length])).toEqual([['paid', total, payments]])
      const succeeded = { paymentLinkID: session.checkoutSessionID, status: 'succeeded' as const }
      expect(await database.read.countBy(Transaction, succeeded)).toBe(payments)
    },
    300_000,
  )
})
