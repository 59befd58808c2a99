// `npm run shop:vendure`: buys, captures, refunds and cancels in a real Vendure, and compares the books on both sides.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { chromium } from 'playwright-core'
import { findChromium } from '../../support/chromium.mjs'
import { startBrowser } from '../../support/shared-browser.mjs'
import { compareBooks, compareLedger } from './books.mjs'
import * as shop from './buying.mjs'
import { install } from './install.mjs'
import { World } from './world.mjs'

let world
let server
let browser
/** Payments that fit no order and went back, and payments of another program of the merchant. */
const returned = []
const foreign = []

before(async () => {
  install()
  server = await startBrowser(await findChromium())
  browser = await chromium.connect(server.address)
  world = await World.build()
})
after(async () => {
  await browser?.close()
  await server?.stop()
  await world?.end()
})

const transaction = (id) => world.product.call(world.merchant, 'GET', `/transactions/${id}`)
const loseWebhooks = () => (world.hooks.decide = () => 'lose')
const passWebhooks = () => (world.hooks.decide = () => 'pass')
/** Sent again as it came, for instance one that was lost. */
const repeat = async (one, change) => (await world.hooks.send(one, change)).status
const heard = (type, id) =>
  shop.until(
    `${type} of ${id}`,
    () => world.hooks.webhooks(type, id),
    (found) => found.length > 0,
  )

async function typeCard(frame, number = '4242 4242 4242 4242') {
  await frame.locator('html[data-scripts=running]').waitFor()
  await frame.locator('[name=cardNumber]').fill(number)
  await frame.locator('[name=expiry]').fill('12 / 34')
  await frame.locator('[name=securityCode]').fill('123')
  await frame.getByRole('button', { name: /^Pay/ }).click()
}

async function visit(address) {
  const context = await browser.newContext()
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  await page.goto(address)
  return { context, page }
}

