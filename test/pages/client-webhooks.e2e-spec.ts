import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildMerchant, type Merchant, visitAs } from '../support/merchants.js'
import { fill, said, shows } from '../support/screens.js'
import { until } from '../support/until.js'
import { answerWith, WebhookReceiver } from '../support/webhook-receiver.js'
import { oneLook } from '../support/looks.js'

let browser: Browser
let gatehouse: SharedSite
let receiver: WebhookReceiver
beforeAll(async () => {
  gatehouse = await sharedSite()
  receiver = await new WebhookReceiver().start()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await receiver.stop()
})

const both = [{}, { javaScriptEnabled: false }]
const visit = (merchant: Merchant, path: string, settings?: Parameters<typeof visitAs>[4]) =>
  visitAs(merchant, path, browser, gatehouse, settings)

/** The last one, because behind a dialog stands the page with a button of the same name. */
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .last()
    .click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click()

/** The secret on the screen, whole: shown for a few seconds, and again by Show. */
const secretOn = (page: Page): Promise<string> => {
  const read = async () => {
    const [secret] = await page.locator('code', { hasText: /^whsec_/ }).allTextContents()
    if (!secret) await page.getByText('Show').first().click()
    return secret ?? ''
  }
  return until(read, Boolean)
}

/** Without scripts a page does not ask again by itself. */
const saidInTheEnd = async (page: Page, words: string, { javaScriptEnabled = true }) => {
  if (javaScriptEnabled) return said(page, words)
  for (;;) {
    if (await page.getByText(words).first().isVisible()) return
    await page.reload()
  }
}

