import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { SandboxTimes } from '../../api/src/money/processors/sandbox/sandbox-times.js'
import { sandboxPayoutMs } from '../../libs/contract/payout-limits.js'
import type { PayoutLineView } from '../../libs/contract/payouts.js'
import { idempotencyKey } from '../support/builders.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildDesk, buildPaidMerchant, type Desk, type PaidMerchant, workOffPayouts } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

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

const paid = async (merchant: PaidMerchant, amount = 10_000) =>
  (await merchant.pay({ amount })).body.transactionID as string

async function linesOf({ clientID, token }: PaidMerchant, payoutID: string): Promise<PayoutLineView[]> {
  return (await api.call('GET', `/clients/${clientID}/payouts/${payoutID}/lines?limit=100`, { token })).body.items
}

async function balanceOf({ clientID, token }: PaidMerchant) {
  return (await api.call('GET', `/clients/${clientID}/balance`, { token })).body.items[0]
}

describe('POST /payouts', () => {
  it('takes all that is available, explained to the cent, and waits for somebody else', async () => {
    const merchant = await buildPaidMerchant(api)
    const [first, second] = [await paid(merchant), await paid(merchant, 5_000)]
    await merchant.ask(first, 'refunds', { amount: 1_000 })
    const { clientID } = merchant
    const { status, body } = await desk.create({ clientID, currency: 'USD' })
    expect([status, body.status, body.amount, body.fee]).toEqual([201, 'awaiting_approval', 13_650, 0])
    expect(body).toMatchObject({ rail: 'sandbox', account: { accountHolder: 'Acme', accountNumberLast4: '3000' } })
    const lines = await linesOf(merchant, body.payoutID)
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', -975],
      ['payment', 4_875],
      ['payment', 9_750],
    ])
    expect(lines.at(-1)).toMatchObject({ transactionID: first, gross: 10_000, paymentFee: 250, entryAmount: 9_750 })
    expect(lines[1]).toMatchObject({ transactionID: second })
    expect(await balanceOf(merchant)).toMatchObject({ available: 0, inTransit: 13_650 })
  })

  it('takes the fee of the client’s terms beside the amount, and gives both back where it ends otherwise', async () => {
    const merchant = await buildPaidMerchant(api)
    const { clientID } = merchant
    const fees = [{ currency: 'USD', fixed: 0, refund: 0, dispute: 0, payout: 100 }]
    const body = { terms: { chargePercentage: null, fees, methods: [] } }
    expect((await api.call('PUT', `/clients/${clientID}/terms`, { token: desk.maker, body })).status).toBe(200)
    await paid(merchant)
    const made = (await desk.create({ clientID, currency: 'USD' })).body
    expect([made.amount, made.fee]).toEqual([9_650, 100])
    const lines = await linesOf(merchant, made.payoutID)
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fee', -100],
      ['payment', 9_750],
    ])
    expect(await balanceOf(merchant)).toMatchObject({ available: 0, inTransit: 9_650 })
    await api.call('POST', `/payouts/${made.payoutID}/reject`, { token: desk.checker, body: { reason: 'Not yet' } })
    expect(await balanceOf(merchant)).toMatchObject({ available: 9_750, inTransit: 0 })
    const tooMuch = await desk.create({ clientID, currency: 'USD', amount: 9_651 })
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'PAYOUT_TOO_LARGE'])
  })

  it('takes the oldest first, splits the last, and the next payout takes the rest', async () => {
    const merchant = await buildPaidMerchant(api)
    const [first, second] = [await paid(merchant), await paid(merchant)]
    const { clientID } = merchant
    const part = (await desk.create({ clientID, currency: 'USD', amount: 12_000 })).body
    const split = await linesOf(merchant, part.payoutID)
    expect(split.map(({ transactionID, amount, entryAmount }) => [transactionID, amount, entryAmount])).toEqual([
      [second, 2_250, 9_750],
      [first, 9_750, 9_750],
    ])
    await paid(merchant, 4_000)
    const rest = (await desk.create({ clientID, currency: 'USD' })).body
    expect((await linesOf(merchant, rest.payoutID)).map(({ amount }) => amount)).toEqual([3_900, 7_500])
  })

  it('gives back what a payout that ends took, and the next one takes the same payments', async () => {
    const merchant = await buildPaidMerchant(api)
    const [first] = [await paid(merchant), await paid(merchant)]
    const { clientID } = merchant
    const { payoutID } = (await desk.create({ clientID, currency: 'USD', amount: 9_750 })).body
    const token = desk.checker
    const rejected = await api.call('POST', `/payouts/${payoutID}/reject`, { token, body: { reason: 'Not yet' } })
    expect(rejected.body).toMatchObject({ status: 'rejected', reason: 'Not yet' })
    expect(await balanceOf(merchant)).toMatchObject({ available: 19_500, inTransit: 0 })
    const again = (await desk.create({ clientID, currency: 'USD', amount: 9_750 })).body
    expect((await linesOf(merchant, again.payoutID)).map(({ transactionID }) => transactionID)).toEqual([first])
    await api.call('POST', `/payouts/${again.payoutID}/cancel`, { token: desk.maker, body: {} })
    const all = (await desk.create({ clientID, currency: 'USD' })).body
    expect(all.amount).toBe(19_500)
    expect(await linesOf(merchant, all.payoutID)).toHaveLength(2)
  })

  it('says once under one key what it did', async () => {
    const merchant = await buildPaidMerchant(api)
    await paid(merchant)
    const { clientID } = merchant
    const key = idempotencyKey()
    const [one, two] = [
      await desk.create({ clientID, currency: 'USD', amount: 100 }, key),
      await desk.create({ clientID, currency: 'USD', amount: 100 }, key),
    ]
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body])
    expect(await balanceOf(merchant)).toMatchObject({ available: 9_650 })
  })

  it('is paid by the sandbox although its answer is lost, where the amount ends in 88', async () => {
    const merchant = await buildPaidMerchant(api)
    await paid(merchant)
    const { payoutID } = (await desk.create({ clientID: merchant.clientID, currency: 'USD', amount: 188 })).body
    await desk.approve(payoutID)
    await workOffPayouts(api, payoutID)
    expect((await desk.read(payoutID)).body.status).toBe('sent')
    const sentAt = new Date(clock.time() - sandboxPayoutMs)
    await api.database.write((manager) => manager.update(Payout, { payoutID }, { sentAt }))
    await workOffPayouts(api, payoutID)
    expect((await desk.read(payoutID)).body.status).toBe('paid')
    expect(await balanceOf(merchant)).toMatchObject({ available: 9_562, inTransit: 0 })
  })

  it('refuses what it cannot pay out, each by name', async () => {
    const merchant = await buildPaidMerchant(api)
    const { clientID } = merchant
    const code = async (body: Record<string, unknown>) =>
      (await desk.create({ clientID, currency: 'USD', ...body })).body.code
    expect(await code({})).toBe('NOTHING_TO_PAY_OUT')
    const transactionID = await paid(merchant)
    expect(await code({ amount: 9_751 })).toBe('PAYOUT_TOO_LARGE')
    expect(await code({ amount: 1.5 })).toBe('INVALID_INPUT')
    expect(await code({ currency: 'XYZ' })).toBe('INVALID_INPUT')
    expect(await code({ clientID: 'cli_00000000000000000000000000' })).toBe('NOT_FOUND')
    await desk.create({ clientID, currency: 'USD' })
    await merchant.ask(transactionID, 'refunds', { amount: 5_000 })
    expect(await code({})).toBe('NEGATIVE_BALANCE')
    await merchant.setAccount({ accountNumber: 'GB29NWBK60161331926819', accountHolder: 'Acme two' })
    expect(await code({})).toBe('PAYOUTS_HELD')
    const none = await buildPaidMerchant(api)
    await api.call('PUT', `/clients/${none.clientID}/settlement-account`, { token: none.token, body: {} })
    expect(
      (
        await api.call('POST', '/payouts?mode=live', {
          token: desk.maker,
          body: { clientID: none.clientID, currency: 'USD' },
          headers: idempotencyKey(),
        })
      ).body.code,
    ).toBe('NO_PAYOUT_RAIL')
  })
})

