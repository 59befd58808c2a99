import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { processorInquiryAfterMs } from '#contract/limits.js'
import { sandboxAccountID } from '#contract/processors.js'
import { silentInquiryLatestMs, unreadableInquiryLatestMs } from '#contract/unclear-limits.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import { UnreadableAnswer } from '../../api/src/money/processors/port/read-answer.js'
import { UnclearCall } from '../../api/src/money/processors/unclear-call.entity.js'
import { UnreadableHour } from '../../api/src/money/processors/unreadable-hour.entity.js'
import { UnreadableAnswers } from '../../api/src/money/processors/unreadable-answers.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { attentionTo } from '../support/attention.js'
import { signInAdmin } from '../support/builders.js'
import {
  buildMerchant,
  edit,
  expectSoundBooks,
  inquire,
  type Merchant,
  paymentIn,
  read,
  workOff,
} from '../support/payments.js'
import { answering, processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())
beforeEach(() => {
  Object.assign(api.app.get(ProcessorCalls, { strict: false }), { circuits: new AccountCircuits() })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await expectSoundBooks(api)
})

const reason = 'A payment intent cannot be read: amount_received (missing)'
const unreadable = () => Promise.reject(new UnreadableAnswer(reason))
const lost = () => Promise.reject(new AnswerLost('Cut off'))

const mute = () => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
}
const rowOf = (subjectID: string) => api.database.read.findOneBy(UnclearCall, { subjectID })
const dueIn = async (transactionID: string) => ((await read(api, transactionID)).dueAt?.getTime() ?? 0) - clock.time()

const unclearPayment = async (how: () => Promise<unknown> = unreadable) => {
  mute()
  const { status, body } = await answering(processorOf(api), 'charge', how, () => merchant.pay())
  expect([status, body.status]).toEqual([201, 'processing'])
  return String(body.transactionID)
}

describe('a charge whose answer cannot be read', () => {
  it('stays in flight, is not made again, and needs attention with its reason until an answer can be read', async () => {
    const transactionID = await unclearPayment()
    expect(await rowOf(transactionID)).toMatchObject({
      ...{ kind: 'payment', call: 'charge', times: 1, isUnreadable: 1, reason, amount: 10_000 },
      ...{ clientID: merchant.clientID, processorAccountID: sandboxAccountID },
    })
    const [item] = await attentionTo(api, 'payment_unclear', transactionID)
    expect(item).toMatchObject({ clientID: merchant.clientID, amount: 10_000, isOverdue: false })
    expect(item?.sentence).toContain(reason)
    await answering(
      processorOf(api),
      'charge',
      () => Promise.reject(new Error('It is charged twice')),
      () => inquire(api, transactionID),
    )
    expect((await read(api, transactionID)).status).toBe('succeeded')
    expect([await rowOf(transactionID), await attentionTo(api, 'payment_unclear', transactionID)]).toEqual([null, []])
  })

  it('is asked about each time twice as late, at least every six hours', async () => {
    // The worker may ask about it as well as the test, so each wait is compared with how often it was asked by then.
    const expectWait = async (transactionID: string, atLeast: number) => {
      const { times = 0, lastAt } = (await rowOf(transactionID)) ?? {}
      const waitMs = Number((await read(api, transactionID)).dueAt) - Number(lastAt)
      const wantedMs = Math.min(processorInquiryAfterMs * 2 ** (times - 1), unreadableInquiryLatestMs)
      expect([times >= atLeast, waitMs > wantedMs * 0.9, waitMs < wantedMs * 1.1]).toEqual([true, true, true])
    }
    const transactionID = await answering(processorOf(api), 'inquire', unreadable, async () => {
      const asked = await unclearPayment()
      const { since } = (await rowOf(asked)) ?? {}
      await expectWait(asked, 1)
      for (const times of [2, 3, 4]) {
        await inquire(api, asked)
        await expectWait(asked, times)
      }
      expect(await rowOf(asked)).toMatchObject({ since, call: 'inquire' })
      await api.database.write((manager) => manager.update(UnclearCall, { subjectID: asked }, { times: 30 }))
      await inquire(api, asked)
      await expectWait(asked, 31)
      return asked
    })
    await inquire(api, transactionID)
    expect((await read(api, transactionID)).status).toBe('succeeded')
  })

  it('is alerted of after an hour', async () => {
    const transactionID = await unclearPayment()
    const since = new Date(clock.time() - 3_700_000)
    await api.database.write((manager) => manager.update(UnclearCall, { subjectID: transactionID }, { since }))
    expect(await attentionTo(api, 'payment_unclear', transactionID)).toMatchObject([{ isOverdue: true, since }])
    const line = /^gatehouse_unclear_oldest_seconds\{kind="payment",mode="test",cause="unreadable"\} (\d+)/m
    expect(Number(line.exec(await metrics())?.[1])).toBeGreaterThan(3_600)
    await inquire(api, transactionID)
  })

  it('keeps that reason while nothing is answered afterwards, and the name that could be read', async () => {
    const named = () => Promise.reject(new UnreadableAnswer(reason, { processorReference: 'sbx_known' }))
    const transactionID = await unclearPayment(named)
    expect((await read(api, transactionID)).processorReference).toBe('sbx_known')
    await answering(processorOf(api), 'inquire', lost, () => inquire(api, transactionID))
    const row = await rowOf(transactionID)
    expect(row).toMatchObject({ isUnreadable: 1, reason })
    expect(row?.times).toBeGreaterThan(1)
    await edit(api, transactionID, { processorReference: null })
    await inquire(api, transactionID)
    expect(await rowOf(transactionID)).toBeNull()
  })
})

