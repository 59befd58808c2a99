// Vendure in two processes on one database, as behind a load balancer.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { end } from '../../product.mjs'
import * as shop from '../buying.mjs'
import { heard, loseWebhooks, passWebhooks, run } from '../run.mjs'

describe('two Vendure processes', () => {
  let second
  before(async () => {
    second = await run.world.spawnVendure('kept')
  })
  after(() => end(second.child))

  test('add the payment of a webhook that reaches both at once only once', async () => {
    for (const capture of ['automatic', 'manual', 'automatic']) {
      const { visitor, order } = await shop.fillCart(run.world)
      const session = await shop.openSession(visitor, capture)
      loseWebhooks()
      await shop.payWithoutPage(run.world, session)
      const [{ path, headers, body }] = await heard('checkout_session.completed', session.checkoutSessionID)
      passWebhooks()
      const send = (url) => fetch(url + path, { method: 'POST', headers, body })
      const answers = await Promise.all([run.world.shopUrl, second.url, run.world.shopUrl, second.url].map(send))
      for (const { status } of answers) assert.ok([204, 500].includes(status), String(status))
      assert.ok(answers.some(({ status }) => status === 204))
      assert.equal((await shop.readOrder(run.world, order)).payments.length, 1)
    }
  })
})
