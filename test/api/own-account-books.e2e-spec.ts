import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { LedgerEntryView } from '#contract/ledger.js'
import { monthAt } from '#contract/months.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { KeptReserve } from '../../api/src/money/reserves/kept-reserve.entity.js'
import { saveReserve } from '../../api/src/money/plans/terms-of-client.js'
import { bookChecks } from '../../api/src/process/verification/book-checks.js'
import { signInAdmin } from '../support/builders.js'
import { buildOwnAccountMerchant, type OwnAccountMerchant } from '../support/own-accounts.js'
import { edit, expectSoundBooks, openDispute, read, workOff } from '../support/payments.js'
import { accountInput, buildDesk } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let planID: string
// A delay and a reserve that money at the platform's own account would wait for.
beforeAll(async () => {
  api = await startApi({ SETTLEMENT_DELAY_SECONDS: '86400' })
  admin = await signInAdmin(api)
  const fees = [{ currency: 'USD', fixed: 30, refund: 50, dispute: 1_500, payout: 0 }]
  const plan = { name: 'Own accounts', chargePercentage: 2.9, fees, methods: [] }
  planID = (await api.call('POST', '/plans', { token: admin, body: plan })).body.planID
})
afterAll(() => api.close())

async function buildPriced(): Promise<OwnAccountMerchant> {
  const merchant = await buildOwnAccountMerchant(api)
  const { clientID } = merchant
  await api.call('PUT', `/clients/${clientID}/terms`, { token: admin, body: { planID } })
  await api.database.write((manager) => saveReserve(manager, clientID, { reserveHundredths: 1_000, reserveDays: 30 }))
  return merchant
}

/** Each posting of the payment, oldest first: its kind, and what each account was debited (more than nothing) or credited. */
async function postingsOf({ get }: OwnAccountMerchant, transactionID: string) {
  const { items } = (await get(`/ledger-entries?transactionID=${transactionID}&limit=100`)).body
  const postings = new Map<string, [string, Record<string, number>]>()
  for (const { postingID, kind, account, direction, amount } of (items as LedgerEntryView[]).reverse()) {
    const [, lines] = postings.get(postingID) ?? [kind, {}]
    postings.set(postingID, [kind, { ...lines, [account]: direction === 'debit' ? amount : -amount }])
  }
  return [...postings.values()]
}

const balanceOf = async ({ get }: OwnAccountMerchant) => (await get('/balance')).body.items
const close = (disputeID: string, outcome: string) =>
  api.call('POST', `/disputes/${disputeID}/close`, { token: admin, body: { outcome } })

