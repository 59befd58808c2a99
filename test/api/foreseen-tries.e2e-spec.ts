import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Collections } from '../../api/src/billing/subscriptions/collections.service.js'
import type { ForeseenTry } from '../../api/src/billing/subscriptions/foreseen-tries.js'
import { PaymentTry } from '../../api/src/billing/subscriptions/payment-try.entity.js'
import { SubscriptionInvoice } from '../../api/src/billing/subscriptions/subscription-invoice.entity.js'
import { TryOutcomes } from '../../api/src/billing/subscriptions/try-outcomes.service.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import {
  advance,
  buildPrice,
  buildSubscriber,
  buildSubscription,
  cardNow,
  invoicesOf,
} from '../support/subscriptions.js'
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
afterEach(() => void jest.restoreAllMocks())
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const start = '2027-01-05T09:00:00.000Z'
const service = <T>(type: new (...args: never[]) => T): T => api.app.get(type as never, { strict: false })
const rowOf = (invoiceID: string) => api.database.read.findOneByOrFail(SubscriptionInvoice, { invoiceID })
const triesOf = (invoiceID: string) =>
  api.database.read.find(PaymentTry, { where: { invoiceID }, order: { number: 'ASC' } })
const lastOf = async ({ subscriptionID }: SubscriptionView) => {
  const last = (await invoicesOf(api, program, subscriptionID)).at(-1)
  if (!last) throw new Error('It has no invoice')
  return last
}

/** An invoice whose card was declined, which is due again, and what a batch reads of it. */
async function dueAgain() {
  const { customerID, savedPaymentMethodID, testClockID } = await buildSubscriber(api, program, start)
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
  await cardNow(api, savedPaymentMethodID, 'pm_declined_insufficient_funds')
  await advance(api, program, testClockID, '2027-02-05T10:00:00Z')
  await cardNow(api, savedPaymentMethodID, 'pm_success')
  const { invoiceID } = await lastOf(made)
  const now = new Date('2027-02-05T10:00:00Z')
  await api.database.write((manager) => manager.update(SubscriptionInvoice, { invoiceID }, { dueAt: now }))
  const foreseen = (await service(Collections).foresee([await rowOf(invoiceID)], now)).get(invoiceID) as ForeseenTry
  expect(foreseen).toBeDefined()
  return { made, invoiceID, foreseen }
}

describe('a try that was foreseen', () => {
  it('begins with its payment, and is closed with it', async () => {
    const { made, invoiceID, foreseen } = await dueAgain()
    const note = jest.spyOn(service(TryOutcomes), 'note')
    expect(await service(Collections).collect(invoiceID, foreseen)).toBe(true)
    expect(note).not.toHaveBeenCalled()
    expect(await rowOf(invoiceID)).toMatchObject({ tries: 2, dueAt: null, leaseUntil: null, tryingSince: null })
    const [, second] = await triesOf(invoiceID)
    const payment = await api.database.read.findOneByOrFail(Transaction, {
      transactionID: second?.transactionID ?? '',
    })
    expect([second?.outcome, payment.status, (await lastOf(made)).status]).toEqual(['succeeded', 'succeeded', 'paid'])
  })

  it('charges nothing if the subscription was canceled since', async () => {
    const { made, invoiceID, foreseen } = await dueAgain()
    const path = `/subscriptions/${made.subscriptionID}/cancel`
    expect((await api.call('POST', path, { token: program, body: { when: 'now' } })).status).toBe(200)
    await service(Collections).collect(invoiceID, foreseen)
    expect([(await triesOf(invoiceID)).length, (await lastOf(made)).amountPaid]).toEqual([1, 0])
    expect(await rowOf(invoiceID)).toMatchObject({ tries: 1, dueAt: null })
  })

  it('is made once, however many processes have foreseen it', async () => {
    const { made, invoiceID, foreseen } = await dueAgain()
    const collections = service(Collections)
    const done = await Promise.all(Array.from({ length: 5 }, () => collections.collect(invoiceID, foreseen)))
    expect(done.filter(Boolean)).toHaveLength(1)
    const { amountPaid, total } = await lastOf(made)
    expect([(await triesOf(invoiceID)).length, amountPaid]).toEqual([2, total])
  })

  it('is not foreseen while another process has it', async () => {
    const { invoiceID } = await dueAgain()
    const leaseUntil = new Date(clock.time() + 60_000)
    await api.database.write((manager) => manager.update(SubscriptionInvoice, { invoiceID }, { leaseUntil }))
    const foreseen = await service(Collections).foresee([await rowOf(invoiceID)], new Date('2027-02-05T10:00:00Z'))
    expect(foreseen.size).toBe(0)
  })
})