describe('a purchase', () => {
  test('is paid in the frame on the shop’s page, and the webhook puts the payment on the order', async () => {
    const { visitor, order } = await shop.fillCart(world)
    const session = await shop.openSession(visitor)
    const { context, page } = await visit(`${world.storefront.origin}/?secret=${session.clientSecret}`)
    await typeCard(page.frameLocator('iframe').first())
    await page.getByText(session.checkoutSessionID).waitFor()
    const paid = await shop.reaches(world, order, 'PaymentSettled')
    assert.deepEqual(
      paid.payments.map(({ state, amount }) => [state, amount]),
      [['Settled', order.totalWithTax]],
    )
    assert.equal(paid.payments[0].metadata.public.cardLast4, '4242')
    await context.close()
  })

  test('is authorized on the hosted page, settled in the admin and refunded in two parts', async () => {
    const { visitor, order } = await shop.fillCart(world)
    const session = await shop.openSession(visitor, 'manual')
    const { context, page } = await visit(session.url)
    await typeCard(page)
    await page.waitForURL(`${world.storefront.origin}/thanks/${order.code}**`)
    const authorized = await shop.reaches(world, order, 'PaymentAuthorized')
    assert.equal((await shop.settle(world, authorized)).state, 'Settled')
    const settled = await shop.reaches(world, order, 'PaymentSettled')
    assert.equal((await shop.refund(world, settled, 300)).state, 'Settled')
    assert.equal((await shop.refund(world, settled, order.totalWithTax - 300)).state, 'Settled')
    await assert.rejects(shop.refund(world, settled, 1), /REFUND_AMOUNT_ERROR/)
    await context.close()
  })

  test('may be declined first, and is then paid in the same session', async () => {
    const { visitor, order } = await shop.fillCart(world)
    const session = await shop.openSession(visitor)
    await shop.payWithoutPage(world, session, 'pm_declined_insufficient_funds')
    assert.equal(await shop.confirm(visitor, session.checkoutSessionID), 'OPEN')
    await shop.payWithoutPage(world, session)
    assert.equal((await shop.reaches(world, order, 'PaymentSettled')).payments.length, 1)
  })

  test('in yen is paid without the two decimals that Vendure adds, and refused if it needs them', async () => {
    const { order } = await shop.buy(world, { channel: world.yenToken })
    const [{ transactionId, amount }] = order.payments
    const { amount: paid, currency } = await transaction(transactionId)
    assert.deepEqual([paid * 100, currency, order.totalWithTax], [amount, 'JPY', amount])
    const japan = await world.signIn(world.yenToken)
    const price = (of) =>
      japan.ask('mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }', {
        input: [{ id: world.variant, price: of }],
      })
    await price(100_050)
    const { visitor } = await shop.fillCart(world, { channel: world.yenToken })
    await assert.rejects(shop.openSession(visitor), /JPY can't be paid: JPY has whole amounts only/)
    await price(100_000)
  })
})

describe('a checkout session', () => {
  test('is the same for two clicks at once and for a customer who comes back', async () => {
    const { visitor } = await shop.fillCart(world)
    const clicks = await Promise.all([1, 2, 3].map(() => shop.openSession(visitor)))
    const again = await shop.openSession(visitor)
    assert.equal(new Set([...clicks, again].map(({ checkoutSessionID }) => checkoutSessionID)).size, 1)
  })

  test('expires when the customer goes back to the cart, and the new one asks for the new total', async () => {
    const { visitor } = await shop.fillCart(world)
    const first = await shop.openSession(visitor)
    await shop.moveTo(visitor, 'AddingItems')
    const read = () => world.product.call(world.merchant, 'GET', `/checkout-sessions/${first.checkoutSessionID}`)
    await shop.until('expiry', read, ({ status }) => status === 'expired')
    await shop.addChair(visitor, world)
    const order = await shop.moveTo(visitor, 'ArrangingPayment')
    const second = await shop.openSession(visitor)
    await shop.payWithoutPage(world, second)
    assert.equal((await shop.reaches(world, order, 'PaymentSettled')).payments[0].amount, order.totalWithTax)
    assert.equal(await shop.confirm(visitor, second.checkoutSessionID), 'PAID')
  })

  test('is refused without an order, before the order is ready, and for an unknown method', async () => {
    await assert.rejects(shop.openSession(world.visitor()), /There is no active order/)
    const { visitor } = await shop.fillCart(world)
    await assert.rejects(shop.openSession(visitor, 'unknown'), /can't be paid with Gatehouse/)
    await shop.moveTo(visitor, 'AddingItems')
    await assert.rejects(shop.openSession(visitor), /state ArrangingPayment first/)
    await assert.rejects(shop.confirm(visitor, 'chs_unknown'), /There is no such session/)
  })
})

describe('a payment of an old total', () => {
  for (const capture of ['automatic', 'manual'])
    test(`goes back to the customer, and the new total is paid instead (${capture} capture)`, async () => {
      const { visitor, order } = await shop.fillCart(world)
      const session = await shop.openSession(visitor, capture)
      loseWebhooks()
      const { transactionID } = await shop.payWithoutPage(world, session)
      const [lost] = await heard('checkout_session.completed', session.checkoutSessionID)
      await shop.moveTo(visitor, 'AddingItems')
      await shop.addChair(visitor, world)
      await shop.moveTo(visitor, 'ArrangingPayment')
      passWebhooks()
      assert.deepEqual(await Promise.all([repeat(lost), repeat(lost)]), [204, 204])
      returned.push(transactionID)
      const now = await shop.readOrder(world, order)
      assert.deepEqual([now.state, now.payments], ['ArrangingPayment', []])
      const notes = shop.notesOf(now)
      assert.equal(notes.length, 1)
      assert.match(notes[0], /doesn't fit: the order now needs .* EUR\. The money went back to the customer/)
      const gone = await transaction(transactionID)
      if (capture === 'manual') assert.equal(gone.status, 'canceled')
      else assert.deepEqual([gone.amountRefunded, gone.refunds.length], [gone.amountCaptured, 1])
      assert.equal(await shop.confirm(visitor, session.checkoutSessionID), 'RETURNED')
      await shop.payWithoutPage(world, await shop.openSession(visitor, capture))
      await shop.reaches(world, order, capture === 'manual' ? 'PaymentAuthorized' : 'PaymentSettled')
    })
})

describe('webhooks', () => {
  test('one that is lost: the customer’s return settles the order, and the late webhook changes nothing', async () => {
    const { visitor, order } = await shop.fillCart(world)
    const session = await shop.openSession(visitor)
    loseWebhooks()
    await shop.payWithoutPage(world, session)
    const [lost] = await heard('checkout_session.completed', session.checkoutSessionID)
    assert.equal((await shop.readOrder(world, order)).state, 'ArrangingPayment')
    const clicks = await Promise.all([1, 2, 3].map(() => shop.confirm(visitor, session.checkoutSessionID)))
    assert.deepEqual(clicks, ['PAID', 'PAID', 'PAID'])
    passWebhooks()
    assert.equal(await repeat(lost), 204)
    const now = await shop.readOrder(world, order)
    assert.deepEqual([now.state, now.payments.length], ['PaymentSettled', 1])
  })

  test('one that comes five times at once adds one payment', async () => {
    const { visitor, order } = await shop.fillCart(world)
    const session = await shop.openSession(visitor)
    loseWebhooks()
    await shop.payWithoutPage(world, session)
    const [lost] = await heard('checkout_session.completed', session.checkoutSessionID)
    passWebhooks()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => repeat(lost)))
    assert.deepEqual(answers, [204, 204, 204, 204, 204])
    assert.equal((await shop.readOrder(world, order)).payments.length, 1)
  })

  test('forged, changed, old, empty and huge ones are refused', async () => {
    const [genuine] = world.hooks.webhooks('checkout_session.completed')
    const changed = Buffer.from(genuine.body.toString().replace('"amount":', '"amount":1'))
    assert.equal(await repeat(genuine, { headers: { 'webhook-signature': 'v1,AAAA' } }), 400)
    assert.equal(await repeat(genuine, { headers: { 'webhook-timestamp': '1700000000' } }), 400)
    assert.equal(await repeat(genuine, { body: changed }), 400)
    assert.equal(await repeat(genuine, { body: '' }), 400)
    assert.equal(await repeat(genuine, { body: '[]', headers: { 'webhook-id': '' } }), 400)
    const huge = await repeat(genuine, { body: 'x'.repeat(2_000_000) }).catch(() => 413)
    assert.equal(huge, 413)
  })

  test('a payment of another program, even with the same reference, leaves the order alone', async () => {
    const { visitor, order } = await shop.fillCart(world)
    const { storefront, product, merchant } = world
    const body = {
      amount: 1,
      currency: 'EUR',
      description: 'Another shop',
      reference: order.code,
      metadata: { vendureChannel: 'another-shop', vendureOrderID: order.id, vendureOrderCode: order.code },
      successURL: storefront.origin,
      cancelURL: storefront.origin,
    }
    const session = await product.call(merchant, 'POST', '/checkout-sessions', body)
    const { transactionID } = await shop.payWithoutPage(world, session)
    foreign.push(transactionID)
    await heard('checkout_session.completed', session.checkoutSessionID)
    const now = await shop.readOrder(world, order)
    assert.deepEqual([now.state, now.payments, shop.notesOf(now)], ['ArrangingPayment', [], []])
    await assert.rejects(shop.confirm(visitor, session.checkoutSessionID), /There is no such session/)
    const metadata = { checkoutSessionID: session.checkoutSessionID }
    const add = `mutation ($input: PaymentInput!) { addPaymentToOrder(input: $input) { ... on Order { id } } }`
    await assert.rejects(
      visitor.ask(add, { input: { method: 'gatehouse-automatic', metadata } }),
      /createGatehouseCheckoutSession/,
    )
  })
})
