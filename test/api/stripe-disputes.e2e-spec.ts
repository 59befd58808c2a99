import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { DisputeView } from '#contract/disputes.js'
import type { TransactionView } from '#contract/transactions.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { read } from '../support/payments.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'
import type { DisputeTerms } from '../support/processors/stripe-disputes.js'
import { until } from '../support/until.js'

// After "The Dispute object" (status, evidence_details, balance_transactions) and "Types of events" of Stripe's API reference.

let stage: Stage
let double: StripeDouble
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
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

const intentOf = async ({ transactionID }: TransactionView) =>
  (await read(stage.api, transactionID)).processorReference ?? ''
const disputesOf = async ({ transactionID }: TransactionView): Promise<DisputeView[]> =>
  (await stage.merchant.detail(transactionID)).disputes
const postingsOf = async ({ transactionID }: TransactionView) =>
  (await stage.merchant.detail(transactionID)).ledgerEntries
    .filter(({ account, disputeID }) => disputeID !== null && account === 'processor_clearing')
    .map(({ kind, direction, amount }) => `${kind} ${direction} ${amount}`)
const available = async () => {
  const { items } = (await stage.merchant.get('/balance')).body
  const { available: free, pending, disputed } = items[0]
  return { money: free + pending, disputed }
}

async function disputed(terms: DisputeTerms = {}, reason = 'general') {
  const payment = await stage.pay()
  const intent = await intentOf(payment)
  const before = await available()
  double.books.dispute(intent, reason, terms)
  await stage.hear()
  return { payment, intent, before }
}

async function becomes(intent: string, ...statuses: string[]) {
  for (const status of statuses) double.books.disputes.become(intent, status)
  await stage.hear()
}

describe('an inquiry', () => {
  it('is shown with its deadline, and holds no money', async () => {
    const { payment, before } = await disputed({ status: 'warning_needs_response' }, 'product_not_received')
    expect(await disputesOf(payment)).toMatchObject([
      {
        ...{ status: 'inquiry', amount: 0, amountAsked: 10_000, reason: 'not_received' },
        evidenceDueAt: expect.any(String),
      },
    ])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
    const refunded = await stage.merchant.ask(payment.transactionID, 'refunds', { amount: 1_000 })
    expect(refunded.status).toBe(201)
  })

  it('that the bank escalates opens the dispute, with its posting', async () => {
    const { payment, intent } = await disputed({ status: 'warning_needs_response' })
    await becomes(intent, 'warning_under_review', 'needs_response')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 10_000 }])
    await becomes(intent, 'lost')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost' }])
    expect(await postingsOf(payment)).toEqual(['dispute_lost credit 10000'])
  })

  it('that is closed ends without a posting', async () => {
    const { payment, intent, before } = await disputed({ status: 'warning_needs_response' })
    await becomes(intent, 'warning_closed')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'inquiry_closed', closedAt: expect.any(String) }])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
  })

  it('tells the merchant of each step by an event', async () => {
    const { payment, intent } = await disputed({ status: 'warning_needs_response' })
    await becomes(intent, 'needs_response')
    await becomes(intent, 'won')
    const events = await stage.api.database.read.findBy(Event, { clientID: stage.merchant.clientID })
    const own = events.filter(({ type, data }) => type.startsWith('dispute.') && data.includes(payment.transactionID))
    expect(own.map(({ type }) => type).sort()).toEqual(['dispute.closed', 'dispute.opened', 'dispute.updated'])
  })

  it('takes evidence, as Stripe does', async () => {
    const { payment } = await disputed({ status: 'warning_needs_response' })
    const [dispute] = await disputesOf(payment)
    const path = `/clients/${stage.merchant.clientID}/disputes/${dispute?.disputeID}/evidence`
    const sent = await stage.api.call('POST', path, { token: stage.merchant.token, body: { text: 'Delivered' } })
    expect([sent.status, sent.body.status]).toEqual([200, 'inquiry'])
  })
})

