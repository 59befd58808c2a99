import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { RefundsService } from '../../api/src/money/refunds/refunds.service.js'
import { DueTransactions } from '../../api/src/money/due-work/due-transactions.service.js'
import { TransactionOutcomes } from '../../api/src/money/transactions/transaction-outcomes.js'
import { idempotencyKey } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, paymentIn, read, workOff } from '../support/payments.js'
import { answering, processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await expectSoundBooks(api)
})
afterAll(() => api.close())

type Call = Parameters<typeof answering>[1]
const says = <T>(call: Call, answer: object, run: () => Promise<T>) =>
  answering(processorOf(api), call, () => Promise.resolve(answer), run)
const askAgain = async (transactionID: string) => {
  await api.app.get(DueTransactions, { strict: false }).ask(await read(api, transactionID))
  return (await read(api, transactionID)).status
}
const hear = async (transactionID: string, told: Parameters<TransactionOutcomes['hear']>[1]) =>
  api.app.get(TransactionOutcomes, { strict: false }).hear(await read(api, transactionID), told)

const pending = { outcome: 'pending', processorReference: 'sbx_pending' }
const away = { outcome: 'requires_action', redirectURL: 'https://bank.example.com/3ds', processorReference: 'sbx_away' }
const no = { outcome: 'failed', failureCode: 'declined', failureMessage: 'No' } as const
const build = async (answer: object, overrides = {}) =>
  (await says('charge', answer, () => merchant.pay(overrides))).body.transactionID as string
const overNow = (transactionID: string) =>
  edit(api, transactionID, { expiresAt: new Date(1), dueAt: new Date(1) }).then(() => workOff(api))

describe('a charge that the processor works on', () => {
  it('is asked about less and less often, and stays one call', async () => {
    const transactionID = await build(pending)
    const waits: number[] = []
    for (let times = 0; times < 4; times += 1) {
      const { dueAt, status, inFlight } = await read(api, transactionID)
      expect([status, inFlight]).toEqual(['processing', 'charge'])
      waits.push((dueAt?.getTime() ?? 0) - clock.time())
      await says('inquire', pending, () => askAgain(transactionID))
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other))
    expect(waits[3]).toBeGreaterThan(4 * (waits[0] ?? 0))
    expect(await askAgain(transactionID)).toBe('succeeded')
    expect((await read(api, transactionID)).processorReference).toBe('sbx_pending')
  })

  it('ends once by what is told, whatever is told after it', async () => {
    const transactionID = await build(pending)
    expect(await hear(transactionID, { outcome: 'succeeded' })).toBe('changed')
    expect(await hear(transactionID, { outcome: 'succeeded' })).toBe('known')
    expect(await hear(transactionID, { outcome: 'pending' })).toBe('known')
    expect(await hear(transactionID, no)).toBe('conflict')
    expect((await merchant.detail(transactionID)).ledgerEntries).toHaveLength(3)
  })

  it.each([
    ['requires_action', away],
    ['canceled', { outcome: 'canceled' }],
    ['failed', no],
    ['authorized', { outcome: 'authorized' }],
  ])('may still become %s', async (status, answer) => {
    const transactionID = await build(pending)
    expect(await says('inquire', answer, () => askAgain(transactionID))).toBe(status)
  })
})

describe('a payer who goes on elsewhere', () => {
  it('is told where, and no code is taken or sent', async () => {
    const transactionID = await build(away)
    const { nextAction, allowedDeeds } = await merchant.detail(transactionID)
    expect(nextAction).toEqual({ type: 'redirect', url: away.redirectURL, expiresAt: expect.any(String) })
    expect(allowedDeeds).toContain('cancel')
    for (const action of ['otp', 'resend-otp'])
      expect(outcomeOf(await merchant.ask(transactionID, action, { code: '123456' }))).toEqual([
        409,
        'TRANSACTION_STATE_CONFLICT',
      ])
  })

  it('has paid when the processor says so, and nothing changes while it says the same', async () => {
    const transactionID = await build(away)
    const before = await merchant.detail(transactionID)
    expect(await says('inquire', away, () => askAgain(transactionID))).toBe('requires_action')
    expect(await merchant.detail(transactionID)).toEqual(before)
    expect(await askAgain(transactionID)).toBe('succeeded')
  })

  it('whose time is over has paid where the processor had the money before it could let go', async () => {
    const transactionID = await build(away)
    await says('cancel', { outcome: 'succeeded', amount: 9_000, isPart: true }, () => overNow(transactionID))
    expect(await merchant.detail(transactionID)).toMatchObject({ status: 'succeeded', amountCaptured: 9_000 })
  })

  it('whose time is over, but whom the processor does not let go of, is asked about later', async () => {
    const transactionID = await build(away)
    await says('cancel', { outcome: 'not_done', sentence: 'Not now' }, () => overNow(transactionID))
    const { status, inFlight, expiresAt } = await read(api, transactionID)
    expect([status, inFlight, (expiresAt?.getTime() ?? 0) > clock.time()]).toEqual(['requires_action', null, true])
    await overNow(transactionID)
    expect((await read(api, transactionID)).status).toBe('expired')
  })

  it.each([
    ['canceled', { outcome: 'succeeded' }],
    ['expired', { outcome: 'authorized' }],
    ['failed', { outcome: 'succeeded' }],
    ['succeeded', { outcome: 'canceled' }],
  ] as const)('and whose payment is %s here, but not there, is for people to look at', async (status, told) => {
    const { transactionID } = await paymentIn(api, merchant, status)
    expect(await hear(transactionID, told)).toBe('conflict')
    expect((await read(api, transactionID)).status).toBe(status)
  })
})

