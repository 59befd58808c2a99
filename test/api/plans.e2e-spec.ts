import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { standardPlanID } from '#contract/plan-terms.js'
import { DueReserves } from '../../api/src/money/reserves/due-reserves.js'
import { KeptReserve } from '../../api/src/money/reserves/kept-reserve.entity.js'
import { saveReserve } from '../../api/src/money/plans/terms-of-client.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, openDispute, workOff } from '../support/payments.js'
import { Random } from '../support/random.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let slow: TestApi
let admin: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  merchant = await buildMerchant(api)
  slow = await startApi({ SETTLEMENT_DELAY_SECONDS: '86400' })
})
afterAll(() => Promise.all([api.close(), slow.close()]))

const usd = { currency: 'USD', fixed: 30, refund: 50, dispute: 1_500, payout: 100 }
const priced = { name: 'Growth', chargePercentage: 2.9, fees: [usd], methods: [] }
const save = (method: string, path: string, body: object, token = admin) => api.call(method, path, { token, body })
const available = async ({ get }: Merchant) => (await get('/balance')).body.items[0]
const give = (to: Merchant, body: object) => save('PUT', `/clients/${to.clientID}/terms`, body)

describe('plans', () => {
  it('begin with the standard plan, which is what the specification says', async () => {
    const { items } = (await api.call('GET', '/plans', { token: admin })).body
    expect(items).toMatchObject([
      { planID: standardPlanID, chargePercentage: null, fees: [], methods: [], isStandard: true },
    ])
    expect((await api.call('DELETE', `/plans/${standardPlanID}`, { token: admin })).body.code).toBe(
      'STANDARD_PLAN_STAYS',
    )
    const { transactionID } = (await merchant.pay()).body
    const { fee, terms } = await merchant.detail(transactionID)
    expect([fee, terms]).toMatchObject([
      250,
      { planID: standardPlanID, chargePercentage: 2.5, fixedFee: 0, refundFee: 0 },
    ])
  })

  it('are made, changed and deleted; one that a client has stays', async () => {
    const { status, body: made } = await save('POST', '/plans', priced)
    expect([status, made]).toMatchObject([201, { ...priced, clients: 0, isStandard: false }])
    const theirs = await buildMerchant(api)
    expect((await give(theirs, { planID: made.planID })).body).toMatchObject({
      planName: 'Growth',
      chargePercentage: 2.9,
    })
    const first = (await theirs.pay()).body.transactionID
    const changed = await save('PUT', `/plans/${made.planID}`, { ...priced, chargePercentage: 3.4 })
    expect(changed.body).toMatchObject({ chargePercentage: 3.4, clients: 1 })
    const second = (await theirs.pay()).body.transactionID
    expect([(await theirs.detail(first)).fee, (await theirs.detail(second)).fee]).toEqual([320, 370])
    const refused = await api.call('DELETE', `/plans/${made.planID}`, { token: admin })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'One client uses this plan. Move it to another plan first.',
    ])
    expect((await give(theirs, {})).body).toMatchObject({ planID: standardPlanID, chargePercentage: 2.5 })
    expect((await api.call('DELETE', `/plans/${made.planID}`, { token: admin })).status).toBe(204)
    expect((await api.call('GET', `/plans/${made.planID}`, { token: admin })).status).toBe(404)
    await expectSoundBooks(api)
  })

  it.each([
    [{ name: '' }, 'Enter a name for the plan'],
    [{ chargePercentage: 2.999 }, /percentage from 0 to 100/],
    [{ chargePercentage: 101 }, /percentage from 0 to 100/],
    [{ fees: [usd, usd] }, /Fees must be a list/],
    [{ fees: [{ ...usd, fixed: 0.5 }] }, /Fees must be a list/],
    [{ fees: [{ ...usd, fixed: -1 }] }, /Fees must be a list/],
    [{ fees: [{ ...usd, other: 1 }] }, /Fees must be a list/],
    [{ fees: { USD: 1 } }, /Fees must be a list/],
    [{ methods: [{ paymentMethod: 'card', chargePercentage: 1, currency: null, fixed: 1 }] }, /Methods must be a list/],
    [
      { methods: [{ paymentMethod: '4242424242424242', chargePercentage: 1, currency: null, fixed: 0 }] },
      /Methods must be a list/,
    ],
  ])('refuse %j', async (fault, message) => {
    const { status, body } = await save('POST', '/plans', { ...priced, ...fault })
    expect(status).toBe(422)
    expect(body.message).toMatch(message)
  })

  it('are for staff, and a client sees what it pays', async () => {
    for (const token of [merchant.token, merchant.accessToken])
      expect((await api.call('GET', '/plans', { token })).status).toBe(403)
    expect((await save('PUT', `/clients/${merchant.clientID}/terms`, {}, merchant.token)).status).toBe(403)
    const own = await api.call('GET', `/clients/${merchant.clientID}/terms`, { token: merchant.token })
    expect(own.body).toMatchObject({ chargePercentage: 2.5, reserve: { percentage: 0, days: 0 } })
    expect((await give(merchant, { planID: 'pln_nobody' })).status).toBe(404)
    expect((await give(merchant, { planID: standardPlanID, terms: {} })).status).toBe(422)
  })
})

