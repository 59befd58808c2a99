import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { TransactionView } from '#contract/transactions.js'
import { PaymentFailure } from '../../api/src/money/payment-failures/payment-failure.entity.js'
import { KeptReserve } from '../../api/src/money/reserves/kept-reserve.entity.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { edit, read } from '../support/payments.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'

let stage: Stage
let double: AdyenDouble
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await stage.agree()
})
afterAll(() => stage.close())

const detail = ({ transactionID }: TransactionView) => stage.merchant.detail(transactionID)
const namedThere = async ({ transactionID }: TransactionView) =>
  String((await read(stage.api, transactionID)).processorReference)
const failuresOf = ({ transactionID }: TransactionView) =>
  stage.api.database.read.find(PaymentFailure, { where: { transactionID }, order: { createdAt: 'ASC' } })
const available = async () => {
  const { clientID, token } = stage.merchant
  const { body } = await stage.api.call('GET', `/clients/${clientID}/balance`, { token })
  return body.items.find(({ currency }: { currency: string }) => currency === 'EUR')?.available ?? 0
}
const eventsOf = async ({ transactionID }: TransactionView) => {
  const order = { createdAt: 'ASC', eventID: 'ASC' } as const
  const events = await stage.api.database.read.find(Event, { where: { clientID: stage.merchant.clientID }, order })
  return events.filter(({ data }) => data.includes(`"transactionID":"${transactionID}"`)).map(({ type }) => type)
}

async function paid(overrides: Record<string, unknown> = {}): Promise<{ payment: TransactionView; named: string }> {
  const payment = await stage.pay('succeeds', overrides)
  if (overrides.captureMethod === 'manual') await stage.ask(payment, 'capture')
  await stage.hear()
  return { payment, named: await namedThere(payment) }
}

async function refund({ transactionID }: TransactionView, amount: number): Promise<void> {
  expect((await stage.merchant.ask(transactionID, 'refunds', { amount })).status).toBe(201)
  await stage.hear()
}

// docs.adyen.com/online-payments/capture/failure-reasons; the items are those of Adyen's document "Notification webhooks" v1.
describe('CAPTURE_FAILED', () => {
  it('takes the payment and its fee out of the balance, and says so to the merchant', async () => {
    const before = await available()
    const mails = await stage.api.database.read.countBy(Mail, { kind: 'payment-failed' })
    const { payment, named } = await paid()
    expect(await available()).toBeGreaterThan(before)
    double.books.captures.fail(named)
    await stage.hear()
    expect(await available()).toBe(before)
    const now = await detail(payment)
    expect(now).toMatchObject({ status: 'failed', failureCode: 'capture_failed', amountCaptured: 0, fee: 0, net: 0 })
    expect(now.history.at(-1)).toMatchObject({ from: 'succeeded', to: 'failed', deed: 'payment_failed' })
    expect(now.ledgerEntries.filter(({ kind }) => kind === 'payment_failed')).toHaveLength(3)
    expect((await eventsOf(payment)).at(-1)).toBe('transaction.failed')
    expect(await stage.api.database.read.countBy(Mail, { kind: 'payment-failed' })).toBe(mails + 1)
    expect((await stage.merchant.ask(payment.transactionID, 'refunds', { amount: 100 })).status).toBe(409)
  })

  it('that comes twice, or from two processes at once, takes the money back once', async () => {
    const before = await available()
    const { payment, named } = await paid({ captureMethod: 'manual' })
    double.books.captures.fail(named)
    const [notice] = double.takeNotices()
    if (!notice) throw new Error('There is no notice')
    await Promise.all([stage.post(notice), stage.post(notice), stage.post(notice)])
    await stage.worked()
    expect([await available(), (await failuresOf(payment)).length]).toEqual([before, 1])
  })

  it('leaves what was refunded owed, and gives back the rest of the fee alone', async () => {
    const before = await available()
    const { payment, named } = await paid()
    await refund(payment, 4_000)
    double.books.captures.fail(named)
    await stage.hear()
    expect(await available()).toBe(before - 4_000)
    const [failure] = await failuresOf(payment)
    const [made] = await stage.api.database.read.findBy(Refund, { transactionID: payment.transactionID })
    expect(failure?.feeReturned).toBe((failure?.fee ?? 0) - (made?.feeReturned ?? 0))
  })

  it('of another amount than was captured moves nothing', async () => {
    const { payment, named } = await paid()
    double.books.captures.fail(named)
    for (const one of double.books.told) one.amount = { ...one.amount, value: 9_999 }
    await stage.hear()
    expect(await stage.statusOf(payment)).toBe('succeeded')
    double.books.captures.recapture(named, 10_000)
  })
})

describe('a CAPTURE that was refused', () => {
  it('of a payment that counts as paid takes the money back', async () => {
    const before = await available()
    const { payment, named } = await paid()
    double.books.captures.refuse(named)
    await stage.hear()
    expect([await stage.statusOf(payment), await available()]).toEqual(['failed', before])
  })
})

