import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import type { Notice } from '../../api/src/money/processors/port/notice.js'
import { ProcessorNotice } from '../../api/src/money/processors/processor-notice.entity.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { SandboxDispute } from '../../api/src/money/processors/sandbox/sandbox-dispute.entity.js'
import { SandboxTimes } from '../../api/src/money/processors/sandbox/sandbox-times.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import {
  buildMerchant,
  disputeNow,
  edit,
  expectSoundBooks,
  inquire,
  type Merchant,
  paymentIn,
  workOff,
} from '../support/payments.js'
import { newPayment, processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
let notices: ProcessorNotices
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  notices = api.app.get(ProcessorNotices, { strict: false })
})
afterAll(() => api.close())

const noticeOf = (reference: string, overrides: Partial<Notice> = {}): Notice => ({
  processor: 'sandbox',
  noticeID: newId('evt'),
  kind: 'dispute_opened',
  reference,
  ...overrides,
})
const disputesOf = async (transactionID: string) => (await merchant.detail(transactionID)).disputes
const isKept = ({ noticeID }: Notice) => api.database.read.existsBy(ProcessorNotice, { noticeID })
const planned = (reference: string) => api.database.read.countBy(SandboxDispute, { reference })

describe('a notice of a dispute', () => {
  it('opens it: books, history and event', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    const notice = noticeOf(transactionID)
    expect(await notices.take(notice)).toBe('taken')
    expect(await disputesOf(transactionID)).toMatchObject([{ amount: 10_000, status: 'open' }])
    expect((await merchant.detail(transactionID)).history.at(-1)).toMatchObject({ actorKind: 'system' })
    const events = await api.database.read.findBy(Event, { clientID: merchant.clientID, type: 'dispute.opened' })
    expect(events.filter(({ data }) => data.includes(transactionID))).toHaveLength(1)
    expect(await isKept(notice)).toBe(true)
    await expectSoundBooks(api)
  })

  it('that comes twice, or eight times at once, opens it once', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    const notice = noticeOf(transactionID)
    const answers = await Promise.all(Array.from({ length: 8 }, () => notices.take(notice)))
    expect(answers.sort()).toEqual([...Array(7).fill('known'), 'taken'])
    expect(await notices.take({ ...notice, reference: 'another' })).toBe('known')
    expect(await disputesOf(transactionID)).toHaveLength(1)
    await expectSoundBooks(api)
  })

  it('with an id that another processor has used is another one', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    const notice = noticeOf(transactionID)
    await notices.take(notice)
    expect(await notices.take({ ...notice, processor: 'another' })).toBe('refused')
  })

  it.each(['processing', 'authorized', 'requires_action'])(
    'of a payment that is %s comes too early',
    async (status) => {
      const { transactionID } = await paymentIn(api, merchant, status)
      const notice = noticeOf(transactionID)
      expect([await notices.take(notice), await isKept(notice)]).toEqual(['too_early', false])
      expect(await disputesOf(transactionID)).toEqual([])
    },
  )

  it('that came too early is taken when it is told again', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'processing')
    const notice = noticeOf(transactionID)
    expect(await notices.take(notice)).toBe('too_early')
    await inquire(api, transactionID)
    expect(await notices.take(notice)).toBe('taken')
  })

  it.each(['failed', 'canceled'])('of a payment that %s is refused', async (status) => {
    const { transactionID } = await paymentIn(api, merchant, status)
    const notice = noticeOf(transactionID)
    expect([await notices.take(notice), await isKept(notice)]).toEqual(['refused', false])
  })

  it("of a payment that is not there, or not this processor's, is refused", async () => {
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    for (const notice of [noticeOf('txn_nobody'), noticeOf(transactionID, { processor: 'another' })])
      expect([await notices.take(notice), await isKept(notice)]).toEqual(['refused', false])
    expect(await disputesOf(transactionID)).toEqual([])
  })

  it('of a kind that nobody knows is a fault, and is not kept', async () => {
    const notice = noticeOf('txn_nobody', { kind: 'rained' as never })
    await expect(notices.take(notice)).rejects.toThrow('rained')
    expect(await isKept(notice)).toBe(false)
  })

  it('whose unit is undone is not kept either, and may come again', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    const notice = noticeOf(transactionID)
    const open = notices['handlers'].get('dispute_opened')
    if (!open) throw new Error('Disputes have not said what they do')
    notices.handle('dispute_opened', async (...told) => {
      await open(...told)
      throw new Error('Killed in the middle')
    })
    await expect(notices.take(notice)).rejects.toThrow('Killed in the middle')
    notices.handle('dispute_opened', open)
    expect([await isKept(notice), await disputesOf(transactionID)]).toEqual([false, []])
    expect(await notices.take(notice)).toBe('taken')
  })
})