describe('terms of a client’s own', () => {
  it('cost a refund and a dispute as lines of their own, frozen when the payment was created', async () => {
    const theirs = await buildMerchant(api)
    await give(theirs, { terms: { fees: [usd] } })
    const { transactionID } = (await theirs.pay({ paymentMethod: 'pm_dispute_later' })).body
    await give(theirs, {})
    const back = await theirs.ask(transactionID, 'refunds', { amount: 5_000 })
    expect(back.body).toMatchObject({ status: 'succeeded', refundFee: 50 })
    await openDispute(api, theirs, transactionID)
    const { fee, refunds, disputes, terms } = await theirs.detail(transactionID)
    expect([fee, refunds[0]?.refundFee, disputes[0]?.disputeFee, terms?.planID]).toEqual([280, 50, 1_500, null])
    expect(await available(theirs)).toMatchObject({ available: -1_550, disputed: 4_860 })
    await expectSoundBooks(api)
  })

  it('are verified: no frozen number changes unseen', async () => {
    const theirs = await buildMerchant(api)
    await give(theirs, { terms: { fees: [usd] } })
    const { transactionID } = (await theirs.pay()).body
    const back = await theirs.ask(transactionID, 'refunds', { amount: 1_000 })
    expect(back.body).toMatchObject({ status: 'succeeded', refundFee: 50 })
    for (const [change, was] of [
      [{ fixedFee: 31 }, { fixedFee: 30 }],
      [{ refundFee: 51 }, { refundFee: 50 }],
    ]) {
      await edit(api, transactionID, change as object)
      expect((await verifyLedger(api.database)).fault).toMatch(transactionID)
      await edit(api, transactionID, was as object)
    }
    await expectSoundBooks(api)
  })
})

describe('a reserve', () => {
  const due = (of: TestApi) => of.app.get(DueReserves, { strict: false }).workOff(new AbortController().signal)
  const makeDue = (of: TestApi, clientID: string) =>
    of.database.write((manager) => manager.update(KeptReserve, { clientID }, { releaseAt: new Date(1) }))

  it.each([
    ['at once', () => api, 0],
    ['after its delay', () => slow, 1],
  ])('is kept when a payment settles %s, and released once, to the cent', async (_, which, delayed) => {
    const own = which()
    const theirs = await buildMerchant(own)
    const reserve = { reserveHundredths: 333, reserveDays: 30 }
    await own.database.write((manager) => saveReserve(manager, theirs.clientID, reserve))
    const { transactionID } = (await theirs.pay()).body
    if (delayed) {
      expect(await available(theirs)).toMatchObject({ available: 0, pending: 9_750, reserved: 0 })
      await edit(own, transactionID, { settlesAt: new Date(1), dueAt: new Date(1) })
      await workOff(own)
    }
    expect(await available(theirs)).toMatchObject({ available: 9_750 - 325, reserved: 325 })
    await expectSoundBooks(own)
    expect(await due(own)).toBe(0)
    await makeDue(own, theirs.clientID)
    await Promise.all([due(own), due(own), due(own)])
    expect(await available(theirs)).toMatchObject({ available: 9_750, reserved: 0 })
    expect(await due(own)).toBe(0)
    await expectSoundBooks(own)
  })

  it('is verified: neither what was kept nor its release changes unseen', async () => {
    const theirs = await buildMerchant(api)
    const { clientID } = theirs
    await api.database.write((manager) => saveReserve(manager, clientID, { reserveHundredths: 1_000, reserveDays: 1 }))
    await theirs.pay()
    const set = (change: Partial<KeptReserve>) =>
      api.database.write((manager) => manager.update(KeptReserve, { clientID }, change))
    const faults = [
      [{ amount: 976 }, { amount: 975 }, /reserve/],
      [{ releasedAt: clock.now() }, { releasedAt: null }, /the posting of its reserve_released is missing/],
    ] as const
    for (const [change, was, fault] of faults) {
      await set(change)
      expect((await verifyLedger(api.database)).fault).toMatch(fault)
      await set(was)
    }
    await expectSoundBooks(api)
  })
})

describe('random prices and reserves', () => {
  it('leave a client exactly the nets of its payments, and the books sum to zero', async () => {
    const random = new Random(20_261_123)
    const theirs = await buildMerchant(api)
    const upTo = (max: number) => Math.floor(random.next() * (max + 1))
    let nets = 0
    for (let turn = 0; turn < 30; turn += 1) {
      const fees = [{ currency: 'USD', fixed: upTo(80), refund: upTo(60), dispute: upTo(900), payout: 0 }]
      await give(theirs, { terms: { chargePercentage: upTo(999) / 100, fees } })
      const reserve = { reserveHundredths: upTo(2_000), reserveDays: upTo(3) }
      await api.database.write((manager) => saveReserve(manager, theirs.clientID, reserve))
      const amount = 100 + upTo(20_000)
      const { transactionID } = (await theirs.pay({ amount })).body
      if (upTo(2) === 0) await theirs.ask(transactionID, 'refunds', { amount: 50 + upTo(40) })
      const disputeID = upTo(3) === 0 ? await openDispute(api, theirs, transactionID) : ''
      if (disputeID)
        expect((await save('POST', `/disputes/${disputeID}/close`, { outcome: upTo(1) ? 'won' : 'lost' })).status).toBe(
          200,
        )
      const { fee, refunds, disputes, terms } = await theirs.detail(transactionID)
      const gone = refunds.reduce((sum, one) => sum + one.amount - one.feeReturned + one.refundFee, 0)
      const held = disputes.reduce(
        (sum, { status, net, disputeFee }) => sum + disputeFee + (status === 'lost' ? net : 0),
        0,
      )
      expect(terms?.reservePercentage).toBe(reserve.reserveHundredths / 100)
      nets += amount - fee - gone - held
    }
    const { available: free, pending, disputed, reserved, inTransit } = await available(theirs)
    expect(free + pending + disputed + reserved + inTransit).toBe(nets)
    await expectSoundBooks(api)
  })
})