describe('a payment of 100.00 at 2.90 % and 0.30 through the own account of a client', () => {
  it('posts the fee of 3.20 alone, as a debit of the balance', async () => {
    const merchant = await buildPriced()
    const { body } = await merchant.pay()
    expect(body).toMatchObject({ status: 'succeeded', fee: 320, net: 9_680, collectedBy: 'client' })
    expect(await postingsOf(merchant, body.transactionID)).toEqual([
      ['payment', { client_available: 320, platform_fees: -320 }],
    ])
    expect(await balanceOf(merchant)).toEqual([
      { currency: 'USD', available: -320, pending: 0, disputed: 0, reserved: 0, inTransit: 0 },
    ])
    expect(await read(api, body.transactionID)).toMatchObject({ settlesAt: null, dueAt: null })
    expect(await api.database.read.countBy(KeptReserve, { clientID: merchant.clientID })).toBe(0)
    await expectSoundBooks(api)
  })

  it('is refunded although the balance has nothing: the share of the fee comes back, and the refund costs its fee', async () => {
    const merchant = await buildPriced()
    const { transactionID } = (await merchant.pay()).body
    expect((await merchant.ask(transactionID, 'refunds', { amount: 4_000 })).body.status).toBe('succeeded')
    expect((await postingsOf(merchant, transactionID)).slice(1)).toEqual([
      ['refund', { client_available: -78, platform_fees: 78 }],
    ])
    expect(await balanceOf(merchant)).toMatchObject([{ available: -242, pending: 0, reserved: 0 }])
    await expectSoundBooks(api)
  })

  it('is disputed without a hold: the dispute costs its fee when it opens, and winning it posts nothing', async () => {
    const merchant = await buildPriced()
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_dispute_later' })).body
    const disputeID = await openDispute(api, merchant, transactionID)
    expect((await postingsOf(merchant, transactionID)).slice(1)).toEqual([
      ['dispute_opened', { client_available: 1_500, platform_fees: -1_500 }],
    ])
    expect(await balanceOf(merchant)).toMatchObject([{ available: -1_820, disputed: 0 }])
    expect((await close(disputeID, 'won')).status).toBe(200)
    expect(await postingsOf(merchant, transactionID)).toHaveLength(2)
    expect(await balanceOf(merchant)).toMatchObject([{ available: -1_820, disputed: 0 }])
    await expectSoundBooks(api)
  })

  it('is lost in a dispute: the fee of the payment comes back, and nothing else is posted', async () => {
    const merchant = await buildPriced()
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_dispute_later' })).body
    await close(await openDispute(api, merchant, transactionID), 'lost')
    expect((await postingsOf(merchant, transactionID)).slice(2)).toEqual([
      ['dispute_lost', { client_available: -320, platform_fees: 320 }],
    ])
    expect(await balanceOf(merchant)).toMatchObject([{ available: -1_500, disputed: 0 }])
    await expectSoundBooks(api)
  })

  it('is captured later in part: the fee is that of the part', async () => {
    const merchant = await buildPriced()
    const { transactionID } = (await merchant.pay({ captureMethod: 'manual' })).body
    expect((await merchant.ask(transactionID, 'capture', { amount: 5_000 })).body).toMatchObject({
      ...{ status: 'succeeded', collectedBy: 'client', fee: 175 },
    })
    expect(await postingsOf(merchant, transactionID)).toEqual([
      ['payment', { client_available: 175, platform_fees: -175 }],
    ])
    await workOff(api)
    await expectSoundBooks(api)
  })

  it('leaves a statement in which the payment brings nothing and costs its fee', async () => {
    const merchant = await buildPriced()
    const { clientID, token } = merchant
    await merchant.pay()
    const path = `/clients/${clientID}/statements?month=${monthAt(clock.now())}`
    const { currencies } = (await api.call('GET', path, { token })).body
    expect(currencies).toMatchObject([{ opening: 0, payments: 0, fees: -320, closing: -320, movements: 1 }])
  })

  it('leaves a debt that no payout pays, and staff see it', async () => {
    const merchant = await buildPriced()
    const { clientID, token } = merchant
    await merchant.pay()
    const desk = await buildDesk(api)
    await api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput() })
    const payout = await desk.create({ clientID, currency: 'USD', amount: 100 })
    expect(payout.status).toBe(409)
    const { items } = (await api.call('GET', '/debts?limit=100', { token: admin })).body
    expect(items).toContainEqual(expect.objectContaining({ clientID, currency: 'USD', owed: 320 }))
  })
})

describe('the verification of the books', () => {
  const faultOf = async () => (await verifyLedger(api.database, undefined, undefined, bookChecks)).fault

  it.each([
    ['says who collected it other than its account does', { collectedBy: 'platform' as const }, /that the platform/],
    ['went through the account of another client', {}, /account of cli_/],
  ])('finds a payment that %s', async (_what, change, fault) => {
    const [merchant, other] = [await buildPriced(), await buildPriced()]
    const { transactionID } = (await merchant.pay()).body
    const { processorAccountID } = await read(api, transactionID)
    const wrong = Object.keys(change).length > 0 ? change : { processorAccountID: other.account.processorAccountID }
    await edit(api, transactionID, wrong)
    expect(await faultOf()).toMatch(fault)
    await edit(api, transactionID, { collectedBy: 'client', processorAccountID })
    expect(await faultOf()).toBeNull()
  })
})
