// What happens to a payment after the purchase, in Vendure's admin or in Gatehouse.
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import * as shop from '../buying.mjs'
import { heard, loseWebhooks, passWebhooks, repeat, run, transaction } from '../run.mjs'

const inGatehouse = (path, body) => run.world.product.call(run.world.merchant, 'POST', path, body)
const idOf = ({ payments: [{ transactionId }] }) => transactionId
const paymentIs = (order, state) =>
  shop.until(
    `payment ${state}`,
    () => shop.readOrder(run.world, order),
    ({ payments: [payment] }) => payment.state === state,
  )
/** The plugin's calls to this path are lost, or their answers are; `times` of them. */
const disturb = (decision, path, times = Number.POSITIVE_INFINITY) => {
  let left = times
  run.world.api.decide = ({ method, path: asked }) =>
    method === 'POST' && path.test(asked) && left-- > 0 ? decision : 'pass'
}
afterEach(() => {
  run.world.api.decide = () => 'pass'
  passWebhooks()
})

describe('an authorized payment', () => {
  test('that is canceled in the admin is canceled in Gatehouse', async () => {
    const { order } = await shop.buy(run.world, { capture: 'manual' })
    assert.equal((await shop.cancel(run.world, order)).state, 'Cancelled')
    assert.equal((await transaction(idOf(order))).status, 'canceled')
    await assert.rejects(shop.settle(run.world, order))
  })

  test('that is captured in Gatehouse is settled in Vendure', async () => {
    const { order } = await shop.buy(run.world, { capture: 'manual' })
    await inGatehouse(`/transactions/${idOf(order)}/capture`, {})
    await shop.reaches(run.world, order, 'PaymentSettled')
  })

  test('of which less is captured in Gatehouse counts in Vendure as much as was captured', async () => {
    const { order } = await shop.buy(run.world, { capture: 'manual' })
    await inGatehouse(`/transactions/${idOf(order)}/capture`, { amount: 1_000 })
    const settled = await paymentIs(order, 'Settled')
    assert.equal(settled.payments[0].amount, 1_000)
    assert.notEqual(settled.state, 'PaymentSettled')
  })

  test('that is canceled in Gatehouse is canceled in Vendure, with a note', async () => {
    const { order } = await shop.buy(run.world, { capture: 'manual' })
    await inGatehouse(`/transactions/${idOf(order)}/cancel`)
    await paymentIs(order, 'Cancelled')
    const noted = await shop.until(
      'note',
      () => shop.readOrder(run.world, order),
      (now) => shop.notesOf(now).length > 0,
    )
    assert.match(shop.notesOf(noted)[0], /is canceled\. The order is not paid\.$/)
  })

  test('that was canceled without a webhook can’t be settled, and the admin says why', async () => {
    const { order } = await shop.buy(run.world, { capture: 'manual' })
    loseWebhooks()
    await inGatehouse(`/transactions/${idOf(order)}/cancel`)
    await assert.rejects(shop.settle(run.world, order), /can't capture this payment: it is canceled/)
    await paymentIs(order, 'Cancelled')
  })

  test('is settled once when the answer is lost, and stays authorized while Gatehouse is away', async () => {
    const { order } = await shop.buy(run.world, { capture: 'manual' })
    disturb('lose', /capture$/)
    await assert.rejects(shop.settle(run.world, order), /try again: nothing is paid or refunded twice/)
    assert.equal((await shop.readOrder(run.world, order)).payments[0].state, 'Authorized')
    disturb('loseAnswer', /capture$/, 1)
    assert.equal((await shop.settle(run.world, order)).state, 'Settled')
    const { amountCaptured, amount } = await transaction(idOf(order))
    assert.equal(amountCaptured, amount)
  })
})

describe('a refund', () => {
  test('is made once when its answer is lost', async () => {
    const { order } = await shop.buy(run.world)
    disturb('loseAnswer', /refunds$/, 2)
    assert.equal((await shop.refund(run.world, order, 700)).state, 'Settled')
    const { amountRefunded, refunds } = await transaction(idOf(order))
    assert.deepEqual([amountRefunded, refunds.length], [700, 1])
  })

  test('that takes longer is pending, and settled once Gatehouse has heard of its end', async () => {
    const { order } = await shop.buy(run.world, { paymentMethod: 'pm_unknown' })
    assert.equal((await shop.refund(run.world, order, 800)).state, 'Pending')
    const settled = await shop.until(
      'refund Settled',
      () => shop.readOrder(run.world, order),
      ({ payments: [{ refunds }] }) => refunds[0].state === 'Settled',
    )
    assert.equal(settled.payments[0].refunds.length, 1)
  })

  test('that two administrators make at once is counted alike on both sides', async () => {
    const { order } = await shop.buy(run.world)
    const answers = await Promise.allSettled([1, 2].map(() => shop.refund(run.world, order, 400)))
    const made = answers.filter(({ status }) => status === 'fulfilled').length
    assert.ok(made >= 1)
    assert.equal((await transaction(idOf(order))).amountRefunded, made * 400)
  })

  test('that Gatehouse refuses is made nowhere', async () => {
    const { order } = await shop.buy(run.world)
    const { clientID, token } = run.world.merchant
    const path = `/clients/${clientID}/transactions/${idOf(order)}/refunds`
    await run.world.product.ask('POST', path, {
      token,
      key: `owner-${order.code}`,
      body: { amount: order.totalWithTax - 100 },
    })
    await assert.rejects(shop.refund(run.world, order, 500), /REFUND_TOO_LARGE/)
    const now = await shop.until(
      'note',
      () => shop.readOrder(run.world, order),
      (one) => shop.notesOf(one).length > 0,
    )
    assert.match(shop.notesOf(now)[0], /was made in Gatehouse\. Vendure doesn't count it\.$/)
    assert.deepEqual(now.payments[0].refunds, [])
    const [webhook] = await heard('refund.succeeded', idOf(order))
    assert.equal(await repeat(webhook), 204)
    assert.equal(shop.notesOf(await shop.readOrder(run.world, order)).length, 1)
  })

  test('that a killed Vendure didn’t save is taken by the next attempt, and the customer gets it once', async () => {
    const { order } = await shop.buy(run.world)
    run.world.api.decide = ({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/refunds')) return 'pass'
      run.world.vendure.kill('SIGKILL')
      return 'loseAnswer'
    }
    await assert.rejects(shop.refund(run.world, order, 600))
    await shop.until(
      'refund',
      () => transaction(idOf(order)),
      ({ amountRefunded }) => amountRefunded === 600,
    )
    run.world.api.decide = () => 'pass'
    // On a slow machine a start takes longer than the minute, so its clock is an hour behind.
    await run.world.startVendure('kept', { AHEAD_MS: '-3600000' })
    await assert.rejects(shop.refund(run.world, order, 600), /Try again in a minute/)
    await run.world.restartVendure({ AHEAD_MS: '61000' })
    assert.equal((await shop.refund(run.world, order, 600)).state, 'Settled')
    const { amountRefunded, refunds } = await transaction(idOf(order))
    assert.deepEqual([amountRefunded, refunds.length], [600, 1])
    await run.world.restartVendure()
  })
})
