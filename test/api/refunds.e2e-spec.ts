import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { RefundOutcomes } from '../../api/src/money/refunds/refund-outcomes.js'
import { idempotencyKey, signInAdmin } from '../support/builders.js'
import { Random } from '../support/random.js'
import { startApi, type TestApi } from '../support/test-api.js'
import {
  buildMerchant,
  expectSoundBooks,
  inquire,
  type Merchant,
  openDispute,
  paymentIn,
  read,
  workOff,
} from '../support/payments.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const paid = async (overrides = {}): Promise<string> => (await merchant.pay(overrides)).body.transactionID
const refund = (transactionID: string, body = {}) => merchant.ask(transactionID, 'refunds', body)
const makeDue = (refundID: string) =>
  api.database.write((manager) => manager.update(Refund, { refundID }, { dueAt: new Date(1) }))

/** A payment that the payer's bank has disputed. */
async function disputed(overrides = {}): Promise<{ transactionID: string; disputeID: string }> {
  const transactionID = await paid({ paymentMethod: 'pm_dispute_later', ...overrides })
  return { transactionID, disputeID: await dispute(transactionID) }
}
const dispute = (transactionID: string) => openDispute(api, merchant, transactionID)
const close = async (disputeID: string, outcome: string) =>
  api.call('POST', `/disputes/${disputeID}/close`, { token: await signInAdmin(api), body: { outcome } })

/** What the merchant was told of a dispute, newest first. */
async function toldOf(disputeID: string): Promise<string[]> {
  const { clientID, token } = merchant
  const { items } = (await api.call('GET', `/clients/${clientID}/events?limit=100`, { token })).body
  return items
    .filter(({ data }: { data: { disputeID?: string } }) => data.disputeID === disputeID)
    .map(({ type, data }: { type: string; data: { status: string } }) => `${type} ${data.status}`)
}

