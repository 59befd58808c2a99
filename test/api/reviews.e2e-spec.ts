import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import * as words from '#contract/messages/errors/risk.js'
import { openReviewsOf } from '../../api/src/money/reviews/open-reviews.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { outcomeOf } from '../support/factors.js'
import { edit, expectSoundBooks, read, workOff } from '../support/payments.js'
import { type Risk, startRisk } from '../support/risk.js'
import { startApi, type TestApi } from '../support/test-api.js'

const postgres = process.env.TEST_ENGINE === 'postgres'
let api: TestApi
let risk: Risk
beforeAll(async () => {
  api = await startApi()
  risk = await startRisk(api)
})
afterAll(() => api.close())
beforeEach(() => risk.make({ outcome: 'review', conditions: { currencies: ['USD'], amountFrom: 1_000 } }))
afterEach(() => risk.clear())

const held = async (overrides = {}) => (await risk.merchant.pay({ amount: 5_000, ...overrides })).body
const decide = (transactionID: string, what: string, body: object = { reason: 'Known shop' }, token = risk.token) =>
  api.call('POST', `/reviews/${transactionID}/${what}`, { token, body })
const waiting = async () => (await api.call('GET', '/reviews', { token: risk.token })).body.items
const told = async (transactionID: string) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ data }) => JSON.stringify(data).includes(transactionID))
    .map(({ type }) => type)

describe('a payment that rules want reviewed', () => {
  it('is authorized and waits, says so, and cannot be captured by its merchant', async () => {
    const payment = await held()
    const { transactionID } = payment
    expect(payment).toMatchObject({ status: 'authorized', review: 'open', captureMethod: 'automatic' })
    expect(await waiting()).toMatchObject([{ transactionID, amount: 5_000, rules: [{ outcome: 'review' }] }])
    const refused = await risk.merchant.ask(transactionID, 'capture')
    expect([outcomeOf(refused), refused.body.error]).toEqual([[409, 'UNDER_REVIEW'], words.underReview])
    expect((await risk.merchant.detail(transactionID)).allowedDeeds).toEqual(['cancel'])
    expect(await told(transactionID)).toEqual(
      expect.arrayContaining(['transaction.created', 'transaction.authorized', 'review.opened']),
    )
    await risk.merchant.ask(transactionID, 'cancel')
  })

  it('is captured when it is released, once, and both are told', async () => {
    const { transactionID } = await held()
    const answers = await Promise.all([decide(transactionID, 'release'), decide(transactionID, 'release')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await risk.merchant.detail(transactionID)
    expect(after).toMatchObject({ status: 'succeeded', review: 'released', amountCaptured: 5_000 })
    expect(after.history.map((move) => move.deed)).toEqual(['created', 'review_released', 'captured'])
    expect(await told(transactionID)).toEqual(expect.arrayContaining(['review.closed', 'transaction.succeeded']))
    const audit = (await api.call('GET', `/audit?target=${transactionID}`, { token: risk.token })).body.items
    expect(audit[0]).toMatchObject({ action: 'review.released', after: { reason: 'Known shop' } })
    expect(await waiting()).toEqual([])
    await expectSoundBooks(api)
  })

  it('is found without reading other authorized payments', async () => {
    const plan = await api.database.write(async (manager) => {
      // So few rows are read faster without an index: the question is whether one fits.
      if (postgres) await manager.query('SET LOCAL enable_seqscan = off')
      const statement = openReviewsOf(manager, 'test').select('1').getQuery()
      return manager.query(`EXPLAIN ${postgres ? '' : 'QUERY PLAN '}${statement}`) as Promise<unknown>
    })
    expect(JSON.stringify(plan)).toContain('transactions_in_review')
  })

  it('waits for its merchant after the release, where that wanted to capture by itself', async () => {
    const { transactionID } = await held({ captureMethod: 'manual' })
    expect((await decide(transactionID, 'release')).body).toMatchObject({ status: 'authorized', review: 'released' })
    expect((await risk.merchant.ask(transactionID, 'capture', { amount: 4_000 })).body.amountCaptured).toBe(4_000)
  })

  it('ends when it is blocked, and neither decision can be made after it', async () => {
    const { transactionID } = await held()
    expect((await decide(transactionID, 'block')).body).toMatchObject({ status: 'canceled', review: 'blocked' })
    for (const what of ['block', 'release'])
      expect(outcomeOf(await decide(transactionID, what))).toEqual([409, 'REVIEW_CLOSED'])
    expect(await told(transactionID)).toEqual(expect.arrayContaining(['review.closed', 'transaction.canceled']))
    await expectSoundBooks(api)
  })

  it.each(['cancel', 'expire'])('closes by itself when it ends by %s', async (how) => {
    const { transactionID } = await held()
    if (how === 'cancel') await risk.merchant.ask(transactionID, 'cancel')
    else {
      await edit(api, transactionID, { expiresAt: new Date(1), dueAt: new Date(1) })
      expect(outcomeOf(await decide(transactionID, 'release'))).toEqual([409, 'REVIEW_CLOSED'])
      await workOff(api)
    }
    expect(await read(api, transactionID)).toMatchObject({ review: 'ended' })
    expect(await told(transactionID)).toEqual(expect.arrayContaining(['review.closed']))
  })

  it('goes through its one-time code first, and no review opens for one that fails', async () => {
    const { transactionID, status } = await held({ paymentMethod: 'pm_otp' })
    expect(status).toBe('requires_action')
    expect(await told(transactionID)).not.toContain('review.opened')
    const { body } = await risk.merchant.ask(transactionID, 'otp', { code: '123456' })
    expect(body).toMatchObject({ status: 'authorized', review: 'open' })
    await decide(transactionID, 'block')
    const failed = await held({ paymentMethod: 'pm_declined_fraud' })
    expect(failed).toMatchObject({ status: 'failed', review: 'ended' })
    expect(await told(failed.transactionID)).not.toContain('review.closed')
  })

  it('asks for a reason, and for staff', async () => {
    const { transactionID } = await held()
    expect((await decide(transactionID, 'release', {})).body.fields).toEqual({ reason: words.reasonRequired })
    expect((await decide(transactionID, 'release', undefined, risk.merchant.token)).status).toBe(403)
    expect((await decide('txn_nobody', 'release')).status).toBe(404)
    await decide(transactionID, 'block')
  })
})
