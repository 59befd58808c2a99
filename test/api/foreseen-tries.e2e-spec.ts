import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Collections } from '../../api/src/billing/subscriptions/collections.service.js'
import type { ForeseenTry } from '../../api/src/billing/subscriptions/foreseen-tries.js'
import { PaymentTry } from '../../api/src/billing/subscriptions/payment-try.entity.js'
import { SubscriptionInvoice } from '../../api/src/billing/subscriptions/subscription-invoice.entity.js'
import { TryOutcomes } from '../../api/src/billing/subscriptions/try-outcomes.service.js'
import { Customer } from '../../api/src/money/customers/customer.entity.js'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { SandboxProcessor } from '../../api/src/money/processors/sandbox/sandbox-processor.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { TransactionOutcomes } from '../../api/src/money/transactions/transaction-outcomes.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { openOwingShop, type OwingShop, rightAfter } from '../support/owing-subscribers.js'
import { expectSoundBooks } from '../support/payments.js'
import { cardNow } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry
const declining = 'pm_declined_insufficient_funds'
const onPostgres = process.env.TEST_ENGINE === 'postgres' ? it : it.skip

let api: TestApi
let shop: OwingShop
beforeAll(async () => {
  api = await startApi()
  shop = await openOwingShop(api)
})
afterEach(() => {
  jest.restoreAllMocks()
  delete sandbox.leastAmounts
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const now = new Date(rightAfter)
const service = <T>(type: new (...args: never[]) => T): T => api.app.get(type as never, { strict: false })
const rowOf = (invoiceID: string) => api.database.read.findOneByOrFail(SubscriptionInvoice, { invoiceID })
const triesOf = (invoiceID: string) =>
  api.database.read.find(PaymentTry, { where: { invoiceID }, order: { number: 'ASC' } })
const changeRow = (invoiceID: string, change: Partial<SubscriptionInvoice>) =>
  api.database.write((manager) => manager.update(SubscriptionInvoice, { invoiceID }, change))
const foresee = async (invoiceID: string) => service(Collections).foresee([await rowOf(invoiceID)], now)
const foreseenOf = async (invoiceID: string): Promise<ForeseenTry> => {
  const found = (await foresee(invoiceID)).get(invoiceID)
  if (!found) throw new Error('It was not foreseen')
  return found
}
/** As in a batch. */
const collect = (invoiceID: string, foreseen?: ForeseenTry) =>
  service(Collections).collect(invoiceID, new Map(foreseen ? [[invoiceID, foreseen]] : []))
const paymentOf = async (invoiceID: string) => {
  const transactionID = (await triesOf(invoiceID)).at(-1)?.transactionID ?? ''
  return api.database.read.findOneByOrFail(Transaction, { transactionID })
}

/** An invoice of 30.00 whose card was declined, which is due again. */
async function dueAgain(before: (customerID: string) => Promise<unknown> = async () => undefined) {
  const one = await shop.subscribed()
  await before(one.customerID)
  await cardNow(api, one.savedPaymentMethodID, declining)
  await one.to(rightAfter)
  await cardNow(api, one.savedPaymentMethodID, 'pm_success')
  const { invoiceID } = await one.last()
  await changeRow(invoiceID, { dueAt: now })
  return { one, invoiceID }
}

async function foreseenAgain() {
  const due = await dueAgain()
  return { ...due, foreseen: await foreseenOf(due.invoiceID) }
}

describe('a try that was foreseen', () => {
  it('begins with its payment, and is closed with it', async () => {
    const { one, invoiceID, foreseen } = await foreseenAgain()
    const note = jest.spyOn(service(TryOutcomes), 'note')
    expect(await collect(invoiceID, foreseen)).toBe(true)
    expect(note).not.toHaveBeenCalled()
    expect(await rowOf(invoiceID)).toMatchObject({ tries: 2, dueAt: null, leaseUntil: null, tryingSince: null })
    const [, second] = await triesOf(invoiceID)
    const { status } = await paymentOf(invoiceID)
    expect([second?.outcome, status, (await one.last()).status]).toEqual(['succeeded', 'succeeded', 'paid'])
  })

  it('charges nothing if the subscription was canceled since', async () => {
    const { one, invoiceID, foreseen } = await foreseenAgain()
    expect((await one.call('POST', '/cancel', { when: 'now' })).status).toBe(200)
    await collect(invoiceID, foreseen)
    expect([(await triesOf(invoiceID)).length, (await one.last()).amountPaid]).toEqual([1, 0])
    expect(await rowOf(invoiceID)).toMatchObject({ tries: 1, dueAt: null })
  })

  it('is made once, however many processes have foreseen it', async () => {
    const { one, invoiceID, foreseen } = await foreseenAgain()
    const done = await Promise.all(Array.from({ length: 5 }, () => collect(invoiceID, foreseen)))
    expect(done.filter(Boolean)).toHaveLength(1)
    const { amountPaid, total } = await one.last()
    expect([(await triesOf(invoiceID)).length, amountPaid]).toEqual([2, total])
  })

  it('is not foreseen while another process has it', async () => {
    const { invoiceID } = await dueAgain()
    await changeRow(invoiceID, { leaseUntil: new Date(clock.time() + 60_000) })
    expect((await foresee(invoiceID)).size).toBe(0)
  })

  it('names its payment in the language of the customer', async () => {
    const speaksFrench = (customerID: string) =>
      api.database.write((manager) => manager.update(Customer, { customerID }, { language: 'fr' }))
    const { one, invoiceID } = await dueAgain(speaksFrench)
    await collect(invoiceID, await foreseenOf(invoiceID))
    expect((await paymentOf(invoiceID)).description).toBe(`Facture ${(await one.last()).number}`)
  })
})

describe('whoever waits for an answer', () => {
  onPostgres('does not wait behind a batch', async () => {
    let goOn = (): void => undefined
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    const batches = ['collections', 'try-outcomes'].map((kind) => api.database.writeTogether(kind, () => gate))
    const one = await shop.subscribed({}, (method) => cardNow(api, method, declining))
    goOn()
    await Promise.all(batches)
    expect((await one.tries()).map(({ outcome }) => outcome)).toEqual(['failed'])
  })
})

describe('a sum that can’t be charged', () => {
  it('is not foreseen where the processor doesn’t take it', async () => {
    const { one, invoiceID } = await dueAgain()
    sandbox.leastAmounts = { EUR: 3_001 }
    expect((await foresee(invoiceID)).size).toBe(0)
    await collect(invoiceID)
    expect((await triesOf(invoiceID)).map(({ outcome }) => outcome)).toEqual(['failed', 'skipped'])
    expect((await one.read()).status).toBe('active')
  })

  it('is skipped although its try was foreseen before the merchant’s limit stood', async () => {
    const { one, invoiceID, foreseen } = await foreseenAgain()
    await shop.limit([{ currency: 'EUR', paymentLeast: 3_001 }])
    await collect(invoiceID, foreseen)
    await shop.limit([])
    const skipped = { number: 2, outcome: 'skipped', failureCode: 'LIMIT_EXCEEDED', transactionID: null }
    expect((await triesOf(invoiceID))[1]).toMatchObject(skipped)
    expect(await rowOf(invoiceID)).toMatchObject({ tries: 1, dueAt: null, tryingSince: null })
    expect((await one.last()).amountPaid).toBe(0)
  })

  it('is charged once it can be, in place of the try that was skipped', async () => {
    const { one, invoiceID, foreseen } = await foreseenAgain()
    sandbox.leastAmounts = { EUR: 3_001 }
    await collect(invoiceID)
    delete sandbox.leastAmounts
    const { dueAt } = foreseen.row
    await changeRow(invoiceID, { dueAt })
    // What was read before it was skipped looks the same again.
    const again = { ...foreseen, subscription: (await foreseenOf(invoiceID)).subscription }
    expect(await collect(invoiceID, again)).toBe(true)
    expect((await triesOf(invoiceID)).map(({ outcome }) => outcome)).toEqual(['failed', 'succeeded'])
    expect(await one.last()).toMatchObject({ status: 'paid', amountPaid: 3_000 })
  })
})

describe('parts of an invoice whose try was foreseen', () => {
  it('leave the rest to be charged where one was paid since', async () => {
    const { one, invoiceID, foreseen } = await foreseenAgain()
    expect((await one.pay({ amount: 1_000 })).body.status).toBe('succeeded')
    expect(await collect(invoiceID, foreseen)).toBe(true)
    expect((await paymentOf(invoiceID)).amount).toBe(2_000)
    expect(await one.last()).toMatchObject({ status: 'paid', amountPaid: 3_000 })
  })

  it('are charged again where one is lost while the rest is paid', async () => {
    const { one, invoiceID } = await dueAgain()
    const { body: part } = await one.pay({ amount: 1_000 })
    const foreseen = await foreseenOf(invoiceID)
    const calls = service(ProcessorCalls)
    const ask = calls.ask.bind(calls)
    jest.spyOn(calls, 'ask').mockImplementationOnce(async (...asked) => {
      await service(ProcessorNotices).take({
        ...{ processor: 'sandbox', noticeID: 'lost-part', kind: 'capture_failed', reference: part.transactionID },
        capture: { at: clock.now().toISOString() },
      })
      return ask(...asked)
    })
    expect(await collect(invoiceID, foreseen)).toBe(true)
    expect(await one.last()).toMatchObject({ status: 'open', amountDue: 1_000 })
    const { dueAt, ...row } = await rowOf(invoiceID)
    expect(row).toMatchObject({ tries: 2, leaseUntil: null, tryingSince: null })
    expect(dueAt?.getTime()).toBeGreaterThan(now.getTime())
    await one.to('2027-02-07T12:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'paid', amountDue: 0 })
  })
})

// The last one: the sessions of the tests end with it.
describe('a payment that stays open longer than its key', () => {
  it('is found again by its try, which ends with it', async () => {
    const { invoiceID, foreseen } = await foreseenAgain()
    const pending = async ({ reference }: { reference: string }) =>
      ({ outcome: 'pending', processorReference: reference }) as const
    const processor = service(SandboxProcessor)
    jest.spyOn(processor, 'chargeSaved').mockImplementation(pending)
    jest.spyOn(processor, 'inquire').mockImplementation((_, payment) => pending(payment))
    await collect(invoiceID, foreseen)
    const { transactionID, clientID, createdAt } = await paymentOf(invoiceID)
    expect((await rowOf(invoiceID)).tryingSince).toEqual(createdAt)
    const lookAfter = async (hours: number) => {
      clock.moveBy(hours * 3_600_000)
      await changeRow(invoiceID, { dueAt: now })
      await collect(invoiceID, (await foresee(invoiceID)).get(invoiceID))
    }
    await lookAfter(1)
    const declined = { outcome: 'failed', failureCode: 'insufficient_funds', failureMessage: 'Not enough' } as const
    await service(TransactionOutcomes).hear({ transactionID, clientID }, declined)
    await lookAfter(48)
    expect((await triesOf(invoiceID)).at(-1)).toMatchObject({ number: 2, outcome: 'failed', transactionID })
    expect(await rowOf(invoiceID)).toMatchObject({ tries: 2, tryingSince: null })
    const events = await api.database.read.findBy(Event, { type: 'invoice.payment_failed' })
    expect(events.filter(({ data }) => data.includes(invoiceID))).toHaveLength(2)
  })
})
