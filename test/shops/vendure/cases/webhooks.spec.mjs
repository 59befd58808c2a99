// What reaches the shop late, twice, at once, forged or for another order.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as shop from '../buying.mjs'
import { heard, loseWebhooks, passWebhooks, repeat, run, transaction } from '../run.mjs'

describe('a payment of an old total', () => {
  for (const capture of ['automatic', 'manual'])
    test(`goes back to the customer, and the new total is paid instead (${capture} capture)`, async () => {
      const { visitor, order } = await shop.fillCart(run.world)
      const session = await shop.openSession(visitor, capture)
      loseWebhooks()
      const { transactionID } = await shop.payWithoutPage(run.world, session)
      const [lost] = await heard('checkout_session.completed', session.checkoutSessionID)
      await shop.moveTo(visitor, 'AddingItems')
      await shop.addChair(visitor, run.world)
      await shop.moveTo(visitor, 'ArrangingPayment')
      passWebhooks()
      assert.deepEqual(await Promise.all([repeat(lost), repeat(lost)]), [204, 204])
      run.returned.push(transactionID)
      const now = await shop.readOrder(run.world, order)
      assert.deepEqual([now.state, now.payments], ['ArrangingPayment', []])
      const notes = shop.notesOf(now)
      assert.equal(notes.length, 1)
      assert.match(notes[0], /doesn't fit: the order now needs .* EUR\. The money went back to the customer/)
      const gone = await transaction(transactionID)
      if (capture === 'manual') assert.equal(gone.status, 'canceled')
      else assert.deepEqual([gone.amountRefunded, gone.refunds.length], [gone.amountCaptured, 1])
      assert.equal(await shop.confirm(visitor, session.checkoutSessionID), 'RETURNED')
      await shop.payWithoutPage(run.world, await shop.openSession(visitor, capture))
      await shop.reaches(run.world, order, capture === 'manual' ? 'PaymentAuthorized' : 'PaymentSettled')
    })
})

describe('webhooks', () => {
  test('one that is lost: the customer’s return settles the order, and the late webhook changes nothing', async () => {
    const { visitor, order } = await shop.fillCart(run.world)
    const session = await shop.openSession(visitor)
    loseWebhooks()
    await shop.payWithoutPage(run.world, session)
    const [lost] = await heard('checkout_session.completed', session.checkoutSessionID)
    assert.equal((await shop.readOrder(run.world, order)).state, 'ArrangingPayment')
    const clicks = await Promise.all([1, 2, 3].map(() => shop.confirm(visitor, session.checkoutSessionID)))
    assert.deepEqual(clicks, ['PAID', 'PAID', 'PAID'])
    passWebhooks()
    assert.equal(await repeat(lost), 204)
    const now = await shop.readOrder(run.world, order)
    assert.deepEqual([now.state, now.payments.length], ['PaymentSettled', 1])
  })

  test('one that comes five times at once adds one payment', async () => {
    const { visitor, order } = await shop.fillCart(run.world)
    const session = await shop.openSession(visitor)
    loseWebhooks()
    await shop.payWithoutPage(run.world, session)
    const [lost] = await heard('checkout_session.completed', session.checkoutSessionID)
    passWebhooks()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => repeat(lost)))
    assert.deepEqual(answers, [204, 204, 204, 204, 204])
    assert.equal((await shop.readOrder(run.world, order)).payments.length, 1)
  })

  test('forged, changed, old, empty and huge ones are refused', async () => {
    const [genuine] = run.world.hooks.webhooks('checkout_session.completed')
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
    const { visitor, order } = await shop.fillCart(run.world)
    const { storefront, product, merchant } = run.world
    const body = {
      amount: 1,
      currency: 'EUR',
      description: 'Another shop',
      reference: order.code,
      metadata: {
        vendureChannel: 'another-shop',
        vendureOrderID: order.id,
        vendureOrderCode: order.code,
        vendurePaymentMethod: 'gatehouse-automatic',
      },
      successURL: storefront.origin,
      cancelURL: storefront.origin,
    }
    const session = await product.call(merchant, 'POST', '/checkout-sessions', body)
    const { transactionID } = await shop.payWithoutPage(run.world, session)
    run.foreign.push(transactionID)
    await heard('checkout_session.completed', session.checkoutSessionID)
    const now = await shop.readOrder(run.world, order)
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