describe('the notices of a dispute', () => {
  it('are taken twice and in any order, and end as Stripe says', async () => {
    const payment = await stage.pay()
    const intent = await intentOf(payment)
    double.takeNotices()
    double.books.dispute(intent, 'general', { status: 'warning_needs_response' })
    for (const status of ['needs_response', 'lost', 'won', 'lost']) double.books.disputes.become(intent, status)
    const notices = double.takeNotices()
    const types = notices.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type)
    expect(new Set(types).size).toBe(5)
    for (const notice of [...notices.toReversed(), ...notices]) await stage.post(notice)
    await stage.worked()
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 10_000 }])
    expect(await postingsOf(payment)).toEqual(['dispute_lost credit 10000'])
  })

  it('that come before the payment is known here wait for it', async () => {
    double.fail('charge', 'after')
    const lost = await stage.pay()
    expect(lost.status).toBe('processing')
    const intent = [...double.books.disputable()].at(-1)
    if (!intent) throw new Error('Stripe has no payment')
    double.takeNotices()
    double.books.dispute(intent, 'general')
    const notices = double.takeNotices()
    for (const notice of notices) await stage.post(notice)
    expect((await stage.worked()).filter(({ status }) => status === 'waiting')).toHaveLength(notices.length)
    await stage.resolve(lost)
    await stage.dueNow()
    const disputes = await until(
      () => disputesOf(lost),
      ([one]) => one !== undefined,
    )
    expect(disputes).toMatchObject([{ status: 'open', amount: 10_000 }])
  })

  it('of a dispute that Stripe does not tell in a form that can be read wait, and change nothing', async () => {
    const payment = await stage.pay()
    const intent = await intentOf(payment)
    double.takeNotices()
    for (const wrong of [
      { amount: undefined },
      { payment_intent: 'pi_another' },
      { status: 7 },
      { id: 'du_another' },
    ]) {
      double.books.dispute(intent, 'general', { status: 'warning_needs_response' })
      const told = double.books.disputes.of(intent)
      const right = { ...told }
      double.books.disputes.answersWith = { ...told, ...wrong }
      const [notice] = double.takeNotices()
      if (!notice) throw new Error('Nothing was told')
      await stage.post(notice)
      const rows = await stage.worked()
      const { id } = JSON.parse(notice.body.toString()) as { id: string }
      expect(rows.find(({ noticeID }) => noticeID === id)?.status).toBe('waiting')
      Object.assign(told, right)
    }
    double.books.disputes.answersWith = null
    expect(await disputesOf(payment)).toEqual([])
  })

  it('about a payment of another account change nothing there', async () => {
    const other = await stage.openAccount()
    const payment = await stage.pay()
    const intent = await intentOf(payment)
    double.takeNotices()
    double.books.dispute(intent, 'general', { status: 'warning_needs_response' })
    const [notice] = double.takeNotices()
    if (!notice) throw new Error('Nothing was told')
    await stage.post(notice, other)
    expect(await stage.worked(other)).toMatchObject([{ status: 'waiting', transactionID: null }])
    expect(await disputesOf(payment)).toEqual([])
  })
})

describe('a closed dispute', () => {
  it('moves from lost to won and back, with a posting each time', async () => {
    const { payment, intent, before } = await disputed()
    await becomes(intent, 'lost')
    expect((await available()).money).toBe(before.money - 9_750)
    await becomes(intent, 'won')
    expect(await available()).toEqual(before)
    await becomes(intent, 'lost')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 10_000 }])
    expect(await postingsOf(payment)).toEqual([
      'dispute_lost credit 10000',
      'dispute_won debit 10000',
      'dispute_lost credit 10000',
    ])
  })

  it('that is lost after the payer was refunded in the meantime leaves a debt', async () => {
    const { payment, intent, before } = await disputed()
    await becomes(intent, 'won')
    expect((await stage.merchant.ask(payment.transactionID, 'refunds', { amount: 10_000 })).status).toBe(201)
    await becomes(intent, 'lost')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 0, excess: 10_000 }])
    expect((await available()).money).toBe(before.money - 9_750 - 10_000)
  })
})

describe('what a bank takes above the rest of a payment', () => {
  it.each(['won', 'lost'] as const)(
    'is owed by the client, and comes back when the dispute is won: %s',
    async (end) => {
      const payment = await stage.pay()
      const intent = await intentOf(payment)
      await stage.merchant.ask(payment.transactionID, 'refunds', { amount: 4_000 })
      const before = await available()
      double.books.dispute(intent, 'general')
      await stage.hear()
      expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 6_000, excess: 4_000, fee: 150 }])
      expect(await available()).toEqual({ money: before.money - 9_850, disputed: before.disputed + 9_850 })
      await becomes(intent, end)
      expect(await available()).toEqual({ ...before, money: before.money - (end === 'won' ? 0 : 9_850) })
    },
  )
})

describe('what cannot be true of a payment', () => {
  it.each<[string, DisputeTerms]>([
    ['another currency', { currency: 'usd' }],
    ['a currency that is not known here', { currency: 'xyz' }],
    ['more than the payment', { amount: 10_001 }],
    ['a status that is not known here', { status: 'warning_rained' }],
  ])('%s is kept and shown, without a posting', async (_what, terms) => {
    const { payment, intent, before } = await disputed({ status: 'warning_needs_response', ...terms })
    expect(await disputesOf(payment)).toMatchObject([{ status: 'unclear', amount: 0 }])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
    Object.assign(double.books.disputes.of(intent), { amount: 10_000, currency: 'eur' })
    await becomes(intent, 'needs_response')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 10_000 }])
    await becomes(intent, 'won')
  })

  it('of a dispute that is open leaves it open', async () => {
    const { payment, intent } = await disputed()
    await becomes(intent, 'appeal_needs_response')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 10_000 }])
    await becomes(intent, 'won')
  })
})

describe('a dispute that was prevented', () => {
  it('ends at once, without a posting', async () => {
    const { payment, before } = await disputed({ status: 'prevented' })
    expect(await disputesOf(payment)).toMatchObject([{ status: 'prevented', closedAt: expect.any(String) }])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
  })

  it('for which money has left is lost', async () => {
    const { payment, intent } = await disputed({ status: 'prevented' })
    double.books.disputes.of(intent).balance_transactions.push({ amount: -10_000 })
    double.books.disputes.of(intent).countsAsLost = true
    await becomes(intent, 'prevented')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 10_000 }])
  })
})