describe('a recapture', () => {
  it('puts the payment back as it was, and its notice has the same reference as the first capture', async () => {
    const { payment, named } = await paid({ captureMethod: 'manual' })
    const paidThen = await available()
    const first = await detail(payment)
    for (let time = 0; time < 2; time += 1) {
      double.books.captures.fail(named)
      await stage.hear()
      expect(await stage.statusOf(payment)).toBe('failed')
      double.books.captures.recapture(named, 10_000)
      await stage.hear()
      const { status, fee, net, amountCaptured, failureCode, failureMessage } = await detail(payment)
      expect({ status, fee, net, amountCaptured, failureCode, failureMessage }).toEqual({
        ...{ status: 'succeeded', fee: first.fee, net: first.net, amountCaptured: 10_000 },
        ...{ failureCode: null, failureMessage: null },
      })
    }
    expect(await available()).toBe(paidThen)
    expect((await failuresOf(payment)).map(({ restoredAt }) => restoredAt !== null)).toEqual([true, true])
    expect((await eventsOf(payment)).slice(-2)).toEqual(['transaction.failed', 'transaction.succeeded'])
    await refund(payment, 10_000)
    expect(await stage.refundsOf(payment)).toEqual(['succeeded'])
  })

  it('that is told before the failure it undoes leaves the payment paid', async () => {
    const { payment, named } = await paid({ captureMethod: 'manual' })
    double.books.captures.fail(named)
    double.books.captures.recapture(named, 10_000)
    for (const notice of double.takeNotices().reverse()) await stage.post(notice)
    await stage.worked()
    expect([await stage.statusOf(payment), await failuresOf(payment)]).toEqual(['succeeded', []])
  })

  it('is not taken for a payment that was made too late, whose money goes back to the payer', async () => {
    const { payment, named } = await paid()
    double.books.captures.fail(named)
    double.books.captures.recapture(named, 10_000)
    await stage.hear()
    expect((await detail(payment)).history.map(({ deed }) => deed)).not.toContain('late_payment_returned')
    expect(double.chargesOf(payment.transactionID)).toBe(1)
  })
})

it('a failed capture releases what was kept in reserve, and a recapture keeps it again', async () => {
  const payment = await stage.pay('succeeds', { captureMethod: 'manual' })
  const { transactionID } = payment
  await edit(stage.api, transactionID, { reserveHundredths: 1_000, reserveDays: 30 })
  await stage.ask(payment, 'capture')
  const named = await namedThere(payment)
  const kept = () => stage.api.database.read.findOneByOrFail(KeptReserve, { transactionID })
  const { amount, releaseAt } = await kept()
  double.books.captures.fail(named)
  await stage.hear()
  expect((await kept()).releasedAt).not.toBeNull()
  double.books.captures.recapture(named, 10_000)
  await stage.hear()
  expect(await kept()).toMatchObject({ amount, releaseAt, releasedAt: null })
})

// docs.adyen.com/online-payments/refund: REFUND, REFUND_FAILED and REFUNDED_REVERSED carry the same reference, in any order.
describe('a refund', () => {
  const refunded = async (amount = 4_000) => {
    const { payment } = await paid()
    await refund(payment, amount)
    const [made] = await stage.api.database.read.findBy(Refund, { transactionID: payment.transactionID })
    if (!made) throw new Error('There is no refund')
    return { payment, refundID: made.refundID, before: await available() }
  }

  it('that failed and then succeeds is posted, as often as it turns', async () => {
    const { payment, refundID, before } = await refunded()
    for (let time = 0; time < 2; time += 1) {
      double.books.back.reverseRefund(refundID)
      await stage.hear()
      expect(await stage.refundsOf(payment)).toEqual(['failed'])
      expect(await available()).toBeGreaterThan(before)
      double.books.back.refundAgain(refundID)
      await stage.hear()
      expect(await stage.refundsOf(payment)).toEqual(['succeeded'])
      expect(await available()).toBe(before)
    }
    expect((await detail(payment)).amountRefunded).toBe(4_000)
    const [end] = (await detail(payment)).refunds
    expect([end?.failureCode, end?.failureMessage]).toEqual([null, null])
  })

  it('ends as its newest notice says, whatever order they come in', async () => {
    const { payment, refundID } = await refunded()
    double.books.back.reverseRefund(refundID)
    double.books.back.refundAgain(refundID)
    for (const notice of double.takeNotices().reverse()) await stage.post(notice)
    await stage.worked()
    expect(await stage.refundsOf(payment)).toEqual(['succeeded'])
    double.books.back.refundAgain(refundID)
    double.books.back.reverseRefund(refundID)
    for (const notice of double.takeNotices().reverse()) await stage.post(notice)
    await stage.worked()
    expect(await stage.refundsOf(payment)).toEqual(['failed'])
  })

  it('that failed before it was ever posted, and then succeeds, is posted with its share of the fee', async () => {
    const before = await available()
    const { payment } = await paid()
    double.refundsEnd('later')
    await refund(payment, 10_000)
    double.refundsEnd('at_once')
    const [made] = await stage.api.database.read.findBy(Refund, { transactionID: payment.transactionID })
    double.books.back.failRefund(String(made?.refundID))
    await stage.hear()
    expect(await stage.refundsOf(payment)).toEqual(['failed'])
    double.books.back.refundAgain(String(made?.refundID))
    await stage.hear()
    expect([await stage.refundsOf(payment), await available()]).toEqual([['succeeded'], before])
  })

  it('whose notices are worked off at once by many ends once', async () => {
    const { payment, refundID, before } = await refunded()
    double.books.back.reverseRefund(refundID)
    double.books.back.refundAgain(refundID)
    const notices = double.takeNotices()
    await Promise.all([...notices, ...notices, ...notices].map((notice) => stage.post(notice)))
    await stage.worked()
    expect([await stage.refundsOf(payment), await available()]).toEqual([['succeeded'], before])
  })
})
