import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient, signInAdmin } from '../support/builders.js'
import { buildCoupon, couponInput, redemptionsOf } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { buildInvoice, lineInput, sendBilling } from '../support/invoices.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
})
afterAll(() => api.close())

const absent = 'cpn_00000000000000000000000000'
const read = (path: string, token: string | undefined = program) => api.call('GET', path, token ? { token } : {})
const invoiceWith = async (given: object) => {
  const { customerID } = await buildCustomer(api, program)
  return { customerID, currency: 'EUR', lines: [lineInput()], ...given }
}
const retire = (couponID: string, token = program) => api.call('POST', `/coupons/${couponID}/retire`, { token })
const fieldsOf = (body: { fields?: object }) => Object.keys(body.fields ?? {})

describe('POST /coupons', () => {
  it('makes a coupon of a percentage or of an amount, and tells of it', async () => {
    const terms = { code: 'spring-24', duration: 'repeating', periods: 3, maxRedemptions: 100, oncePerCustomer: true }
    const made = await buildCoupon(api, program, { ...terms, percentOff: 12.55, redeemBy: '2099-01-01T00:00:00Z' })
    expect(made).toMatchObject({
      ...{ name: 'Spring sale', code: 'SPRING-24', percentOff: 12.55, amountOff: null, currency: null, periods: 3 },
      ...{ duration: 'repeating', maxRedemptions: 100, timesRedeemed: 0, oncePerCustomer: true, state: 'active' },
      ...{ redeemBy: '2099-01-01T00:00:00.000Z', retiredAt: null, mode: 'test', clientID: client.clientID },
    })
    expect((await read(`/coupons/${made.couponID}`)).body).toEqual(made)
    const amount = await buildCoupon(api, client.token, { amountOff: 500, duration: 'forever' })
    expect(amount).toMatchObject({ percentOff: null, amountOff: 500, currency: 'EUR', code: null, periods: null })
    const events = await api.database.read.findBy(Event, { type: 'coupon.created', clientID: client.clientID })
    expect(events.map(({ data }) => JSON.parse(data))).toContainEqual(made)
    const entries = await api.database.read.findBy(AuditEntry, { action: 'coupon.created' })
    expect(entries.map(({ targetID }) => targetID)).toContain(made.couponID)
  })

  it.each([
    ['percentOff', { percentOff: undefined }],
    ['percentOff', { percentOff: 10, amountOff: 500, currency: 'EUR' }],
    ['percentOff', { percentOff: 0 }],
    ['percentOff', { percentOff: 100.01 }],
    ['percentOff', { percentOff: 12.555 }],
    ['percentOff', { percentOff: '50' }],
    ['amountOff', { amountOff: 0 }],
    ['amountOff', { amountOff: 1.5 }],
    ['currency', { amountOff: 500, currency: undefined }],
    ['currency', { percentOff: 50, currency: 'EUR' }],
    ['currency', { amountOff: 500, currency: 'XXX' }],
    ['duration', { duration: 'always' }],
    ['periods', { duration: 'repeating' }],
    ['periods', { duration: 'once', periods: 3 }],
    ['periods', { duration: 'repeating', periods: 0 }],
    ['periods', { duration: 'repeating', periods: 121 }],
    ['maxRedemptions', { maxRedemptions: 0 }],
    ['redeemBy', { redeemBy: '2020-01-01T00:00:00Z' }],
    ['redeemBy', { redeemBy: 'tomorrow' }],
    ['code', { code: 'X'.repeat(200) }],
    ['code', { code: 'SPRING 24' }],
    ['code', { code: 'ПРИВЕТ' }],
    ['name', { name: '' }],
    ['oncePerCustomer', { oncePerCustomer: 'yes' }],
  ])('refuses a wrong %s: %j', async (name, input) => {
    const { status, body } = await sendBilling(api, program, '/coupons', couponInput(input))
    expect([status, fieldsOf(body)]).toEqual([422, [name]])
  })

  it('takes a code once in each mode, without regard to case', async () => {
    await buildCoupon(api, program, { code: 'Autumn' })
    const again = await sendBilling(api, program, '/coupons', couponInput({ code: 'AUTUMN' }))
    expect([again.status, again.body.code, fieldsOf(again.body)]).toEqual([409, 'COUPON_CODE_TAKEN', ['code']])
    const other = await buildClient(api)
    expect((await buildCoupon(api, other.token, { code: 'autumn' })).code).toBe('AUTUMN')
  })

  it('takes the code of a retired coupon again, and finds the active one by it', async () => {
    const first = await buildCoupon(api, program, { code: 'YEARLY' })
    await retire(first.couponID)
    const refused = await sendBilling(api, program, '/invoices', await invoiceWith({ code: 'yearly' }))
    expect([refused.status, refused.body.code]).toEqual([409, 'COUPON_RETIRED'])
    const second = await buildCoupon(api, program, { code: 'yearly' })
    const made = await sendBilling(api, program, '/invoices', await invoiceWith({ code: 'Yearly' }))
    expect([made.status, made.body.couponID]).toEqual([201, second.couponID])
  })

  it('gives one code to one of 20 calls at once', async () => {
    const calls = Array.from({ length: 20 }, () => sendBilling(api, program, '/coupons', couponInput({ code: 'RACE' })))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it('makes one coupon for one idempotency key', async () => {
    const headers = idempotencyKey()
    const calls = [1, 2].map(() => sendBilling(api, program, '/coupons', couponInput(), headers))
    const [first, second] = await Promise.all(calls)
    expect(second?.body).toEqual(first?.body)
  })

  it('answers a repeated call as before, also after the last time to redeem', async () => {
    const headers = idempotencyKey()
    const redeemBy = new Date(clock.time() + 60_000).toISOString()
    const first = await sendBilling(api, program, '/coupons', couponInput({ redeemBy }), headers)
    clock.moveBy(61_000)
    const second = await sendBilling(api, program, '/coupons', couponInput({ redeemBy }), headers)
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect((await read(`/coupons/${first.body.couponID}`)).body.state).toBe('expired')
  })

  it('refuses no token, staff and live mode before the merchant is ready', async () => {
    expect((await api.call('POST', '/coupons', { body: couponInput(), headers: idempotencyKey() })).status).toBe(401)
    expect((await sendBilling(api, await signInAdmin(api), '/coupons', couponInput())).status).toBe(403)
    const live = await sendBilling(api, client.token, '/coupons?mode=live', couponInput())
    expect([live.status, live.body.code]).toEqual([409, 'LIVE_NOT_OPEN'])
    expect((await api.call('POST', '/coupons', { token: program, body: couponInput() })).status).toBe(400)
  })
})

describe('GET /coupons', () => {
  it('finds by code, name and state', async () => {
    const own = await buildClient(api)
    const winter = await buildCoupon(api, own.token, { name: 'Cold days', code: 'WINTER' })
    const summer = await buildCoupon(api, own.token, { name: 'Warm days', code: 'SUMMER' })
    await retire(summer.couponID, own.token)
    const idsOf = async (query: string) =>
      (await read(`/coupons${query}`, own.token)).body.items.map((one: { couponID: string }) => one.couponID)
    expect(await idsOf('')).toEqual([summer.couponID, winter.couponID])
    expect(await idsOf('?q=winter')).toEqual([winter.couponID])
    expect(await idsOf('?q=warm')).toEqual([summer.couponID])
    const used = await buildCoupon(api, own.token, { maxRedemptions: 1 })
    await buildInvoice(api, own.token, { couponID: used.couponID })
    const redeemBy = new Date(clock.time() + 60_000).toISOString()
    const expired = await buildCoupon(api, own.token, { redeemBy })
    clock.moveBy(61_000)
    expect(await idsOf('?state=active')).toEqual([winter.couponID])
    expect(await idsOf('?state=retired')).toEqual([summer.couponID])
    expect(await idsOf('?state=used_up')).toEqual([used.couponID])
    expect(await idsOf('?state=expired')).toEqual([expired.couponID])
    expect((await read(`/coupons/${used.couponID}`, own.token)).body.state).toBe('used_up')
    expect((await read('/coupons?state=gone', own.token)).status).toBe(422)
  })

  it.each(['', `/${absent}`, `/${absent}/redemptions`])('refuses no token and staff at /coupons%s', async (path) => {
    expect((await api.call('GET', `/coupons${path}`)).status).toBe(401)
    expect((await read(`/coupons${path}`, await signInAdmin(api))).status).toBe(403)
  })
})

describe('a coupon', () => {
  it('is found by its own merchant only', async () => {
    const { couponID } = await buildCoupon(api, program)
    const { token } = await buildClient(api)
    for (const id of [couponID, absent]) {
      expect((await read(`/coupons/${id}`, token)).status).toBe(404)
      expect((await read(`/coupons/${id}/redemptions`, token)).status).toBe(404)
      expect((await retire(id, token)).status).toBe(404)
    }
    expect((await read(`/coupons/${couponID}`)).body.state).toBe('active')
  })

  it('is retired once, and told of once', async () => {
    const { couponID } = await buildCoupon(api, program)
    const first = await retire(couponID)
    expect([first.status, first.body.state, first.body.retiredAt]).toEqual([200, 'retired', expect.any(String)])
    expect((await retire(couponID)).body).toEqual(first.body)
    const events = await api.database.read.findBy(Event, { type: 'coupon.retired', clientID: client.clientID })
    expect(events.filter(({ data }) => data.includes(couponID))).toHaveLength(1)
    expect((await api.call('POST', `/coupons/${couponID}/retire`)).status).toBe(401)
    expect((await retire(couponID, await signInAdmin(api))).status).toBe(403)
  })

  it('lists who redeemed it', async () => {
    const coupon = await buildCoupon(api, program)
    const { invoiceID, customerID } = await buildInvoice(api, program, { couponID: coupon.couponID })
    const [redemption, ...others] = await redemptionsOf(api, program, coupon)
    expect(redemption).toMatchObject({ customerID, invoiceID, subscriptionID: null, periodsLeft: 0, releasedAt: null })
    expect(others).toEqual([])
    expect((await read(`/coupons/${coupon.couponID}`)).body.timesRedeemed).toBe(1)
  })
})