describe('the sandbox as a rail', () => {
  beforeAll(() => {
    // However long this test takes, the sandbox is not yet done with what it was sent.
    api.app.get(SandboxTimes, { strict: false }).payoutMs = 3_600_000
  })
  const through = async (amount: number) => {
    const merchant = await buildPaidMerchant(api)
    await paid(merchant, 100_000)
    const { payoutID } = (await desk.create({ clientID: merchant.clientID, currency: 'USD', amount })).body
    expect((await desk.approve(payoutID)).body.status).toBe('approved')
    const statuses: string[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      await workOffPayouts(api, payoutID)
      const { status } = (await desk.read(payoutID)).body
      if (statuses.at(-1) !== status) statuses.push(status)
    }
    return { merchant, statuses, payoutID }
  }

  it('pays after a while', async () => {
    const { merchant, statuses } = await through(10_000)
    expect(statuses).toEqual(['sent'])
    expect(await balanceOf(merchant)).toMatchObject({ available: 87_500, inTransit: 10_000 })
  })

  it('fails where the amount ends in 66', async () => {
    const { merchant, statuses, payoutID } = await through(10_066)
    expect(statuses).toEqual(['failed'])
    expect((await desk.read(payoutID)).body.reason).toBe('The bank account doesn’t exist')
    // It was due once more after its end, and isn't asked about for good.
    expect((await api.database.read.findOneByOrFail(Payout, { payoutID })).dueAt).toBeNull()
    expect(await balanceOf(merchant)).toMatchObject({ available: 97_500, inTransit: 0 })
  })
})
