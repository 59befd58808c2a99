import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { In, Not } from 'typeorm'
import { payoutsUndone } from '../../libs/contract/payout-states.js'
import { nameIn } from '../../libs/contract/modes.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { PayoutSchedule } from '../../api/src/money/payouts/payout-schedule.entity.js'
import { disputeNow, expectSoundBooks } from '../support/payments.js'
import { buildDesk, buildPaidMerchant, type Desk, type PaidMerchant, workOffPayouts } from '../support/payouts.js'
import { Random } from '../support/random.js'
import { startApi, type TestApi } from '../support/test-api.js'

const seeds = process.env.TEST_LONG ? 12 : 2

let api: TestApi
let desk: Desk
beforeAll(async () => {
  api = await startApi()
  desk = await buildDesk(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const between = (random: Random, least: number, most: number) => least + Math.floor(random.next() * (most - least + 1))

const ownKinds = In(['payout', 'payout_paid', 'payout_returned', 'payout_fee'])

/** What has gone out, what is left in the client's accounts, and the nets of all that is no payout. */
async function sumsOf({ clientID }: PaidMerchant) {
  const { read } = api.database
  const alive = Not(In([...payoutsUndone]))
  const out = (await read.sum(Payout, 'amount', { clientID, status: alive })) ?? 0
  const held = ['client_available', 'client_pending', 'client_reserve', 'client_disputed'] as const
  const account = In(held.map((one) => nameIn('test', one)))
  const rows = await read.findBy(LedgerBalance, { ownerID: clientID, account })
  const left = rows.reduce((sum, { credit, debit }) => sum + Number(credit) - Number(debit), 0)
  const nets = (await read.sum(LedgerEntry, 'amount', { clientID, account: In(held), kind: Not(ownKinds) })) ?? 0
  return { out, left, nets: -nets }
}

/** By the order in which the books were written: what stood there after each payout was taken out. */
async function leftAfterEach({ clientID }: PaidMerchant): Promise<number[]> {
  const where = { clientID, account: 'client_available' as const }
  const entries = await api.database.read.find(LedgerEntry, { where, order: { sequence: 'ASC' } })
  let available = 0
  return entries.flatMap(({ kind, amount }) => {
    available -= amount
    const isOut = amount > 0 && (kind === 'payout' || kind === 'payout_fee')
    return isOut ? [available] : []
  })
}

const atOnce = <T>(count: number, ask: (turn: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, turn) => ask(turn))

describe('a hundred payouts beside a hundred refunds, all disputes and a schedule, at once', () => {
  it('never take more than there is, and each is there once', async () => {
    const merchant = await buildPaidMerchant(api)
    const { clientID } = merchant
    const terms = { chargePercentage: 2.5, fees: [{ currency: 'USD', fixed: 7, refund: 3, dispute: 50, payout: 11 }] }
    await api.call('PUT', `/clients/${clientID}/terms`, { token: desk.maker, body: { terms } })
    const rules = { interval: 'daily', reservePercentage: 10, reserveDays: 30 }
    await api.call('PUT', `/clients/${clientID}/payout-schedule`, { token: desk.maker, body: rules })
    const payments = (await Promise.all(atOnce(30, () => merchant.pay()))).map(({ body }) => body.transactionID)
    // The last two of a hundred ask for all that is there.
    const payouts = atOnce(100, (turn) =>
      desk.create({ clientID, currency: 'USD', ...(turn < 98 && { amount: 2_000 + turn }) }),
    )
    const refunds = atOnce(100, (turn) => merchant.ask(payments[turn % 20], 'refunds', { amount: 1_900 + turn }))
    const schedule = async () => {
      await api.database.write((manager) => manager.update(PayoutSchedule, { clientID }, { dueAt: new Date(1) }))
      await workOffPayouts(api)
    }
    const others = [...payments.slice(10).map((id) => disputeNow(api, id)), ...atOnce(3, schedule)]
    const asked = await Promise.all(payouts)
    const given = await Promise.all(refunds)
    await Promise.all(others)
    const ended = await Promise.all(
      asked.flatMap(({ body }, turn) => {
        if (!body.payoutID) return []
        const undo = (action: string) =>
          api.call('POST', `/payouts/${body.payoutID}/${action}`, { token: desk.maker, body: { reason: 'At once' } })
        return turn % 3 === 0 ? [undo('cancel'), undo('reject'), desk.approve(body.payoutID)] : []
      }),
    )
    const statuses = [...asked, ...given, ...ended].map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
    expect(asked.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect(given.filter(({ status }) => status === 201).length).toBeGreaterThan(20)
    const { out, left, nets } = await sumsOf(merchant)
    const fees = await feesOf(merchant)
    expect(out + left + fees).toBe(nets)
    expect(Math.min(...(await leftAfterEach(merchant)))).toBeGreaterThanOrEqual(0)
    await expectSoundBooks(api)
  })
})

/** What the plan has taken for payouts that were not undone. */
const feesOf = async ({ clientID }: PaidMerchant): Promise<number> =>
  (await api.database.read.sum(LedgerEntry, 'amount', { clientID, kind: 'payout_fee', account: 'client_available' })) ??
  0

describe('payouts in any order', () => {
  it.each(Array.from({ length: seeds }, (_, seed) => seed + 1))(
    'and balances always make the nets of what was paid (seed %i)',
    async (seed) => {
      const random = new Random(seed)
      const merchant = await buildPaidMerchant(api)
      const { clientID } = merchant
      const payments: string[] = []
      const steps = [
        async () => payments.push((await merchant.pay({ amount: between(random, 100, 50_000) })).body.transactionID),
        async () => merchant.ask(random.one(payments), 'refunds', { amount: between(random, 1, 900) }),
        async () => desk.create({ clientID, currency: 'USD' }),
        async () => desk.create({ clientID, currency: 'USD', amount: between(random, 1, 40_000) }),
        async () => onSome('approve'),
        async () => onSome('reject'),
        async () => onSome('cancel'),
        async () => workOffPayouts(api, (await anyOf())?.payoutID),
      ]
      const anyOf = async () => {
        const own = await api.database.read.findBy(Payout, { clientID })
        return own.length === 0 ? null : random.one(own)
      }
      const onSome = async (action: string) => {
        const payout = await anyOf()
        if (!payout) return
        const { payoutID } = payout
        if (action === 'approve') return desk.approve(payoutID)
        return api.call('POST', `/payouts/${payoutID}/${action}`, { token: desk.maker, body: { reason: 'By chance' } })
      }
      await steps[0]?.()
      for (let turn = 0; turn < 40; turn += 1) {
        await random.one(steps)()
        const { out, left, nets } = await sumsOf(merchant)
        expect([turn, out + left]).toEqual([turn, nets])
      }
      await expectSoundBooks(api)
    },
  )
})
