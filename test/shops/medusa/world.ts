import type { Browser } from 'playwright-core'
import { createApp } from '../../../api/src/create-app.js'
import { serveSite } from '../../../api/src/process/site/serve-site.js'
import type { Currency } from '#contract/money.js'
import { toMinorUnits } from '../../../libs/medusa/src/amounts.js'
import { launchBrowser, newVisitor } from '../../support/browser.js'
import { buildApiUser } from '../../support/builders.js'
import { registerOrigins } from '../../support/checkout-sessions.js'
import { FaultProxy } from '../../support/fault-proxy.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../../support/payments.js'
import { serveShop } from '../../support/shop-page.js'
import { startApi, type TestApi } from '../../support/test-api.js'
import { until } from '../../support/until.js'
import { answerWith, type Received, WebhookReceiver } from '../../support/webhook-receiver.js'
import { buildEndpoint } from '../../support/webhooks.js'
import { installOurs } from './install-ours.js'
import { type MedusaServer, startMedusa } from './medusa-server.js'
import { type Bought, Shop } from './shop.js'

const card = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 34', securityCode: '123' }

type Row = ReturnType<typeof JSON.parse>

interface Amounted {
  raw_amount?: unknown
  amount: unknown
}

export const equal = (captured: number, refunded: number) => ({
  medusa: [captured, refunded],
  gatehouse: [captured, refunded],
  ledger: [captured, refunded],
})

/** Gatehouse, Medusa, a storefront's pages, a browser, and both lines between the servers. */
export class World {
  isHookOpen = true
  private constructor(
    readonly api: TestApi,
    readonly merchant: Merchant,
    private readonly browser: Browser,
    private readonly storefront: Awaited<ReturnType<typeof serveShop>>,
    /** Between Gatehouse and Medusa, so that a webhook can be lost and sent again. */
    readonly hook: WebhookReceiver,
    /** Between Medusa and Gatehouse, so that an answer can be lost. */
    readonly line: FaultProxy,
    readonly medusa: MedusaServer,
    readonly shop: Shop,
  ) {
    hook.answer = (response, received) => {
      if (!this.isHookOpen) return void answerWith(503)(response, received)
      void this.handOn(received).then(
        (status) => answerWith(status)(response, received),
        () => answerWith(502)(response, received),
      )
    }
  }

  static async start(): Promise<World> {
    installOurs()
    const api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' }, async (environment, secret, database) => {
      const app = await createApp(environment, secret, database)
      await serveSite(app, environment, secret)
      return app
    })
    const storefront = await serveShop(api.url)
    const merchant = await buildMerchant(api)
    await registerOrigins(api, merchant, [storefront.origin])
    const hook = await new WebhookReceiver().start()
    const line = await new FaultProxy(api.url).start()
    const { apiKey, apiSecret } = await buildApiUser(api, merchant)
    const { secret } = await buildEndpoint(api, merchant, hook.url())
    const keys = { GATEHOUSE_URL: line.url, API_KEY: apiKey, API_SECRET: apiSecret, WEBHOOK_SECRET: secret }
    const medusa = await startMedusa({ ...keys, SHOP_URL: storefront.origin })
    const shop = await new Shop(medusa).open()
    return new World(api, merchant, await launchBrowser(), storefront, hook, line, medusa, shop)
  }

  async stop(): Promise<void> {
    await this.medusa.stop()
    await this.browser.close()
    await this.storefront.close()
    await this.hook.stop()
    await this.line.stop()
    await expectSoundBooks(this.api)
    await this.api.close()
  }

  /** Gives Medusa a webhook as Gatehouse would. */
  async handOn({ headers, body }: Pick<Received, 'headers' | 'body'>): Promise<number> {
    const signed = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('webhook-')))
    const all = { 'content-type': 'application/json', ...(signed as Record<string, string>) }
    const url = `${this.medusa.url}/hooks/payment/gatehouse_later`
    return (await fetch(url, { method: 'POST', headers: all, body })).status
  }

  /** The customer pays on our page in Chromium, and comes back to the shop. */
  async payOnPage({ data }: Bought): Promise<void> {
    const { page, context } = await newVisitor(this.browser, this.api.url)
    await page.goto(data.url)
    for (const [name, value] of Object.entries(card)) await page.locator(`[name=${name}]`).fill(value)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(`${this.storefront.origin}/thanks*`)
    await context.close()
  }

  /** In the frame of gatehouse.js, on the storefront's own page. */
  async payInFrame({ data }: Bought): Promise<void> {
    this.storefront.show({
      body: `<div id="pay"></div><script src="${this.api.url}/v1/gatehouse.js"></script><script src="/page.js" defer></script>`,
      script: `Gatehouse.checkout({ clientSecret: '${data.clientSecret}' })
        .on('complete', () => document.body.insertAdjacentText('beforeend', 'Complete')).mount('#pay')`,
    })
    const { page, context } = await newVisitor(this.browser, this.storefront.origin)
    await page.goto('/')
    const frame = page.frameLocator('iframe')
    await frame.locator('html[data-scripts=running]').waitFor()
    for (const [name, value] of Object.entries(card)) await frame.locator(`[name=${name}]`).fill(value)
    await frame.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('Complete').waitFor()
    await context.close()
  }

  /** The order once its payment is there: the storefront and the webhook may both be completing the cart. */
  ordered(bought: Bought, status: 'authorized' | 'captured'): Promise<Row> {
    return until(
      () => this.shop.order(bought),
      (order) => order?.payment_status === status,
    )
  }

  paid(bought: Bought): Promise<Row> {
    return until(() => this.shop.payment(bought), Boolean)
  }

  captured(bought: Bought): Promise<Row> {
    return until(
      () => this.shop.payment(bought),
      (payment) => Boolean(payment?.captured_at),
    )
  }

  /** What each of the three books says of one payment, in minor units: captured and refunded. */
  async books(bought: Bought, currency: Currency = 'USD') {
    const payment = await this.shop.payment(bought)
    const sum = (rows: Amounted[] = []) =>
      rows.reduce((all, row) => all + toMinorUnits(row.raw_amount ?? row.amount, currency), 0)
    const { amountCaptured, amountRefunded, ledgerEntries } = await this.merchant.detail(payment.data.transactionID)
    const posted = (kind: string, direction: string) =>
      ledgerEntries
        .filter((entry) => entry.account === 'processor_clearing' && entry.kind === kind)
        .filter((entry) => entry.direction === direction)
        .reduce((all, { amount }) => all + amount, 0)
    return {
      medusa: [sum(payment.captures), sum(payment.refunds)],
      gatehouse: [amountCaptured, amountRefunded],
      ledger: [posted('payment', 'debit'), posted('refund', 'credit')],
    }
  }
}