describe('a capture or a cancellation that the processor refuses', () => {
  it.each(['capture', 'cancel'] as const)('leaves the %s to be asked for again, with the same key', async (call) => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    const headers = idempotencyKey()
    const ask = () => merchant.ask(transactionID, call, {}, headers)
    const refused = await says(call, { outcome: 'not_done', sentence: 'The bank sleeps' }, ask)
    expect([...outcomeOf(refused), refused.body.error]).toEqual([
      409,
      'NOT_CARRIED_OUT',
      expect.stringContaining('The bank sleeps'),
    ])
    expect(await read(api, transactionID)).toMatchObject({ status: 'authorized', inFlight: null })
    expect((await ask()).body.status).toBe(call === 'capture' ? 'succeeded' : 'canceled')
  })

  it('counts as what it is where the money was let go of meanwhile', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    const { body } = await says('capture', { outcome: 'canceled' }, () => merchant.ask(transactionID, 'capture'))
    expect([body.status, body.amountCaptured]).toEqual(['canceled', 0])
  })

  it('is ended by no inquiry about the one before it', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    await says('capture', pending, () => merchant.ask(transactionID, 'capture'))
    const stays = { outcome: 'not_done', sentence: 'Not yet' }
    const late = Promise.withResolvers<object>()
    const asked = Promise.withResolvers<void>()
    const answerLate = () => {
      asked.resolve()
      return late.promise
    }
    const inquiry = answering(processorOf(api), 'inquire', answerLate, () => askAgain(transactionID))
    await asked.promise
    await says('inquire', stays, () => askAgain(transactionID))
    const again = async () => {
      late.resolve(stays)
      await inquiry
      return { outcome: 'succeeded' }
    }
    const { body } = await answering(processorOf(api), 'capture', again, () => merchant.ask(transactionID, 'capture'))
    expect(body.status).toBe('succeeded')
  })

  it('that is still worked on lets nothing else begin, and ends by an inquiry', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    await says('capture', pending, () => merchant.ask(transactionID, 'capture', { amount: 4_000 }))
    expect(outcomeOf(await merchant.ask(transactionID, 'cancel'))).toEqual([409, 'TRANSACTION_STATE_CONFLICT'])
    await askAgain(transactionID)
    expect(await merchant.detail(transactionID)).toMatchObject({ status: 'succeeded', amountCaptured: 4_000 })
  })
})

describe('a refund that ends later', () => {
  const refunds = () => api.app.get(RefundsService, { strict: false })
  const row = (refundID: string) => api.database.read.findOneByOrFail(Refund, { refundID })
  const refund = async (answer: object) => {
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    const { body } = await says('refund', answer, () => merchant.ask(transactionID, 'refunds', { amount: 4_000 }))
    return { transactionID, refundID: String(body.refundID), status: body.status }
  }

  it('keeps what the processor calls it, and is asked about later each time', async () => {
    const { refundID, status } = await refund({ ...pending, processorReference: 'sbx_refund' })
    expect(status).toBe('pending')
    const first = await row(refundID)
    await says('inquireRefund', pending, () => refunds().inquire(first))
    const second = await row(refundID)
    expect([second.processorReference, second.pendingAnswers]).toEqual(['sbx_refund', 2])
    expect(second.dueAt?.getTime()).toBeGreaterThan(first.dueAt?.getTime() ?? 0)
  })

  it('may fail after it succeeded, once, and the money can be refunded again', async () => {
    const { transactionID, refundID } = await refund({ outcome: 'succeeded' })
    for (let times = 0; times < 3; times += 1)
      await says('inquireRefund', no, async () => refunds().inquire(await row(refundID)))
    expect((await row(refundID)).status).toBe('failed')
    await refunds().inquire(await row(refundID))
    expect((await row(refundID)).status).toBe('failed')
    expect((await merchant.detail(transactionID)).amountRefundable).toBe(10_000)
    expect((await merchant.ask(transactionID, 'refunds')).body.status).toBe('succeeded')
  })

  it('gives the fee back once in all, whichever part failed late or was disputed', async () => {
    const feesOf = async (transactionID: string) => {
      const { refunds: made, disputes, ledgerEntries } = await merchant.detail(transactionID)
      const kept = ledgerEntries.filter(({ account }) => account === 'platform_fees')
      const sum = kept.reduce((total, { amount, direction }) => total + (direction === 'debit' ? amount : -amount), 0)
      return [made.map(({ feeReturned }) => feeReturned).length + disputes.length, sum]
    }
    const some = async () => String((await merchant.pay({ amount: 40 })).body.transactionID)
    const back = async (id: string, amount: number) => (await merchant.ask(id, 'refunds', { amount })).body.refundID
    const late = await some()
    const [first] = [await back(late, 10), await back(late, 10)]
    await says('inquireRefund', no, async () => refunds().inquire(await row(first)))
    await back(late, 10)
    await back(late, 20)
    expect(await feesOf(late)).toEqual([4, 0])
    const disputed = await some()
    const dispute = { processorReference: 'sbx_dispute', reason: 'general', amount: 20 } as const
    const notice = { processor: 'sandbox', reference: disputed }
    const notices = api.app.get(ProcessorNotices, { strict: false })
    await notices.take({ ...notice, noticeID: newId('evt'), kind: 'dispute_opened', dispute })
    await notices.take({
      ...notice,
      noticeID: newId('evt'),
      kind: 'dispute_closed',
      dispute: { ...dispute, outcome: 'lost' },
    })
    await back(disputed, 20)
    expect(await feesOf(disputed)).toEqual([2, 0])
  })
})
