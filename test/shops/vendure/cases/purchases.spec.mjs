// Orders that are paid, and the sessions they are paid by.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as shop from '../buying.mjs'
import { samplesOf } from '../check-types.mjs'
import { run, transaction } from '../run.mjs'

async function typeCard(frame, number = '4242 4242 4242 4242') {
  await frame.locator('html[data-scripts=running]').waitFor()
  await frame.locator('[name=cardNumber]').fill(number)
  await frame.locator('[name=expiry]').fill('12 / 34')
  await frame.locator('[name=securityCode]').fill('123')
  await frame.getByRole('button', { name: /^Pay/ }).click()
}

async function visit(address) {
  const context = await run.browser.newContext()
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  await page.goto(address)
  return { context, page }
}

describe('a purchase', () => {
  test('is paid in the frame on the shop’s page, and the webhook puts the payment on the order', async () => {
    const { visitor, order } = await shop.fillCart(run.world)
    const session = await shop.openSession(visitor)
    const { context, page } = await visit(`${run.world.storefront.origin}/?secret=${session.clientSecret}`)
    await typeCard(page.frameLocator('iframe').first())
    await page.getByText(session.checkoutSessionID).waitFor()
    const paid = await shop.reaches(run.world, order, 'PaymentSettled')
    assert.deepEqual(
      paid.payments.map(({ state, amount }) => [state, amount]),
      [['Settled', order.totalWithTax]],
    )
    assert.equal(paid.payments[0].metadata.public.cardLast4, '4242')
    await context.close()
  })

  test('is authorized on the hosted page, settled in the admin and refunded in two parts', async () => {
    const { visitor, order } = await shop.fillCart(run.world)
    const session = await shop.openSession(visitor, 'manual')
    const { context, page } = await visit(session.url)
    await typeCard(page)
    await page.waitForURL(`${run.world.storefront.origin}/thanks/${order.code}**`)
    const authorized = await shop.reaches(run.world, order, 'PaymentAuthorized')
    assert.equal(authorized.payments[0].method, 'gatehouse-manual')
    assert.equal((await shop.settle(run.world, authorized)).state, 'Settled')
    const settled = await shop.reaches(run.world, order, 'PaymentSettled')
    assert.equal((await shop.refund(run.world, settled, 300)).state, 'Settled')
    assert.equal((await shop.refund(run.world, settled, order.totalWithTax - 300)).state, 'Settled')
    await assert.rejects(shop.refund(run.world, settled, 1), /REFUND_AMOUNT_ERROR/)
    await context.close()
  })

  test('may be declined first, and is then paid in the same session', async () => {
    const { visitor, order } = await shop.fillCart(run.world)
    const session = await shop.openSession(visitor)
    await shop.payWithoutPage(run.world, session, 'pm_declined_insufficient_funds')
    assert.equal(await shop.confirm(visitor, session.checkoutSessionID), 'OPEN')
    await shop.payWithoutPage(run.world, session)
    assert.equal((await shop.reaches(run.world, order, 'PaymentSettled')).payments.length, 1)
  })

  test('in yen is paid without the two decimals that Vendure adds, and refused if it needs them', async () => {
    const { order } = await shop.buy(run.world, { channel: run.world.yenToken })
    const [{ transactionId, amount }] = order.payments
    const { amount: paid, currency } = await transaction(transactionId)
    assert.deepEqual([paid * 100, currency, order.totalWithTax], [amount, 'JPY', amount])
    const japan = await run.world.signIn(run.world.yenToken)
    const price = (of) =>
      japan.ask('mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }', {
        input: [{ id: run.world.variant, price: of }],
      })
    await price(100_050)
    const { visitor } = await shop.fillCart(run.world, { channel: run.world.yenToken })
    await assert.rejects(shop.openSession(visitor), /JPY can't be paid: JPY has whole amounts only/)
    await price(100_000)
  })
})

describe('the samples of the README', () => {
  test('open a session and confirm its payment', async () => {
    const [open, confirm] = samplesOf('graphql')
    const { visitor, order } = await shop.fillCart(run.world)
    const session = await visitor.ask(open)
    await shop.payWithoutPage(run.world, session)
    assert.equal(await visitor.ask(confirm, { checkoutSessionID: session.checkoutSessionID }), 'PAID')
    await shop.reaches(run.world, order, 'PaymentSettled')
  })
})

describe('a checkout session', () => {
  test('is the same for two clicks at once and for a customer who comes back', async () => {
    const { visitor } = await shop.fillCart(run.world)
    const clicks = await Promise.all([1, 2, 3].map(() => shop.openSession(visitor)))
    const again = await shop.openSession(visitor)
    assert.equal(new Set([...clicks, again].map(({ checkoutSessionID }) => checkoutSessionID)).size, 1)
  })

  test('expires when the customer goes back to the cart, and the new one asks for the new total', async () => {
    const { visitor } = await shop.fillCart(run.world)
    const first = await shop.openSession(visitor)
    await shop.moveTo(visitor, 'AddingItems')
    const read = () =>
      run.world.product.call(run.world.merchant, 'GET', `/checkout-sessions/${first.checkoutSessionID}`)
    await shop.until('expiry', read, ({ status }) => status === 'expired')
    await shop.addChair(visitor, run.world)
    const order = await shop.moveTo(visitor, 'ArrangingPayment')
    const second = await shop.openSession(visitor)
    await shop.payWithoutPage(run.world, second)
    assert.equal((await shop.reaches(run.world, order, 'PaymentSettled')).payments[0].amount, order.totalWithTax)
    assert.equal(await shop.confirm(visitor, second.checkoutSessionID), 'PAID')
  })

  test('is refused without an order, before the order is ready, and for an unknown method', async () => {
    await assert.rejects(shop.openSession(run.world.visitor()), /There is no active order/)
    const { visitor } = await shop.fillCart(run.world)
    await assert.rejects(shop.openSession(visitor, 'unknown'), /can't be paid with Gatehouse/)
    await shop.moveTo(visitor, 'AddingItems')
    await assert.rejects(shop.openSession(visitor), /state ArrangingPayment first/)
    await assert.rejects(shop.confirm(visitor, 'chs_unknown'), /There is no such session/)
  })
})
