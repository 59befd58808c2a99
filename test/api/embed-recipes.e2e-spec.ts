import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins, shop } from '../support/checkout-sessions.js'
import { askDjango, askLaravel, askNext, type ShopSettings, startExpress } from '../support/recipes.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let settings: ShopSettings
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  const { apiKey, apiSecret } = await buildApiUser(api, client)
  await registerOrigins(api, client)
  settings = { GATEHOUSE_URL: api.url, API_KEY: apiKey, API_SECRET: apiSecret, SHOP_URL: shop }
})
afterAll(() => api.close())

async function askExpress(given: ShopSettings): Promise<string> {
  const express = await startExpress(given)
  try {
    return await express.ask()
  } finally {
    await express.end()
  }
}

describe('the recipes of the docs', () => {
  it.each([
    ['Express', askExpress],
    ['Next.js', askNext],
    ['Laravel', askLaravel],
    ['Django', askDjango],
  ])('answer the client secret of a session of their own: %s', async (_, ask) => {
    const { clientSecret, ...others } = JSON.parse(await ask(settings)) as { clientSecret: string }
    expect(others).toEqual({})
    const { status, body } = await api.call('GET', `/payment-links/${clientSecret}`)
    expect([status, body.amount, body.currency, body.description]).toEqual([200, 2_500, 'USD', 'Order 1042'])
    expect(body.session.cancelURL).toMatch(/^https:\/\/shop\.example\.com\/cart\?checkoutSessionID=chs_/)
  })
})
