import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Currency } from '#contract/money.js'
import { inquire } from '../../support/payments.js'
import { until } from '../../support/until.js'
import type { Bought } from './shop.js'
import { equal, World } from './world.js'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world?.stop())
beforeEach(() => {
  world.isHookOpen = true
  world.line.faults = []
})

const capture = (id: string, amount?: number) => world.shop.tryAdmin('POST', `/payments/${id}/capture`, { amount })
const refund = (id: string, amount?: number) => world.shop.tryAdmin('POST', `/payments/${id}/refund`, { amount })

describe('a Medusa shop on Gatehouse', () => {
  it('sells, captures and refunds in Medusa Admin, and three books are equal', async () => {
    const bought = await world.shop.checkOut()
    await world.payOnPage(bought)
    await world.shop.complete(bought)
    await world.ordered(bought, 'authorized')
    const { id } = await world.paid(bought)
    expect((await capture(id)).status).toBe(200)
    expect(await world.books(bought)).toEqual(equal(4_200, 0))
    expect((await refund(id, 10)).status).toBe(200)
    expect((await refund(id, 32)).status).toBe(200)
    expect(await world.books(bought)).toEqual(equal(4_200, 4_200))
    expect((await refund(id, 1)).status).toBe(400)
    expect(await world.books(bought)).toEqual(equal(4_200, 4_200))
  })

  it('places the order by webhook when the customer never comes back, and takes the money at once', async () => {
    const bought = await world.shop.checkOut('eur', { provider: 'now', quantity: 2 })
    await world.payOnPage(bought)
    await world.ordered(bought, 'captured')
    expect(await world.books(bought, 'EUR')).toEqual(equal(8_400, 0))
  })

  it('captures a part of a payment on its own page, and then refuses what was released', async () => {
    const bought = await world.shop.checkOut()
    await world.payInFrame(bought)
    await world.shop.complete(bought)
    const { id } = await world.paid(bought)
    expect((await capture(id, 10)).status).toBe(200)
    expect(await world.books(bought)).toEqual(equal(1_000, 0))
    const second = await capture(id, 5)
    expect([second.status, second.body.message]).toEqual([400, expect.stringMatching(/A payment is captured once/)])
    expect(await world.books(bought)).toEqual(equal(1_000, 0))
  })

  it.each<[string, Currency, number]>([
    ['jpy', 'JPY', 42],
    ['kwd', 'KWD', 42_000],
  ])('counts %s in its own minor units', async (code, currency, minor) => {
    const bought = await world.shop.checkOut(code, { provider: 'now' })
    expect(bought.data).toMatchObject({ amount: minor, currency })
    await world.payOnPage(bought)
    await world.shop.complete(bought)
    await world.captured(bought)
    expect(await world.books(bought, currency)).toEqual(equal(minor, 0))
  })

  it('releases the authorization of an order that is canceled', async () => {
    const bought = await world.shop.checkOut()
    await world.payOnPage(bought)
    await world.shop.complete(bought)
    const { id } = await world.ordered(bought, 'authorized')
    await world.shop.admin('POST', `/orders/${id}/cancel`)
    const { data, canceled_at } = await world.shop.payment(bought)
    expect([Boolean(canceled_at), (await world.merchant.detail(data.transactionID)).status]).toEqual([true, 'canceled'])
    expect(await world.books(bought)).toEqual(equal(0, 0))
  })

  it('loses nothing when a webhook is lost, and counts nothing twice when it comes twice', async () => {
    world.isHookOpen = false
    const bought = await world.shop.checkOut('usd', { provider: 'now' })
    world.hook.received.length = 0
    await world.payOnPage(bought)
    const [lost] = await until(
      async () => world.hook.received.filter(({ body }) => body.includes('"transaction.succeeded"')),
      ({ length }) => length > 0,
    )
    expect(await world.shop.order(bought)).toBeUndefined()
    world.isHookOpen = true
    if (!lost) throw new Error('No webhook came')
    await world.handOn(lost)
    await world.ordered(bought, 'captured')
    await world.captured(bought)
    for (let times = 0; times < 2; times += 1) await world.handOn(lost)
    // A second order shows that Medusa has worked off what came before it.
    const after = await world.shop.checkOut('usd', { provider: 'now' })
    await world.payOnPage(after)
    await world.ordered(after, 'captured')
    expect(await world.books(bought)).toEqual(equal(4_200, 0))
    expect((await world.shop.payment(bought)).captures).toHaveLength(1)
  })

  it('records a capture that was made in Gatehouse', async () => {
    const bought = await world.shop.checkOut()
    await world.payOnPage(bought)
    await world.shop.complete(bought)
    const { data } = await world.paid(bought)
    await world.merchant.ask(data.transactionID, 'capture', { amount: 2_500 })
    await until(
      () => world.shop.payment(bought),
      ({ captures }) => captures.length > 0,
    )
    expect(await world.books(bought)).toEqual(equal(2_500, 0))
  })

  it('makes one customer for a signed-in one, who may save the card', async () => {
    const headers = await world.shop.signUp('grace@example.com')
    const first = await world.shop.checkOut('usd', { headers })
    const second = await world.shop.checkOut('usd', { headers })
    const sessionOf = async ({ data }: Bought) =>
      (await world.merchant.get(`/checkout-sessions/${data.checkoutSessionID}`)).body
    const [one, two] = [await sessionOf(first), await sessionOf(second)]
    expect(one).toMatchObject({ customerID: expect.stringMatching(/^cus_/), savePaymentMethod: 'offer' })
    expect(two.customerID).toBe(one.customerID)
    const { body } = await world.merchant.get(`/customers/${one.customerID}`)
    expect(body).toMatchObject({ emailAddress: 'grace@example.com', name: 'Grace Hopper' })
  })

  it('ignores forged webhooks and payments of another store', async () => {
    const bought = await world.shop.checkOut()
    const body = JSON.stringify({
      type: 'transaction.authorized',
      data: { metadata: { medusaPaymentSession: bought.sessionID } },
    })
    await world.handOn({
      headers: { 'webhook-id': 'evt_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AA' },
      body,
    })
    await until(
      async () => world.medusa.said(),
      (said) => /webhook/i.test(said) && /too old|No signature fits/.test(said),
    )
    const before = world.hook.received.length
    await world.merchant.pay({ metadata: { medusaPaymentSession: 'payses_of_another_store' } })
    await until(
      async () => world.hook.received.length,
      (count) => count > before,
    )
    expect(await world.shop.order(bought)).toBeUndefined()
    expect(world.medusa.said()).not.toMatch(/payses_of_another_store/)
  })
})

