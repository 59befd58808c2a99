import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type TransactionAction,
  transactionActions,
  type TransactionStatus,
  transactionMoves,
  transactionStatuses,
} from '../../libs/contract/transaction-states.js'
import { moveTransaction } from '../../api/src/money/transactions/transaction-moves.js'
import { startApi, type TestApi } from '../support/test-api.js'
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

const pathOf: Record<TransactionAction, string> = {
  otp: 'otp',
  'resend-otp': 'resend-otp',
  capture: 'capture',
  cancel: 'cancel',
  refund: 'refunds',
}
const actions = Object.keys(pathOf) as TransactionAction[]
const ask = (transactionID: string, action: TransactionAction) =>
  merchant.ask(transactionID, pathOf[action], action === 'otp' ? { code: '123456' } : {})

const pairs = transactionStatuses.flatMap((status) => actions.map((action) => [status, action] as const))
const isLegal = ([status, action]: readonly [TransactionStatus, TransactionAction]) =>
  (transactionActions[action] as readonly TransactionStatus[]).includes(status)

describe('the table of states', () => {
  it.each(pairs.filter((pair) => !isLegal(pair)))('in %s refuses %s, and names the state', async (status, action) => {
    const { transactionID } = await paymentIn(api, merchant, status)
    const before = await merchant.detail(transactionID)
    const refused = await ask(transactionID, action)
    expect([refused.status, refused.body.code]).toEqual([409, 'TRANSACTION_STATE_CONFLICT'])
    expect(refused.body.error).toMatch(`This transaction is ${status}`)
    expect(await merchant.detail(transactionID)).toEqual(before)
  })

  it.each([
    ['requires_action', 'otp', 'succeeded'],
    ['requires_action', 'cancel', 'canceled'],
    ['authorized', 'capture', 'succeeded'],
    ['authorized', 'cancel', 'canceled'],
  ] as const)('in %s allows %s and becomes %s, with a line of history', async (status, action, to) => {
    const { transactionID } = await paymentIn(api, merchant, status)
    expect((await merchant.detail(transactionID)).allowedDeeds).toContain(action)
    const { status: code, body } = await ask(transactionID, action)
    expect([code, body.status]).toEqual([200, to])
    const { history } = await merchant.detail(transactionID)
    expect(history.at(-1)).toMatchObject({ from: status, to, actorKind: 'integrator', actorID: merchant.apiUserID })
  })

  it.each(transactionStatuses)('lets %s become only what it says', async (status) => {
    const { transactionID } = await paymentIn(api, merchant, status)
    const legal: TransactionStatus[] = []
    const undone = new Error('only tried')
    for (const to of transactionStatuses) {
      const tried = api.database.write(async (manager) => {
        await moveTransaction(manager, await read(api, transactionID), to, { action: 'tried' })
        throw undone
      })
      await tried.catch((error: unknown) => error === undone && legal.push(to))
    }
    expect(legal.sort()).toEqual([...transactionMoves[status]].sort())
  })

  it('an authorization by code: requires_action, authorized, succeeded', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_otp', captureMethod: 'manual' })).body
    expect((await ask(transactionID, 'otp')).body.status).toBe('authorized')
    expect((await ask(transactionID, 'capture')).body.status).toBe('succeeded')
    const { history } = await merchant.detail(transactionID)
    expect(history.map(({ to, deed }) => [to, deed])).toEqual([
      ['requires_action', 'created'],
      ['authorized', 'otp_accepted'],
      ['succeeded', 'captured'],
    ])
  })
})

describe('POST /transactions/:transactionID/capture', () => {
  it('takes a part, and the fee of that part', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    const { body } = await merchant.ask(transactionID, 'capture', { amount: 4_000 })
    expect(body).toMatchObject({ amount: 10_000, amountCaptured: 4_000, fee: 100, net: 3_900, amountRefundable: 4_000 })
  })

  it('refuses more than was authorized', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'authorized')
    const { status, body } = await merchant.ask(transactionID, 'capture', { amount: 10_001 })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['amount']])
    expect((await merchant.detail(transactionID)).status).toBe('authorized')
  })

  it('raced with a cancellation lets exactly one win, every time', async () => {
    const rounds = process.env.TEST_LONG ? 500 : 50
    const winners = { capture: 0, cancel: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const { transactionID } = await paymentIn(api, merchant, 'authorized')
      const order = round % 2 === 0 ? (['capture', 'cancel'] as const) : (['cancel', 'capture'] as const)
      const answers = await Promise.all(
        order.map(async (action) => ({ action, answer: await ask(transactionID, action) })),
      )
      const won = answers.filter(({ answer }) => answer.status === 200)
      const lost = answers.filter(({ answer }) => answer.status === 409)
      expect([won.length, lost.length]).toEqual([1, 1])
      expect(lost[0]?.answer.body.code).toBe('TRANSACTION_STATE_CONFLICT')
      const { action } = won[0] ?? { action: 'cancel' as const }
      expect((await read(api, transactionID)).status).toBe(action === 'capture' ? 'succeeded' : 'canceled')
      winners[action] += 1
    }
    expect(winners.capture + winners.cancel).toBe(rounds)
  })
})

describe('time', () => {
  it('ends an action after 15 minutes and an authorization after 7 days', async () => {
    for (const [status, lifeMs] of [
      ['requires_action', 15 * 60_000],
      ['authorized', 7 * 24 * 3_600_000],
    ] as const) {
      const { transactionID } = await paymentIn(api, merchant, status)
      const { expiresAt, createdAt } = await read(api, transactionID)
      expect(Math.abs((expiresAt?.getTime() ?? 0) - createdAt.getTime() - lifeMs)).toBeLessThan(5_000)
      await workOff(api)
      expect((await read(api, transactionID)).status).toBe(status)
      await edit(api, transactionID, { expiresAt: new Date(1), dueAt: new Date(1) })
      const late = await ask(transactionID, status === 'authorized' ? 'capture' : 'otp')
      expect(late.status).toBe(409)
      await workOff(api)
      const detail = await merchant.detail(transactionID)
      expect([detail.status, detail.allowedDeeds]).toEqual(['expired', []])
      expect(detail.history.at(-1)).toMatchObject({ from: status, to: 'expired', actorKind: 'system', actorID: null })
    }
  })
})

describe('an answer that is lost', () => {
  it('leaves the payment processing, and an inquiry tells', async () => {
    const { status, body } = await merchant.pay({ paymentMethod: 'pm_unknown' })
    expect([status, body.status, body.amountCaptured]).toEqual([201, 'processing', 0])
    await inquire(api, body.transactionID)
    const detail = await merchant.detail(body.transactionID)
    expect([detail.status, detail.amountCaptured, detail.fee]).toEqual(['succeeded', 10_000, 250])
    expect(detail.history.map(({ to, deed }) => [to, deed])).toEqual([
      ['processing', 'created'],
      ['succeeded', 'inquired'],
    ])
    expect(detail.ledgerEntries.filter(({ kind }) => kind === 'payment')).toHaveLength(3)
  })

  it('is asked for by one of several workers, and posted once', async () => {
    const { transactionID } = await paymentIn(api, merchant, 'processing')
    await edit(api, transactionID, { dueAt: new Date(1) })
    await Promise.all(Array.from({ length: 8 }, () => workOff(api)))
    const { status, ledgerEntries } = await merchant.detail(transactionID)
    expect([status, ledgerEntries.length]).toEqual(['succeeded', 3])
  })
})
