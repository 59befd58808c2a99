import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AttentionItemView, AttentionView } from '#contract/attention.js'
import { attentionKinds } from '#contract/attention-kinds.js'
import { attentionAfterMs, attentionCounted, attentionShown } from '#contract/attention-limits.js'
import { clock } from '#contract/clock.js'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { AttentionReader } from '../../api/src/desk/attention/attention-reader.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, edit, inquire, type Merchant, openDispute } from '../support/payments.js'
import { accountInput, buildDesk, workOffPayouts } from '../support/payouts.js'
import { answering, processorOf } from '../support/processors.js'
import { buildPortalUser, buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const hourMs = 3_600_000
let api: TestApi
let staff: string
let merchant: Merchant

beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const ago = (ms: number) => new Date(clock.time() - ms)
const ask = (query = '', token: string | undefined = staff) => api.call('GET', `/attention${query}`, { token })
const itemsOf = async (kind: string): Promise<AttentionItemView[]> => {
  const view = (await ask(`?kind=${kind}`)).body as AttentionView
  return view.kinds.find((one) => one.kind === kind)?.items ?? []
}
const subjectsOf = async (kind: string) => (await itemsOf(kind)).map(({ subjectID }) => subjectID)
const write = (work: Parameters<TestApi['database']['write']>[0]) => api.database.write(work)

const lose = () => Promise.reject(new AnswerLost('Cut off by a test'))
const losePayment = async (): Promise<string> => {
  const { body } = await answering(processorOf(api), 'charge', lose, () => merchant.pay({ amount: 1_234 }))
  return body.transactionID
}

describe('GET /attention', () => {
  it('lists every kind, and nothing where everything settles', async () => {
    const { status, body } = await ask()
    expect([status, body.mode]).toEqual([200, 'test'])
    expect(body.kinds.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual(
      attentionKinds.map((kind) => [kind, 0]),
    )
  })

  it('shows kinds only to people who may open the list behind them', async () => {
    const role = await buildRole(api, [
      ['GET', '/attention'],
      ['GET', '/payouts'],
    ])
    const { token } = await buildPortalUser(api, [role])
    expect((await ask('', token)).body.kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      'payout_unclear',
      'payout_unsent',
      'payout_unconfirmed',
    ])
  })

  it('is for staff with the permission', async () => {
    expect((await api.call('GET', '/attention')).status).toBe(401)
    expect((await ask('', (await buildPortalUser(api, [])).token)).status).toBe(403)
    expect((await ask('', merchant.token)).status).toBe(403)
    expect((await ask('', merchant.accessToken)).status).toBe(403)
  })

  it.each([
    ['?kind=everything', 'kind'],
    ['?mode=both', 'mode'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await ask(query)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('payments and refunds whose processor does not say how they ended', () => {
  const twoWeeksAgo = (more: number) => ago(attentionAfterMs.pendingCall + more)

  it('gives a payment that stays pending two weeks', async () => {
    const transactionID = await losePayment()
    await edit(api, transactionID, { pendingAnswers: 9, updatedAt: twoWeeksAgo(-hourMs) })
    expect(await subjectsOf('payment_unclear')).toEqual([])
    await edit(api, transactionID, { updatedAt: twoWeeksAgo(hourMs) })
    expect(await itemsOf('payment_unclear')).toMatchObject([
      {
        ...{ subjectID: transactionID, clientID: merchant.clientID, amount: 1_234, currency: 'USD', isOverdue: true },
        sentence: 'Sandbox still reports the charge as pending. Ask its support about the outcome.',
      },
    ])
    await inquire(api, transactionID)
    expect(await subjectsOf('payment_unclear')).toEqual([])
  })

  it('names the payment of a refund', async () => {
    const { transactionID } = (await merchant.pay()).body
    const refund = () => merchant.ask(transactionID, 'refunds', { amount: 300 })
    const { body } = await answering(processorOf(api), 'refund', lose, refund)
    expect(body.status).toBe('pending')
    const { refundID } = body
    const pending = { pendingAnswers: 1, createdAt: twoWeeksAgo(-hourMs) }
    await write((manager) => manager.update(Refund, { refundID }, pending))
    expect(await subjectsOf('refund_unclear')).toEqual([])
    await write((manager) => manager.update(Refund, { refundID }, { createdAt: twoWeeksAgo(hourMs) }))
    expect(await itemsOf('refund_unclear')).toMatchObject([{ subjectID: refundID, transactionID, amount: 300 }])
  })

  it('is an alarm in the metrics', async () => {
    const transactionID = await losePayment()
    await edit(api, transactionID, { pendingAnswers: 1, updatedAt: twoWeeksAgo(hourMs) })
    const reader = api.app.get(AttentionReader, { strict: false })
    expect(await reader.overdue()).toContainEqual({
      ...{ kind: 'payment_unclear', mode: 'test', count: 1, oldestAt: expect.any(Date) },
    })
    await inquire(api, transactionID)
  })

  it('counts a hundred, shows the oldest twenty, and all of them when one kind is asked for', async () => {
    const made = await Promise.all(Array.from({ length: attentionShown + 1 }, () => merchant.pay()))
    const payments = made.map(({ body }) => body.transactionID as string)
    const [transactionID = ''] = payments
    const pending = { inFlight: 'capture', pendingAnswers: 1, dueAt: ago(-hourMs / 2) } as const
    for (const one of payments) await edit(api, one, { ...pending, updatedAt: twoWeeksAgo(hourMs) })
    await edit(api, transactionID, { updatedAt: twoWeeksAgo(2 * hourMs) })
    const { kinds } = (await ask()).body as AttentionView
    const unclear = kinds.find(({ kind }) => kind === 'payment_unclear')
    expect(unclear).toMatchObject({ count: attentionShown + 1, isMore: false })
    expect(unclear?.items).toHaveLength(attentionShown)
    expect(unclear?.items[0]?.subjectID).toBe(transactionID)
    expect(await subjectsOf('payment_unclear')).toHaveLength(attentionShown + 1)
    expect(attentionCounted).toBeGreaterThan(attentionShown)
    for (const one of payments) await edit(api, one, { inFlight: null, pendingAnswers: 0, dueAt: null })
  })
})

describe('payouts that nothing confirms', () => {
  const sentPayout = async (change: Partial<Payout>): Promise<string> => {
    const desk = await buildDesk(api)
    const { clientID, token } = merchant
    await api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput() })
    const { payoutID } = (await desk.create({ clientID, currency: 'USD', amount: 100 })).body
    await desk.approve(payoutID)
    await workOffPayouts(api, payoutID)
    await write((manager) => manager.update(Payout, { payoutID }, { status: 'sent', ...change }))
    return payoutID
  }

  it('waits five days for a statement, and two for a processor', async () => {
    const byBank = await sentPayout({ rail: 'bank_file', sentAt: ago(attentionAfterMs.bankPayout - hourMs) })
    const bySandbox = await sentPayout({ sentAt: ago(attentionAfterMs.processorPayout - hourMs) })
    expect(await subjectsOf('payout_unconfirmed')).toEqual([])
    await write(async (manager) => {
      await manager.update(Payout, { payoutID: byBank }, { sentAt: ago(attentionAfterMs.bankPayout + hourMs) })
      await manager.update(Payout, { payoutID: bySandbox }, { sentAt: ago(attentionAfterMs.processorPayout + hourMs) })
    })
    expect(await itemsOf('payout_unconfirmed')).toMatchObject([
      { subjectID: byBank, sentence: expect.stringContaining('No bank statement shows'), amount: 100 },
      { subjectID: bySandbox, sentence: expect.stringContaining('has not confirmed this payout'), amount: 100 },
    ])
    await write((manager) => manager.update(Payout, { payoutID: byBank }, { status: 'paid' }))
    expect(await subjectsOf('payout_unconfirmed')).toEqual([bySandbox])
  })
})

describe('disputes without evidence', () => {
  it('are shown two days before their deadline, and overdue after it', async () => {
    const { transactionID } = (await merchant.pay()).body
    const disputeID = await openDispute(api, merchant, transactionID)
    const due = (evidenceDueAt: Date) => write((manager) => manager.update(Dispute, { disputeID }, { evidenceDueAt }))
    await due(ago(-attentionAfterMs.evidenceBefore - hourMs))
    expect(await subjectsOf('dispute_due')).toEqual([])
    await due(ago(-attentionAfterMs.evidenceBefore + hourMs))
    expect(await itemsOf('dispute_due')).toMatchObject([{ subjectID: disputeID, transactionID, isOverdue: false }])
    await due(ago(hourMs))
    expect(await itemsOf('dispute_due')).toMatchObject([{ subjectID: disputeID, isOverdue: true }])
    await write((manager) => manager.update(Dispute, { disputeID }, { evidenceSentAt: clock.now() }))
    expect(await subjectsOf('dispute_due')).toEqual([])
  })
})
