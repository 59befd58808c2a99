import type { OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { createApp } from '../../api/src/create-app.js'
import { serveSite } from '../../api/src/process/site/serve-site.js'
import { launchBrowser, newVisitor, type Visitor } from './browser.js'
import { buildApiUser, buildClient, type SignedInClient } from './builders.js'
import { buildSession, registerOrigins } from './checkout-sessions.js'
import { serveShop } from './shop-page.js'
import { startApi, type TestApi } from './test-api.js'
import { until } from './until.js'

export type Session = OpenedCheckoutSessionView & { clientSecret: string }
type Heard = [checkout: number, name: string, event: unknown]

interface ShopVisit extends Visitor {
  /** What the console of the merchant's page said. */
  said: string[]
  frame: FrameLocator
}

interface VisitOptions {
  settings?: object
  options?: object
  /** Elements of the page besides `#pay0` and `#pay1`. */
  body?: string
  path?: string
}

const scripts = (product: string) =>
  `<script src="${product}/v1/gatehouse.js"></script><script src="/page.js" defer></script>`

/** The code of a merchant's page that keeps what it hears in `heard`. */
const pageCode = (secrets: string[], then: string, options: object) => `
  window.heard = []
  window.checkouts = ${JSON.stringify(secrets)}.map((clientSecret, at) => {
    const checkout = Gatehouse.checkout({ clientSecret, ...${JSON.stringify(options)} })
    for (const name of ['ready', 'complete', 'cancel', 'error'])
      checkout.on(name, (event) => heard.push([at, name, event]))
    return checkout
  })
  ${then}`

/** A product, a browser, and the shop of a merchant at another site. */
export class Embedding {
  private constructor(
    readonly api: TestApi,
    readonly browser: Browser,
    readonly client: SignedInClient,
    readonly program: string,
    readonly shop: Awaited<ReturnType<typeof serveShop>>,
  ) {}

  static async start(): Promise<Embedding> {
    const api = await startApi({}, async (environment, secret, database) => {
      const app = await createApp(environment, secret, database)
      await serveSite(app, environment, secret)
      return app
    })
    const client = await buildClient(api, { name: 'Harbor Pine' })
    const program = (await buildApiUser(api, client)).accessToken
    const shop = await serveShop(api.url)
    await registerOrigins(api, client, [shop.origin])
    return new Embedding(api, await launchBrowser(), client, program, shop)
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.shop.close()
    await this.api.close()
  }

  async build(overrides: object = {}): Promise<Session> {
    const { origin } = this.shop
    const back = { successURL: `${origin}/thanks`, cancelURL: `${origin}/cart` }
    return (await buildSession(this.api, this.program, { ...back, ...overrides })) as Session
  }

  async read({ checkoutSessionID }: Session): Promise<OpenedCheckoutSessionView> {
    return (await this.api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: this.program })).body
  }

  show(secrets: string[], then: string, { options = {}, body = '' }: VisitOptions = {}): void {
    this.shop.show({
      body: `<div id="pay0"></div><div id="pay1"></div>${body}${scripts(this.api.url)}`,
      script: pageCode(secrets, then, options),
    })
  }

  async visit(secrets: string[], then: string, given: VisitOptions = {}): Promise<ShopVisit> {
    this.show(secrets, then, given)
    const visitor = await newVisitor(this.browser, this.shop.origin, given.settings)
    const said: string[] = []
    visitor.page.on('console', (message) => said.push(message.text()))
    await visitor.page.goto(given.path ?? '/')
    return { ...visitor, said, frame: visitor.page.frameLocator('iframe').first() }
  }
}

export const heard = (of: Page) => of.evaluate<Heard[]>('heard')

export const hears = (of: Page, name: string) =>
  until(
    () => heard(of),
    (events) => events.some((event) => event[1] === name),
  )

export const namesHeard = async (of: Page) => (await heard(of)).map(([, name]) => name)

export async function fillCard(frame: FrameLocator, number = '4242 4242 4242 4242') {
  await frame.locator('html[data-scripts=running]').waitFor()
  await frame.locator('[name=cardNumber]').fill(number)
  await frame.locator('[name=expiry]').fill('12 / 34')
  await frame.locator('[name=securityCode]').fill('123')
}

export async function payIn(frame: FrameLocator, number?: string) {
  await fillCard(frame, number)
  await frame.getByRole('button', { name: /^Pay/ }).click()
}