describe('a storefront that lies', () => {
  it('places no order without a payment, whatever it sends with its session', async () => {
    const paid = await world.shop.checkOut('usd', { provider: 'now' })
    await world.payOnPage(paid)
    const { data } = await world.captured(paid)
    const forged = {
      transactionID: data.transactionID,
      checkoutSessionID: data.checkoutSessionID,
      session_id: paid.sessionID,
    }
    const bought = await world.shop.checkOut('usd', { quantity: 3, data: { ...forged, amount: 1, status: 'captured' } })
    const { type, message } = await world.shop.complete(bought)
    expect([type, message]).toEqual(['not_allowed', expect.stringMatching(/was not authorized with the provider/)])
    expect(await world.shop.order(bought)).toBeUndefined()
  })

  it('leaves no old session open when the customer begins again', async () => {
    const first = await world.shop.checkOut()
    const second = await world.shop.payWith(first.collectionID, 'later')
    const status = async ({ data }: Pick<Bought, 'data'>) =>
      (await world.merchant.get(`/checkout-sessions/${data.checkoutSessionID}`)).body.status
    expect([await status(first), await status(second)]).toEqual(['expired', 'open'])
  })
})

describe('a line between Medusa and Gatehouse that breaks', () => {
  it('refunds once, although the answer was lost and somebody clicks again', async () => {
    const bought = await world.shop.checkOut('usd', { provider: 'now' })
    await world.payOnPage(bought)
    const { id, data } = await world.captured(bought)
    world.line.faults = [{ on: `POST /transactions/${data.transactionID}/refunds`, fault: 'lost', times: 3 }]
    expect((await refund(id, 10)).status).toBe(500)
    expect(await world.books(bought)).toMatchObject({ medusa: [4_200, 0], gatehouse: [4_200, 1_000] })
    expect((await refund(id, 10)).status).toBe(200)
    expect(await world.books(bought)).toEqual(equal(4_200, 1_000))
  })

  it('captures once, although the answer was lost and somebody clicks again', async () => {
    const bought = await world.shop.checkOut()
    await world.payOnPage(bought)
    await world.shop.complete(bought)
    const { id, data } = await world.paid(bought)
    world.line.faults = [{ on: `POST /transactions/${data.transactionID}/capture`, fault: 'lost', times: 3 }]
    expect((await capture(id)).status).toBe(500)
    await until(
      async () => (await world.shop.payment(bought)).captured_at || (await capture(id)).status === 200,
      Boolean,
    )
    expect(await world.books(bought)).toEqual(equal(4_200, 0))
  })

  it('places the order unpaid while nobody knows the outcome, and records the payment later', async () => {
    const bought = await world.shop.checkOut('usd', { provider: 'now' })
    const token = new URL(bought.data.url).pathname.split('/').at(-1)
    const key = { 'idempotency-key': bought.sessionID }
    const paying = { body: { paymentMethod: 'pm_unknown' }, headers: key }
    const { transactionID } = (await world.api.call('POST', `/payment-links/${token}/payments`, paying)).body
    expect(await world.shop.complete(bought)).toMatchObject({ type: 'order' })
    expect(await world.shop.payment(bought)).toBeUndefined()
    await inquire(world.api, transactionID)
    await world.captured(bought)
    expect(await world.books(bought)).toEqual(equal(4_200, 0))
  })
})
