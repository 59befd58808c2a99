import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { ClockStepView } from '#contract/test-clocks.js'
import { clockCustomersMax, clockMailsMax, openClocksMax } from '#contract/billing-limits.js'
import { Customer } from '../../api/src/money/customers/customer.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { TestClock } from '../../api/src/billing/test-clocks/test-clock.entity.js'
import { ClockWorks } from '../../api/src/billing/test-clocks/clock-works.js'
import { ClockPlayer } from '../../api/src/billing/test-clocks/clock-player.js'
import { buildApiUser, buildClient, idempotencyKey, signInAdmin, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { createCustomer } from '../support/customers.js'
import { saveInvoiceSettings, sendBilling } from '../support/invoices.js'
import {
  advance,
  buildClock,
  buildPrice,
  buildSubscriber,
  buildSubscription,
  cardNow,
  invoicesOf,
} from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let foreign: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  foreign = (await buildApiUser(api, await buildClient(api))).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
})
afterAll(() => api.close())

const start = '2028-02-29T12:00:00.000Z'
const turn = (testClockID: string, to: unknown, token = program) =>
  api.call('POST', `/test-clocks/${testClockID}/advance`, { token, body: { to } })

describe('a test clock', () => {
  it('is made, listed and read by its merchant alone', async () => {
    const made = await buildClock(api, program, start)
    expect(made).toMatchObject({ now: start, status: 'ready', advancingTo: null, mode: 'test', name: null })
    const read = (token: string) => api.call('GET', `/test-clocks/${made.testClockID}`, { token })
    expect((await read(program)).body).toEqual(made)
    expect((await read(client.token)).body).toEqual(made)
    expect((await read(foreign)).status).toBe(404)
    expect((await read(await signInAdmin(api))).status).toBe(403)
    expect((await api.call('GET', '/test-clocks')).status).toBe(401)
    expect((await api.call('GET', '/test-clocks', { token: program })).body.items).toContainEqual(made)
    expect((await turn(made.testClockID, '2029-01-01', foreign)).status).toBe(404)
  })

  it('is only advanced, by at most five years', async () => {
    const { testClockID } = await buildClock(api, program, start)
    for (const [to, sentence] of [
      [start, /later time/],
      ['2028-01-01', /later time/],
      ['2078-03-01', /at most 5 years/],
      ['2033-02-28T12:00:01Z', /at most 5 years/],
      ['soon', /./],
    ] as const)
      expect((await turn(testClockID, to)).body.fields.to).toMatch(sentence)
    expect((await turn(testClockID, '2033-02-28T12:00:00Z')).body.now).toBe('2033-02-28T12:00:00.000Z')
  })

  it('plays what is due in order, each at its own time', async () => {
    const { customerID, testClockID } = await buildSubscriber(api, program, start)
    const yearly = await buildPrice(api, program, { interval: 'year' })
    const monthly = await buildPrice(api, program, { intervalCount: 6 })
    const one = await buildSubscription(api, program, { customerID, items: [{ priceID: yearly.priceID }] })
    const other = await buildSubscription(api, program, { customerID, items: [{ priceID: monthly.priceID }] })
    await advance(api, program, testClockID, '2032-03-01T00:00:00Z')
    const days = async ({ subscriptionID }: typeof one) =>
      (await invoicesOf(api, program, subscriptionID)).map(({ finalizedAt }) => finalizedAt?.slice(0, 10))
    expect(await days(one)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
    expect((await days(other)).slice(0, 4)).toEqual(['2028-02-29', '2028-08-29', '2029-02-28', '2029-08-29'])
    const all = [
      ...(await invoicesOf(api, program, one.subscriptionID)),
      ...(await invoicesOf(api, program, other.subscriptionID)),
    ].sort((first, second) => (first.number ?? '').slice(-6).localeCompare((second.number ?? '').slice(-6)))
    const times = all.map(({ finalizedAt }) => finalizedAt)
    expect(times).toEqual([...times].sort())
  })

  it('goes on after the process that advanced it died', async () => {
    const { customerID, testClockID } = await buildSubscriber(api, program, start)
    const { priceID } = await buildPrice(api, program)
    const { subscriptionID } = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    const advancingTo = new Date('2028-06-01T00:00:00Z')
    await api.database.write((manager) =>
      manager.update(TestClock, { testClockID }, { status: 'advancing', advancingTo }),
    )
    expect((await turn(testClockID, '2029-01-01')).body.code).toBe('TEST_CLOCK_ADVANCING')
    await api.app.get(ClockPlayer, { strict: false }).play(testClockID)
    const { body } = await api.call('GET', `/test-clocks/${testClockID}`, { token: program })
    expect(body).toMatchObject({ status: 'ready', now: advancingTo.toISOString(), advancingTo: null })
    expect(await invoicesOf(api, program, subscriptionID)).toHaveLength(4)
  })

  it('never goes back when two processes advance it', async () => {
    const { testClockID } = await buildClock(api, program, start)
    const [early, late, end] = ['2028-03-01', '2028-04-01', '2028-05-01'].map((day) => new Date(`${day}T00:00:00Z`))
    const seen: Date[] = []
    api.app.get(ClockWorks, { strict: false }).add({
      next: async (playedID) => {
        if (playedID !== testClockID || seen.length > 0) return null
        await api.database.write((manager) => manager.update(TestClock, { testClockID }, { now: late ?? end }))
        return early ?? null
      },
      play: async (playedID) => {
        if (playedID !== testClockID) return 0
        seen.push((await api.database.read.findOneByOrFail(TestClock, { testClockID })).now)
        return 1
      },
    })
    expect((await turn(testClockID, end)).body.status).toBe('ready')
    expect(seen).toEqual([late])
  })

  it('shows no time before 1970', async () => {
    const { status, body } = await sendBilling(api, program, '/test-clocks', { now: '1969-12-31T23:59:59Z' })
    expect([status, body.fields?.now]).toEqual([422, expect.stringContaining('1970')])
  })

  it('tells what happened to its customers, each at its own time', async () => {
    const emailAddress = 'clock@example.com'
    const { customerID, testClockID, savedPaymentMethodID } = await buildSubscriber(api, program, start, {
      emailAddress,
    })
    const { priceID } = await buildPrice(api, program)
    const { subscriptionID } = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
    await advance(api, program, testClockID, '2028-03-30T00:00:00Z')
    const path = `/test-clocks/${testClockID}/timeline`
    const { body } = await api.call('GET', path, { token: program })
    expect(body.isCut).toBe(false)
    const told = body.items.map(({ kind, at }: ClockStepView) => `${kind} ${at.slice(0, 10)}`)
    expect(told).toEqual([
      'email 2028-03-29',
      'payment_failed 2028-03-29',
      'invoice_finalized 2028-03-29',
      'payment_succeeded 2028-02-29',
      'invoice_finalized 2028-02-29',
      'subscription_created 2028-02-29',
    ])
    const [, failed] = body.items
    expect(failed).toMatchObject({ customerID, subscriptionID, amount: 3_000, currency: 'EUR', reason: 'first' })
    expect(failed.failureCode).toEqual(expect.any(String))
    for (const [token, status] of [
      ['', 401],
      [foreign, 404],
      [await signInAdmin(api), 403],
    ] as const)
      expect((await api.call('GET', path, { token })).status).toBe(status)
    const list = await api.call('GET', `/customers?testClockID=${testClockID}`, { token: program })
    expect(list.body.items.map((one: { customerID: string }) => one.customerID)).toEqual([customerID])
  })

  it('is closed once, and then neither advanced nor given customers', async () => {
    const { testClockID } = await buildClock(api, program, start)
    const close = (token: string) => api.call('POST', `/test-clocks/${testClockID}/close`, { token })
    expect([(await close('')).status, (await close(foreign)).status]).toEqual([401, 404])
    const [one, other] = await Promise.all([close(program), close(program)])
    expect([one.body.status, other.body.status]).toEqual(['closed', 'closed'])
    expect((await turn(testClockID, '2029-01-01')).body.code).toBe('TEST_CLOCK_CLOSED')
    expect((await createCustomer(api, program, { testClockID })).body.code).toBe('TEST_CLOCK_CLOSED')
    await api.database.write((manager) => manager.update(TestClock, { testClockID }, { status: 'advancing' }))
    expect((await close(program)).body.code).toBe('TEST_CLOCK_ADVANCING')
  })

  it('is one of so many open ones, and takes so many customers', async () => {
    const seller = await buildClient(api)
    const token = (await buildApiUser(api, seller)).accessToken
    const { testClockID } = await buildClock(api, token, start)
    const one = await api.database.read.findOneByOrFail(TestClock, { testClockID })
    const clocks = Array.from({ length: openClocksMax - 2 }, (_, at) => ({ ...one, testClockID: `tck_full${at}` }))
    await api.database.write((manager) => manager.insert(TestClock, clocks))
    const made = await Promise.all([1, 2, 3].map(() => sendBilling(api, token, '/test-clocks', { now: start })))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(made.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_TEST_CLOCKS')
    await api.call('POST', `/test-clocks/${testClockID}/close`, { token })
    expect((await sendBilling(api, token, '/test-clocks', { now: start })).status).toBe(201)

    const full = 'tck_full0'
    const { body: first } = await createCustomer(api, token, { testClockID: full })
    const row = await api.database.read.findOneByOrFail(Customer, { customerID: first.customerID })
    const rows = Array.from({ length: clockCustomersMax - 1 }, (_, at) => ({ ...row, customerID: `cus_full${at}` }))
    for (let at = 0; at < rows.length; at += 40)
      await api.database.write((manager) => manager.insert(Customer, rows.slice(at, at + 40)))
    expect((await createCustomer(api, token, { testClockID: full })).body.code).toBe('TEST_CLOCK_FULL')
  })

  it('emails only so much a day', async () => {
    const emailAddress = 'often@example.com'
    const { customerID, testClockID, savedPaymentMethodID } = await buildSubscriber(api, program, start, {
      emailAddress,
    })
    const { priceID } = await buildPrice(api, program)
    const sub = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    const [{ invoiceID: aboutID } = { invoiceID: '' }] = await invoicesOf(api, program, sub.subscriptionID)
    const sent = { kind: 'invoice' as const, aboutID, sealed: null, attempts: 0, lastError: null }
    const at = { nextAttemptAt: clock.now(), sentAt: clock.now(), createdAt: clock.now() }
    const mails = Array.from({ length: clockMailsMax }, (_, place) => ({ ...sent, ...at, mailID: `mal_often${place}` }))
    await api.database.write((manager) => manager.insert(Mail, mails))
    await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
    await advance(api, program, testClockID, '2028-04-02T00:00:00Z')
    const [, renewal] = await invoicesOf(api, program, sub.subscriptionID)
    const { body } = await api.call('GET', `/subscriptions/${sub.subscriptionID}/payment-tries`, { token: program })
    expect(body.items.filter(({ outcome }: PaymentTryView) => outcome === 'failed').length).toBeGreaterThan(1)
    expect(await api.database.read.countBy(Mail, { aboutID: renewal?.invoiceID ?? '' })).toBe(0)
    expect(await api.database.read.countBy(Mail, { aboutID })).toBe(clockMailsMax)
  })

  it('sends no receipts: an advance pays hundreds of invoices', async () => {
    const emailAddress = 'daily@example.com'
    const { customerID, testClockID } = await buildSubscriber(api, program, start, { emailAddress })
    const { priceID } = await buildPrice(api, program, { interval: 'day' })
    const { subscriptionID } = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    await advance(api, program, testClockID, '2028-03-05T00:00:00Z')
    const paid = (await invoicesOf(api, program, subscriptionID)).filter(({ status }) => status === 'paid')
    expect(paid).toHaveLength(5)
    const { body } = await api.call('GET', `/transactions?limit=100`, { token: program })
    const own = body.items.filter((one: { customerID: string }) => one.customerID === customerID)
    expect(own.length).toBeGreaterThanOrEqual(5)
    for (const { transactionID: aboutID } of own) expect(await api.database.read.countBy(Mail, { aboutID })).toBe(0)
  })

  it('is refused in live mode, and to a customer of another merchant', async () => {
    const body = { now: start, mode: 'live' }
    const live = await api.call('POST', '/test-clocks?mode=live', {
      token: client.token,
      body,
      headers: idempotencyKey(),
    })
    expect(live.status).toBeGreaterThanOrEqual(400)
    const { testClockID } = await buildClock(api, foreign, start)
    expect((await createCustomer(api, program, { testClockID })).body.fields).toHaveProperty('testClockID')
    expect((await createCustomer(api, program, { testClockID: 'tck_absent' })).body.fields).toHaveProperty(
      'testClockID',
    )
  })
})