describe('pm_dispute_later', () => {
  it('is disputed by a notice of the sandbox, once', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_dispute_later' })).body
    expect([await planned(transactionID), await disputesOf(transactionID)]).toEqual([1, []])
    await Promise.all([disputeNow(api, transactionID), disputeNow(api, transactionID)])
    expect([await planned(transactionID), await disputesOf(transactionID)]).toEqual([
      0,
      [expect.objectContaining({ amount: 10_000 })],
    ])
    await expectSoundBooks(api)
  })

  it('is planned once, however often the sandbox is asked', async () => {
    const sandbox = processorOf(api)
    const { signal } = new AbortController()
    const payment = newPayment(sandbox, 'pm_dispute_later')
    await Promise.all([sandbox.charge(payment, signal), sandbox.inquire('charge', payment, signal)])
    expect(await planned(payment.reference)).toBe(1)
    await disputeNow(api, payment.reference)
    expect(await planned(payment.reference)).toBe(0)
  })

  it('is told again later while the payment has not heard of itself', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'processing')
    await api.database.write((manager) =>
      manager.insert(SandboxDispute, { reference: transactionID, dueAt: new Date(1) }),
    )
    await disputeNow(api, transactionID)
    const row = await api.database.read.findOneByOrFail(SandboxDispute, { reference: transactionID })
    expect(row.dueAt.getTime()).toBeGreaterThan(clock.time())
    await inquire(api, transactionID)
    await disputeNow(api, transactionID)
    expect(await disputesOf(transactionID)).toHaveLength(1)
  })

  it('is disputed by itself, in time', async () => {
    const times = api.app.get(SandboxTimes, { strict: false })
    const { disputeAfterMs } = times
    times.disputeAfterMs = 0
    const { transactionID } = (await merchant.pay({ paymentMethod: '4000000000000259' })).body
    times.disputeAfterMs = disputeAfterMs
    await until(
      () => planned(transactionID),
      (count) => count === 0,
    )
    expect(await disputesOf(transactionID)).toHaveLength(1)
  })

  it('that the version before has paid is disputed at the time in its row, once with the notice', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_dispute_later' })).body
    await edit(api, transactionID, { disputesAt: new Date(1), dueAt: new Date(1) })
    await workOff(api)
    await disputeNow(api, transactionID)
    expect(await disputesOf(transactionID)).toHaveLength(1)
    expect((await merchant.detail(transactionID)).history.filter(({ deed }) => /disput/.test(deed))).toHaveLength(1)
    const [row] = await api.database.read.query(
      `SELECT "dueAt", "disputesAt" FROM "transactions" WHERE "transactionID" = $1`,
      [transactionID],
    )
    expect(row).toEqual({ dueAt: null, disputesAt: null })
  })

  it('that was disputed by notice already has nothing left to do in its row', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_dispute_later' })).body
    await disputeNow(api, transactionID)
    await edit(api, transactionID, { disputesAt: new Date(1), dueAt: new Date(1) })
    await workOff(api)
    expect(await disputesOf(transactionID)).toHaveLength(1)
    const [row] = await api.database.read.query(`SELECT "dueAt" FROM "transactions" WHERE "transactionID" = $1`, [
      transactionID,
    ])
    expect(row).toEqual({ dueAt: null })
  })
})