describe('POST /transactions/:transactionID/refunds', () => {
  it('gives back a part, with its share of the fee', async () => {
    const transactionID = await paid()
    const { status, body } = await refund(transactionID, { amount: 3_333, reason: 'One item was broken' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      refundID: expect.stringMatching(/^ref_/),
      transactionID,
      amount: 3_333,
      feeReturned: 83,
      status: 'succeeded',
      reason: 'One item was broken',
    })
    const detail = await merchant.detail(transactionID)
    expect(detail).toMatchObject({ status: 'succeeded', amountRefunded: 3_333, amountRefundable: 6_667, fee: 250 })
    expect(detail.refunds.map(({ refundID }) => refundID)).toEqual([body.refundID])
  })

  it('without an amount gives back what is left, and with it the whole fee', async () => {
    const transactionID = await paid({ amount: 9_999 })
    const parts = [await refund(transactionID, { amount: 1 }), await refund(transactionID, { amount: 3_000 })]
    const rest = await refund(transactionID)
    expect(rest.body.amount).toBe(6_998)
    const returned = [...parts, rest].reduce((sum, { body }) => sum + body.feeReturned, 0)
    expect(returned).toBe(250)
    expect((await refund(transactionID)).body.code).toBe('NOTHING_TO_REFUND')
  })

  it('of 100 parallel refunds of 10 % lets exactly 10 succeed', async () => {
    const transactionID = await paid()
    const answers = await Promise.all(Array.from({ length: 100 }, () => refund(transactionID, { amount: 1_000 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(90)
    const { amountRefunded, refunds } = await merchant.detail(transactionID)
    expect([amountRefunded, refunds.length]).toEqual([10_000, 10])
    expect(refunds.reduce((sum, { feeReturned }) => sum + feeReturned, 0)).toBe(250)
  })

  it.each([
    ['more than is left', { amount: 10_001 }, 409, 'REFUND_TOO_LARGE'],
    ['nothing', { amount: 0 }, 422, 'INVALID_INPUT'],
    ['half a cent', { amount: 0.5 }, 422, 'INVALID_INPUT'],
    ['a card number in the reason', { reason: 'back to 4111 1111 1111 1111' }, 422, 'INVALID_INPUT'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await refund(await paid(), body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('needs a key, answers it again, and refuses it with another amount', async () => {
    const transactionID = await paid()
    expect((await merchant.ask(transactionID, 'refunds', {}, {})).status).toBe(400)
    const headers = idempotencyKey()
    const first = await merchant.ask(transactionID, 'refunds', { amount: 100 }, headers)
    const again = await merchant.ask(transactionID, 'refunds', { amount: 100 }, headers)
    expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([first.body, 'true'])
    expect((await merchant.ask(transactionID, 'refunds', { amount: 101 }, headers)).status).toBe(422)
    expect((await read(api, transactionID)).amountRefunded).toBe(100)
  })

  it('stays pending while the processor has not answered, and an inquiry tells', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'processing')
    await inquire(api, transactionID)
    const { status, body } = await refund(transactionID, { amount: 4_000 })
    expect([status, body.status]).toEqual([201, 'pending'])
    expect(await merchant.detail(transactionID)).toMatchObject({ amountRefunded: 4_000, amountRefundable: 6_000 })
    await makeDue(body.refundID)
    await Promise.all([workOff(api), workOff(api)])
    const [settled] = (await merchant.detail(transactionID)).refunds
    expect([settled?.status, settled?.feeReturned]).toEqual(['succeeded', 100])
  })

  it('that fails sets nothing aside any more', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'processing')
    await inquire(api, transactionID)
    const { refundID } = (await refund(transactionID)).body
    const row = await api.database.read.findOneByOrFail(Refund, { refundID })
    const failure = { outcome: 'failed', failureCode: 'closed', failureMessage: 'The account is closed' } as const
    await api.app.get(RefundOutcomes, { strict: false }).close(row, failure)
    const detail = await merchant.detail(transactionID)
    expect([detail.amountRefunded, detail.amountRefundable, detail.refunds[0]?.status]).toEqual([0, 10_000, 'failed'])
    expect(detail.ledgerEntries).toHaveLength(3)
  })

  it("looks absent for another client's payment", async () => {
    const transactionID = await paid()
    const other = await buildMerchant(api)
    expect((await other.ask(transactionID, 'refunds')).status).toBe(404)
    expect((await other.get(`/transactions/${transactionID}/refunds`)).status).toBe(404)
  })
})

describe('GET /refunds/:refundID', () => {
  it('is for whoever has the id of a refund alone: its own API users and staff', async () => {
    const { refundID } = (await refund(await paid(), { amount: 100 })).body
    const own = await merchant.get(`/refunds/${refundID}`)
    expect([own.status, own.body]).toEqual([200, expect.objectContaining({ refundID, amount: 100 })])
    const path = `/refunds/${refundID}`
    expect((await api.call('GET', path, { token: await signInAdmin(api) })).body).toEqual(own.body)
    expect((await (await buildMerchant(api)).get(path)).status).toBe(404)
    expect((await merchant.get('/refunds/ref_00000000000000000000000000')).status).toBe(404)
    expect((await api.call('GET', path, { token: merchant.token })).body.code).toBe('WRONG_AUDIENCE')
    expect((await api.call('GET', path)).status).toBe(401)
  })
})

describe('POST /clients/:clientID/transactions/:transactionID/refunds', () => {
  it('refunds for the merchant itself; the same form sent twice does it once', async () => {
    const transactionID = await paid()
    const { clientID, token } = merchant
    const path = `/clients/${clientID}/transactions/${transactionID}/refunds`
    const send = (headers: Record<string, string>) => api.call('POST', path, { token, body: { amount: 500 }, headers })
    const form = idempotencyKey()
    const [first, second] = [await send(form), await send(form)]
    expect([first.status, second.body]).toEqual([201, first.body])
    expect((await send({})).status).toBe(400)
    const { body } = await api.call('GET', path, { token })
    expect(body.items.map(({ amount }: { amount: number }) => amount)).toEqual([500])
    const [, line] = (await merchant.detail(transactionID)).history
    expect(line).toMatchObject({ deed: 'refunded', actorKind: 'client', actorID: clientID })
  })
})

describe('a dispute', () => {
  it('holds what was not refunded, and nothing can be refunded meanwhile', async () => {
    const transactionID = await paid({ paymentMethod: 'pm_dispute_later' })
    await refund(transactionID, { amount: 4_000 })
    await dispute(transactionID)
    const detail = await merchant.detail(transactionID)
    expect(detail.disputes).toEqual([expect.objectContaining({ amount: 6_000, fee: 150, net: 5_850, status: 'open' })])
    expect([detail.amountRefundable, detail.allowedDeeds]).toEqual([0, []])
    expect((await refund(transactionID)).body.code).toBe('DISPUTE_OPEN')
  })

  it('that is won releases the money, which can be refunded again', async () => {
    const { transactionID, disputeID } = await disputed()
    const { status, body } = await close(disputeID, 'won')
    expect([status, body.status, typeof body.closedAt]).toEqual([200, 'won', 'string'])
    expect(await toldOf(disputeID)).toEqual(['dispute.closed won', 'dispute.opened open'])
    expect((await refund(transactionID)).body.feeReturned).toBe(250)
  })

  it('that is lost takes net and fee back', async () => {
    const { transactionID, disputeID } = await disputed()
    expect((await close(disputeID, 'lost')).body.status).toBe('lost')
    const { ledgerEntries } = await merchant.detail(transactionID)
    const sums = new Map<string, number>()
    for (const { account, amount, direction } of ledgerEntries)
      sums.set(account, (sums.get(account) ?? 0) + (direction === 'debit' ? amount : -amount))
    expect([...sums.values()]).toEqual([0, 0, 0, 0])
    expect((await refund(transactionID)).body.code).toBe('NOTHING_TO_REFUND')
    expect((await close(disputeID, 'lost')).status).toBe(200)
    expect(await toldOf(disputeID)).toEqual(['dispute.closed lost', 'dispute.opened open'])
    expect((await close(disputeID, 'won')).body.code).toBe('DISPUTE_STATE_CONFLICT')
  })

  it('is closed by staff alone, as won or lost', async () => {
    const { disputeID } = await disputed()
    const path = `/disputes/${disputeID}`
    expect((await api.call('GET', path, { token: merchant.accessToken })).status).toBe(403)
    expect((await close(disputeID, 'maybe')).status).toBe(422)
    expect((await close('dsp_00000000000000000000000000', 'won')).status).toBe(404)
    const token = await signInAdmin(api)
    expect((await api.call('GET', path, { token })).body).toMatchObject({ disputeID, status: 'open' })
    const open = (await api.call('GET', '/disputes?status=open&limit=100', { token })).body.items
    expect(open.map((one: { disputeID: string }) => one.disputeID)).toContain(disputeID)
    const closers = await Promise.all(['won', 'lost'].map((outcome) => close(disputeID, outcome)))
    expect(closers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('refunds, cancellations and disputes in any order', () => {
  it('leave sums that hold', async () => {
    const random = new Random(7)
    const actions = {
      refund: (id: string) => refund(id, { amount: 1 + Math.floor(random.next() * 5_000) }),
      cancel: (id: string) => merchant.ask(id, 'cancel'),
      dispute: (id: string) => dispute(id),
      close: async (id: string) => {
        const open = (await merchant.detail(id)).disputes.find(({ status }) => status === 'open')
        if (open) await close(open.disputeID, random.one(['won', 'lost']))
      },
    }
    for (let turn = 0; turn < 12; turn += 1) {
      const id = await paid({ paymentMethod: 'pm_dispute_later', amount: 1 + Math.floor(random.next() * 20_000) })
      for (let step = 0; step < 4; step += 1)
        await actions[random.one(['refund', 'refund', 'cancel', 'dispute', 'close'] as const)](id)
      const { amountCaptured, amountRefunded, amountDisputed } = await read(api, id)
      expect(amountRefunded + amountDisputed).toBeLessThanOrEqual(amountCaptured)
    }
    const entries = await api.database.read.find(LedgerEntry)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    await expectSoundBooks(api)
  })
})