describe('a charge that nothing is answered to', () => {
  it('needs attention after an hour, and is asked about at least every five minutes', async () => {
    const transactionID = await unclearPayment(lost)
    expect(await attentionTo(api, 'payment_unclear', transactionID)).toEqual([])
    const change = { since: new Date(clock.time() - 3_700_000), times: 30 }
    await api.database.write((manager) => manager.update(UnclearCall, { subjectID: transactionID }, change))
    const [item] = await attentionTo(api, 'payment_unclear', transactionID)
    expect([item?.isOverdue, item?.sentence]).toEqual([false, expect.stringContaining('didn’t respond')])
    await answering(processorOf(api), 'inquire', lost, () => inquire(api, transactionID))
    const wait = await dueIn(transactionID)
    expect([wait <= silentInquiryLatestMs, wait > silentInquiryLatestMs / 2]).toEqual([true, true])
    await inquire(api, transactionID)
    expect([await rowOf(transactionID), (await read(api, transactionID)).status]).toEqual([null, 'succeeded'])
  })
})

describe.each(['capture', 'cancel'] as const)('a call to %s whose answer cannot be read', (call) => {
  it('answers no 500, and is clear with the inquiry', async () => {
    mute()
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    const { body } = await answering(processorOf(api), call, unreadable, () => merchant.ask(transactionID, call))
    expect(body.code).toBe('OUTCOME_UNKNOWN')
    expect(await rowOf(transactionID)).toMatchObject({ call, reason })
    await inquire(api, transactionID)
    expect([await rowOf(transactionID), (await read(api, transactionID)).inFlight]).toEqual([null, null])
  })
})

it('a code whose answer cannot be read leaves the payment unclear until the inquiry', async () => {
  mute()
  const { transactionID } = await paymentIn(api, merchant, 'requires_action')
  const { status } = await answering(processorOf(api), 'confirm', unreadable, () =>
    merchant.ask(transactionID, 'otp', { code: '123456' }),
  )
  expect([status, (await rowOf(transactionID))?.call]).toEqual([200, 'confirm'])
  await inquire(api, transactionID)
  expect(await rowOf(transactionID)).toBeNull()
})

it('a refund whose answer cannot be read needs attention, and is clear with the inquiry', async () => {
  mute()
  const { transactionID } = (await merchant.pay()).body
  const { body } = await answering(processorOf(api), 'refund', unreadable, () => merchant.ask(transactionID, 'refunds'))
  const refundID = String(body.refundID)
  expect([body.status, await rowOf(refundID)]).toEqual([
    'pending',
    expect.objectContaining({ kind: 'refund', transactionID, call: 'refund', reason }),
  ])
  expect((await attentionTo(api, 'refund_unclear', refundID))[0]?.sentence).toContain(reason)
  const due = () => api.database.write((manager) => manager.update(Refund, { refundID }, { dueAt: new Date(1) }))
  await due()
  await answering(processorOf(api), 'inquireRefund', unreadable, () => workOff(api))
  // On a busy machine the worker has asked once more by itself.
  expect((await rowOf(refundID))?.times).toBeGreaterThanOrEqual(2)
  await due()
  await workOff(api)
  await until(
    () => rowOf(refundID),
    (row) => row === null,
  )
  expect((await api.database.read.findOneByOrFail(Refund, { refundID })).status).toBe('succeeded')
})

const metrics = async () => (await fetch(`${api.url}/metrics`)).text()

describe('an account', () => {
  it('says when its last answer came that could not be read, how many came in a day, and why', async () => {
    const count = async () => {
      const text = `SELECT SUM("count") AS "all" FROM "unreadable_hours" WHERE "processorAccountID" = $1`
      const [row] = await api.database.read.query<{ all: number | string | null }[]>(text, [sandboxAccountID])
      return Number(row?.all ?? 0)
    }
    const before = await count()
    const transactionID = await unclearPayment()
    await until(count, (now) => now === before + 1)
    const token = await signInAdmin(api)
    const { body } = await api.call('GET', `/processor-accounts?q=${sandboxAccountID}`, { token })
    expect(body.items[0].unreadable).toEqual({ lastAt: expect.any(String), countLastDay: before + 1, reason })
    expect(await metrics()).toContain(
      `gatehouse_processor_unreadable_answers_total{account="${sandboxAccountID}",call="charge"}`,
    )
    await inquire(api, transactionID)
  })

  it('forgets hours that are older than a month, and counts the last day alone', async () => {
    const answers = api.app.get(UnreadableAnswers, { strict: false })
    const hourOf = (daysAgo: number) =>
      new Date(Math.floor(clock.time() / 3_600_000) * 3_600_000 - daysAgo * 86_400_000)
    const row = { count: 5, lastAt: new Date(1), lastCall: 'charge', lastReason: 'Old' }
    const processorAccountID = 'pra_of-a-test'
    expect(await answers.of(processorAccountID)).toBeNull()
    for (const hour of [hourOf(40), hourOf(2)])
      await api.database.write((manager) => manager.insert(UnreadableHour, { processorAccountID, hour, ...row }))
    await answers.note(processorAccountID, 'notice', 'x'.repeat(1_000))
    expect(await answers.of(processorAccountID)).toMatchObject({ count: 1, reason: 'x'.repeat(300) })
    expect(await api.database.read.countBy(UnreadableHour, { processorAccountID })).toBe(2)
  })
})
