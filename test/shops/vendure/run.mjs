// One run: the servers, and what the cases leave for the comparison of the books.
import { after, before } from 'node:test'
import { chromium } from 'playwright-core'
import { findChromium } from '../../support/chromium.mjs'
import { startBrowser } from '../../support/shared-browser.mjs'
import { until } from './buying.mjs'
import { install } from './install.mjs'
import { World } from './world.mjs'

export const run = {
  world: undefined,
  browser: undefined,
  /** Payments that fit no order and went back. */
  returned: [],
  /** Payments of another program of the merchant. */
  foreign: [],
}

let server

export const startAndEnd = () => {
  before(async () => {
    install()
    server = await startBrowser(await findChromium())
    run.browser = await chromium.connect(server.address)
    run.world = await World.build()
  })
  after(async () => {
    await run.browser?.close()
    await server?.stop()
    await run.world?.end()
  })
}

export const transaction = (id) => run.world.product.call(run.world.merchant, 'GET', `/transactions/${id}`)
export const loseWebhooks = () => (run.world.hooks.decide = () => 'lose')
export const passWebhooks = () => (run.world.hooks.decide = () => 'pass')

/** Sent again as it came, for instance one that was lost. */
export const repeat = async (one, change) => (await run.world.hooks.send(one, change)).status

export const heard = (type, id) =>
  until(
    `${type} of ${id}`,
    () => run.world.hooks.webhooks(type, id),
    (found) => found.length > 0,
  )
