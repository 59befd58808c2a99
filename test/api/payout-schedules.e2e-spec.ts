import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { PayoutSchedule } from '../../api/src/money/payouts/payout-schedule.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
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

const set = ({ clientID, token }: PaidMerchant, body: object, by = token) =>
  api.call('PUT', `/clients/${clientID}/payout-schedule`, { token: by, body })
const makeDue = ({ clientID }: PaidMerchant) =>
  api.database.write((manager) => manager.update(PayoutSchedule, { clientID }, { dueAt: new Date(1_000) }))
const payoutsOf = ({ clientID }: PaidMerchant) =>
  api.database.read.find(Payout, { where: { clientID }, order: { createdAt: 'ASC' } })

describe('the schedule of payouts', () => {
  it('makes a payout at its time, once however many look at once, and waits for approval', async () => {
    const merchant = await buildPaidMerchant(api)
    await merchant.pay()
    expect((await set(merchant, { interval: 'daily' })).body.nextAt).toMatch(/T06:00:00.000Z$/)
    await workOffPayouts(api)
    expect(await payoutsOf(merchant)).toHaveLength(0)
    await makeDue(merchant)
    await Promise.all(Array.from({ length: 5 }, () => workOffPayouts(api)))
    const [payout, ...more] = await payoutsOf(merchant)
    expect([payout?.status, payout?.amount, payout?.actorKind, more]).toEqual([
      'awaiting_approval',
      9_750,
      'system',
      [],
    ])
    const { dueAt } = await api.database.read.findOneByOrFail(PayoutSchedule, { clientID: merchant.clientID })
    expect(dueAt && dueAt.getTime() > clock.time()).toBe(true)
    expect((await desk.approve(payout?.payoutID ?? '', desk.maker)).body.status).toBe('approved')
  })

  it('waits for the least amount, each currency for itself', async () => {
    const merchant = await buildPaidMerchant(api)
    await merchant.pay()
    await merchant.pay({ currency: 'EUR' })
    await set(merchant, { interval: 'weekly', weekday: 3, leastAmounts: { USD: 9_751 } })
    await makeDue(merchant)
    await workOffPayouts(api)
    expect((await payoutsOf(merchant)).map(({ currency }) => currency)).toEqual(['EUR'])
  })

  it('keeps back the reserve that staff alone say, of payments from then on', async () => {
    const merchant = await buildPaidMerchant(api)
    const reserve = { interval: 'manual', reservePercentage: 12.5, reserveDays: 30 }
    const refused = await set(merchant, reserve)
    expect([refused.status, refused.body.code]).toEqual([403, 'RESERVE_IS_STAFFS'])
    expect((await set(merchant, { ...reserve, reservePercentage: 100.001 }, desk.maker)).status).toBe(422)
    expect((await set(merchant, reserve, desk.maker)).body).toMatchObject({ reservePercentage: 12.5, reserveDays: 30 })
    expect((await set(merchant, { interval: 'daily' })).body).toMatchObject({
      reservePercentage: 12.5,
      reserveDays: 30,
    })
    await merchant.pay()
    const { clientID, token } = merchant
    const [balance] = (await api.call('GET', `/clients/${clientID}/balance`, { token })).body.items
    expect(balance).toMatchObject({ available: 8_531, reserved: 1_219 })
  })

  it('leaves what is younger than the delay, which staff alone say', async () => {
    const merchant = await buildPaidMerchant(api)
    const { transactionID } = (await merchant.pay()).body
    await merchant.pay({ amount: 20_000 })
    const refused = await set(merchant, { interval: 'daily', delayDays: 3 })
    expect([refused.status, refused.body.code]).toEqual([403, 'DELAY_IS_STAFFS'])
    await set(merchant, { interval: 'daily', delayDays: 3 }, desk.maker)
    expect((await set(merchant, { interval: 'daily', delayDays: 3 })).status).toBe(200)
    // The chain names the time of each entry, so the clock is moved instead of the row.
    const entry = await api.database.read.findOneByOrFail(LedgerEntry, { transactionID, account: 'client_available' })
    expect(entry.createdAt.getTime()).toBeLessThanOrEqual(clock.time())
    await makeDue(merchant)
    await workOffPayouts(api)
    expect(await payoutsOf(merchant)).toHaveLength(0)
    await set(merchant, { interval: 'daily', delayDays: 0 }, desk.maker)
    await makeDue(merchant)
    await workOffPayouts(api)
    expect((await payoutsOf(merchant)).map(({ amount }) => amount)).toEqual([29_250])
  })

  it('passes over a client that nothing can be paid to, and says why', async () => {
    const merchant = await buildPaidMerchant(api)
    await merchant.pay()
    await set(merchant, { interval: 'monthly', dayOfMonth: 31 })
    await merchant.setAccount({ accountNumber: 'GB29NWBK60161331926819' })
    await makeDue(merchant)
    await workOffPayouts(api)
    expect(await payoutsOf(merchant)).toHaveLength(0)
    const { token, clientID } = merchant
    const { body } = await api.call('GET', `/clients/${clientID}/payout-schedule`, { token })
    expect(body.standings).toMatchObject([{ currency: 'USD', available: 9_750, obstacle: 'held' }])
  })

  it('refuses what is no schedule', async () => {
    const merchant = await buildPaidMerchant(api)
    for (const body of [
      {},
      { interval: 'hourly' },
      { interval: 'weekly', weekday: 8 },
      { interval: 'monthly', dayOfMonth: 0 },
      { interval: 'daily', leastAmounts: { USD: -1 } },
      { interval: 'daily', leastAmounts: { XXX: 1 } },
    ])
      expect((await set(merchant, body)).status).toBe(422)
    const other = await buildPaidMerchant(api)
    expect((await set(merchant, { interval: 'daily' }, other.token)).status).toBe(404)
  })
})
