import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newVisitor } from '../support/browser.js'
import { buildApiUser } from '../support/builders.js'
import { Embedding, payIn } from '../support/embedding.js'
import { recipe, startExpress } from '../support/recipes.js'

let world: Embedding
let express: Awaited<ReturnType<typeof startExpress>>
beforeAll(async () => {
  world = await Embedding.start()
  const { apiKey, apiSecret } = await buildApiUser(world.api, world.client)
  const { origin } = world.shop
  const settings = { GATEHOUSE_URL: world.api.url, API_KEY: apiKey, API_SECRET: apiSecret, SHOP_URL: origin }
  express = await startExpress(settings)
  world.shop.answerCheckout(express.ask)
})
afterAll(async () => {
  await express.end()
  await world.close()
})

describe('the page of the recipes, with the server for Express', () => {
  it('takes a payment and goes on to the thank-you page', async () => {
    const body = (await recipe(null)).replace('https://pay.example.com', world.api.url)
    const policy = `script-src ${world.api.url}/v1/gatehouse.js 'unsafe-inline'; frame-src ${world.api.url}/pay/embed/`
    world.shop.show({ body, script: '', policy })
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await page.goto('/', { waitUntil: 'load' })
    await payIn(page.frameLocator('#pay iframe'))
    await page.waitForURL('**/thanks')
    const { items } = (await world.api.call('GET', '/checkout-sessions', { token: world.program })).body
    expect(items.map(({ status, reference }: Record<string, string>) => [status, reference])).toEqual([
      ['complete', 'order-1042'],
    ])
    await context.close()
  })
})