describe('a developer', () => {
  it.each(both)(
    'adds an endpoint, tests it, finds a wrong secret, replays, rotates, and deletes it: %j',
    async (settings) => {
      const merchant = await buildMerchant(gatehouse)
      const path = `/${merchant.clientID}`
      receiver.answer = answerWith(200, { 'x-server': 'ours' }, 'thank you')
      const { page, faults, context } = await visit(merchant, '/client/dashboard', settings)
      await follow(page, 'Webhooks')
      await said(page, 'No endpoints yet.')
      await follow(page, 'Add endpoint')
      await fill(page, { url: 'hooks', description: 'Shop' })
      await press(page, 'Add endpoint')
      await said(page, /Enter a URL such as/)
      await shows(() => page.locator('[name=description]').inputValue(), 'Shop')
      await fill(page, { url: receiver.url(path) })
      await page.getByRole('button', { name: 'Add endpoint' }).dblclick()
      await said(page, 'Copy the signing secret now.')
      const { token, clientID } = merchant
      const { items } = (await gatehouse.call('GET', `/clients/${clientID}/webhook-endpoints`, { token })).body
      expect(items).toHaveLength(1)
      const secret = await secretOn(page)
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
      await follow(page, 'Done')

      await follow(page, 'Add endpoint')
      await fill(page, { url: receiver.url(path), description: 'Again' })
      await press(page, 'Add endpoint')
      await said(page, 'Another endpoint already uses this URL')
      await shows(() => page.locator('[name=url]').getAttribute('aria-invalid'), 'true')
      await shows(() => page.locator('[name=description]').inputValue(), 'Again')
      await follow(page, 'Cancel')

      await press(page, /^Send test event/)
      await page.waitForURL(/\/client\/webhooks\/deliveries\/whd_\w+$/)
      await saidInTheEnd(page, 'Delivered', settings)
      await said(page, 'x-server: ours')
      await said(page, 'thank you')

      await follow(page, 'Check signature')
      await fill(page, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` })
      await press(page, 'Compare')
      await said(page, 'This is a different secret.')
      await fill(page, { secret })
      await press(page, 'Compare')
      await said(page, 'This is the correct secret.')
      const text = (await page.getByLabel('Signed text').first().textContent()) ?? ''
      await fill(page, { secret, own: `v1,${createHmac('sha256', secret).update(text).digest('base64')}` })
      await press(page, 'Compare')
      await said(page, 'You used the secret’s text as the key')
      expect(await page.content()).not.toContain(secret)

      await follow(page, /^Delivery$/)
      await press(page, 'Replay')
      await said(page, 'Attempt 1')
      await saidInTheEnd(page, 'Attempt 2', settings)
      expect(receiver.at(path).map(({ headers }) => headers['webhook-id'])).toHaveLength(2)

      await follow(page, 'Deliveries')
      await follow(page, 'Resend a period')
      await page.locator('[name=onlyFailed]').waitFor()
      await press(page, 'Replay')
      await said(page, 'No events to resend')

      await follow(page, 'Endpoints')
      await follow(page, /^Rotate secret/)
      await page.locator('[name=overlapSeconds]').selectOption('3600')
      await press(page, 'Rotate')
      await said(page, 'The old secret works until')
      expect(await secretOn(page)).not.toBe(secret)
      await follow(page, 'Done')
      await follow(page, /^Rotate secret/)
      await page.locator('[name=overlapSeconds]').waitFor()
      await press(page, 'Rotate')
      await said(page, 'Select the box to end it now')
      await follow(page, 'Cancel')
      await follow(page, /^Delete/)
      await press(page, 'Delete')
      await said(page, 'No endpoints yet.')
      expect(faults.filter((fault) => !/ 4(09|22) /.test(fault))).toEqual([])
      await context.close()
    },
    360_000,
  )

  it.each(both)('tries things with the built-in receiver: %j', async (settings) => {
    const merchant = await buildMerchant(gatehouse)
    const { page, faults, context } = await visit(merchant, '/client/webhooks/inspector', settings)
    await press(page, 'Create receiver')
    await press(page, 'Use as endpoint')
    await said(page, 'Copy the signing secret now.')
    await merchant.pay()
    await page.goto('/client/webhooks/inspector')
    await saidInTheEnd(page, 'webhook-signature', settings)
    await said(page, '"type": "transaction.')
    await follow(page, 'Events')
    await page.getByText('transaction.succeeded', { exact: true }).last().click()
    await page.locator('details[open]').getByText('"amount": 10000').first().waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('/client/webhooks/deliveries', () => {
  it('filters in a short address, and pages', async () => {
    const merchant = await buildMerchant(gatehouse)
    const call = { token: merchant.token, body: { url: receiver.url('/many'), eventTypes: ['*'] } }
    const endpoints = `/clients/${merchant.clientID}/webhook-endpoints`
    const { endpointID } = (await gatehouse.call('POST', endpoints, call)).body
    for (let turn = 1; turn <= 21; turn += 1)
      await gatehouse.call('POST', `${endpoints}/${endpointID}/test`, { token: merchant.token })
    await merchant.pay({ paymentMethod: 'pm_declined_fraud' })
    const { page, context } = await visit(merchant, '/client/webhooks/deliveries')
    await page.locator('[name=type]').selectOption('webhook.test')
    await press(page, 'Filter')
    await page.waitForURL('**/client/webhooks/deliveries?type=webhook.test')
    await page.getByRole('link', { name: 'transaction.failed' }).waitFor({ state: 'detached' })
    await follow(page, 'Older')
    await page.getByRole('link', { name: 'Newest' }).waitFor()
    await shows(() => page.locator('tbody tr').count(), 1)
    await page.goto(`/client/webhooks/deliveries?endpointID=${endpointID}&outcome=failed&from=2020-01-01&to=2020-01-02`)
    await said(page, 'No results for this filter.')
    await page.goto('/client/webhooks/deliveries?from=never')
    await said(page, 'Change the filter above.')
    await context.close()
  })

  it('shows nobody else’s delivery', async () => {
    const [merchant, other] = [await buildMerchant(gatehouse), await buildMerchant(gatehouse)]
    const endpoints = `/clients/${other.clientID}/webhook-endpoints`
    const body = { url: receiver.url('/other'), eventTypes: ['*'] }
    const { endpointID } = (await gatehouse.call('POST', endpoints, { token: other.token, body })).body
    const { deliveryID } = (await gatehouse.call('POST', `${endpoints}/${endpointID}/test`, { token: other.token }))
      .body
    const { page, context } = await visit(merchant, '/client/webhooks')
    for (const path of [`deliveries/${deliveryID}`, `deliveries/${deliveryID}/signature`, `${endpointID}/edit`]) {
      const answer = await page.request.get(`/client/webhooks/${path}`)
      expect([path, answer.status()]).toEqual([path, 404])
    }
    await context.close()
  })
})

describe('every screen of webhooks', () => {
  it.each(oneLook)(
    'passes axe, fits the window, and goes nowhere else: %j',
    async (look) => {
      receiver.answer = answerWith(500, {}, 'broken')
      const merchant = await buildMerchant(gatehouse)
      const { page, faults, context } = await visit(merchant, '/client/webhooks', look)
      const sees = async (path: string) => {
        await page.goto(`/client/webhooks${path}`)
        expect(await accessibilityFaults(page)).toEqual([])
        expect([path, await overflow(page)]).toEqual([path, 0])
      }
      for (const path of ['', '/new', '/deliveries/replay', '/inspector']) await sees(path)
      const call = { token: merchant.token, body: { url: receiver.url('/down'), eventTypes: ['*'] } }
      const endpoints = `/clients/${merchant.clientID}/webhook-endpoints`
      const { endpointID } = (await gatehouse.call('POST', endpoints, call)).body
      const { deliveryID } = (await gatehouse.call('POST', `${endpoints}/${endpointID}/test`, call)).body
      await page.goto(`/client/webhooks/deliveries/${deliveryID}`)
      await said(page, 'Retrying')
      await page.goto('/client/webhooks/inspector')
      await press(page, 'Create receiver')
      await press(page, 'Use as endpoint')
      await said(page, 'Copy the signing secret now.')
      await merchant.pay()
      const ofDelivery = ['', '/signature'].map((one) => `/deliveries/${deliveryID}${one}`)
      const ofEndpoint = ['edit', 'delete', 'rotate-secret'].map((one) => `/${endpointID}/${one}`)
      for (const path of ['', '/events', '/deliveries', '/inspector', ...ofDelivery, ...ofEndpoint]) await sees(path)
      expect(faults).toEqual([])
      await context.close()
    },
    360_000,
  )
})
