import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import type { Browser, Page } from 'playwright-core'
import { createApp } from '../../api/src/create-app.js'
import { serveSite } from '../../api/src/process/site/serve-site.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins } from '../support/checkout-sessions.js'
import { buildLink } from '../support/payment-links.js'
import { serveShop } from '../support/shop-page.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let browser: Browser
let client: SignedInClient
let program: string
let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  api = await startApi({}, async (environment, secret, database) => {
    const app = await createApp(environment, secret, database)
    await serveSite(app, environment, secret)
    return app
  })
  browser = await launchBrowser()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  shop = await serveShop(api.url)
  await registerOrigins(api, client, [shop.origin])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  await api.close()
})

type Session = OpenedCheckoutSessionView & { clientSecret: string }
const build = async () => {
  const back = { successURL: `${shop.origin}/thanks`, cancelURL: `${shop.origin}/cart` }
  return (await buildSession(api, program, back)) as Session
}

const script = () => `<script src="${api.url}/v1/gatehouse.js"></script><script src="/page.js" defer></script>`

/** The code of a merchant's page that keeps what it hears in `heard`. */
const page = (secrets: string[], then: string, options: object = {}) => `
  window.heard = []
  window.checkouts = ${JSON.stringify(secrets)}.map((clientSecret, at) => {
    const checkout = Gatehouse.checkout({ clientSecret, ...${JSON.stringify(options)} })
    for (const name of ['ready', 'complete', 'cancel', 'error'])
      checkout.on(name, (event) => heard.push([at, name, event]))
    return checkout
  })
  ${then}`

async function visit(secrets: string[], then: string, { settings = {}, options = {} } = {}) {
  shop.show({ body: `<div id="pay0"></div><div id="pay1"></div>${script()}`, script: page(secrets, then, options) })
  const visitor = await newVisitor(browser, shop.origin, settings)
  const said: string[] = []
  visitor.page.on('console', (message) => said.push(message.text()))
  await visitor.page.goto('/')
  return { ...visitor, said, frame: visitor.page.frameLocator('iframe').first() }
}

const heard = (of: Page) => of.evaluate<[number, string, unknown][]>('heard')
const hears = (of: Page, name: string) =>
  until(
    () => heard(of),
    (events) => events.some((event) => event[1] === name),
  )

async function pay(frame: Awaited<ReturnType<typeof visit>>['frame'], number = '4242 4242 4242 4242') {
  await frame.locator('html[data-scripts=running]').waitFor()
  await frame.locator('[name=cardNumber]').fill(number)
  await frame.locator('[name=expiry]').fill('12 / 34')
  await frame.locator('[name=securityCode]').fill('123')
  await frame.getByRole('button', { name: /^Pay/ }).click()
}

interface Sizes {
  scrollHeight: number
  scrollWidth: number
  clientWidth: number
  height: number
}

const sizesIn = async (of: Page) => {
  const [, frame = of.mainFrame()] = of.frames()
  return frame.evaluate<Sizes>(
    '(({ scrollHeight, scrollWidth, clientWidth }) => ({ scrollHeight, scrollWidth, clientWidth, height: innerHeight }))(document.documentElement)',
  )
}

const statusOf = async ({ checkoutSessionID }: Session) =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body.status

describe('gatehouse.js on a page of a merchant', () => {
  it('mounts, pays and says complete under a strict policy, without a cookie', async () => {
    const session = await build()
    const { page, context, frame, faults } = await visit([session.clientSecret], "checkouts[0].mount('#pay0')")
    await hears(page, 'ready')
    await pay(frame)
    await hears(page, 'complete')
    expect(await heard(page)).toEqual([
      [0, 'ready', {}],
      [0, 'complete', { checkoutSessionID: session.checkoutSessionID }],
    ])
    await frame.getByText('Payment complete').waitFor()
    expect(await statusOf(session)).toBe('complete')
    expect(await context.cookies()).toEqual([])
    expect(faults.filter((one) => !one.startsWith('left for'))).toEqual([])
    await context.close()
  })

  it('grows with its content, so that nothing in the frame scrolls', async () => {
    for (const width of [320, 390, 1280]) {
      const { page, context } = await visit([(await build()).clientSecret], "checkouts[0].mount('#pay0')", {
        settings: { viewport: { width, height: 800 } },
      })
      await hears(page, 'ready')
      const sizes = await until(
        () => sizesIn(page),
        ({ scrollHeight, height }) => height > 320 && scrollHeight <= height,
      )
      expect([width, sizes.scrollWidth]).toEqual([width, sizes.clientWidth])
      await context.close()
    }
  })

  it('shows two checkouts at once, each with its own events, and forgets one that was unmounted', async () => {
    const [one, other] = [await build(), await build()]
    const mount = "checkouts[0].mount('#pay0'); checkouts[1].mount('#pay1')"
    const { page, context } = await visit([one.clientSecret, other.clientSecret], mount)
    await until(
      () => heard(page),
      (events) => events.filter(([, name]) => name === 'ready').length === 2,
    )
    await pay(page.frameLocator('#pay1 iframe'))
    await hears(page, 'complete')
    expect((await heard(page)).filter(([, name]) => name === 'complete').map(([at]) => at)).toEqual([1])
    await page.evaluate('checkouts[1].unmount()')
    await page.locator('#pay1 iframe').waitFor({ state: 'detached' })
    expect([await statusOf(one), await statusOf(other)]).toEqual(['open', 'complete'])
    await context.close()
  })

  it('hears nothing from a page that pretends to be the frame', async () => {
    const { page, context } = await visit([(await build()).clientSecret], "checkouts[0].mount('#pay0')")
    await hears(page, 'ready')
    await page.evaluate(`new Promise((resolve) => {
      const gatehouse = new URL(document.querySelector('iframe').src).searchParams.get('nonce')
      addEventListener('message', ({ data }) => data.end && resolve())
      postMessage({ gatehouse, type: 'complete', checkoutSessionID: 'chs_x' }, '*')
      postMessage({ end: true }, '*')
    })`)
    expect((await heard(page)).map(([, name]) => name)).toEqual(['ready'])
    await context.close()
  })

  it('opens an overlay that Escape closes from inside of the frame, and gives the focus back', async () => {
    const open =
      "const button = document.createElement('button'); button.textContent = 'Buy'; document.body.append(button); button.onclick = () => checkouts[0].open()"
    const { page, context, frame } = await visit([(await build()).clientSecret], open)
    await page.getByRole('button', { name: 'Buy' }).click()
    await hears(page, 'ready')
    await page.getByRole('dialog', { name: 'Pay Harbor Pine' }).waitFor()
    await frame.locator('[name=cardNumber]').press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect((await heard(page)).map(([, name]) => name)).toEqual(['ready', 'cancel'])
    await page.locator('button:focus', { hasText: 'Buy' }).waitFor()
    await context.close()
  })

  it('speaks the language that was asked for on every page of the frame', async () => {
    const asked = { options: { language: 'fr' } }
    const { page, context, frame } = await visit([(await build()).clientSecret], "checkouts[0].mount('#pay0')", asked)
    await hears(page, 'ready')
    await frame.locator('html[data-scripts=running]').waitFor()
    await frame.locator('[name=cardNumber]').fill('4242 4242 4242 4242')
    await frame.locator('[name=expiry]').fill('12 / 34')
    await frame.locator('[name=securityCode]').fill('123')
    await frame.getByRole('button', { name: /^Payer/ }).click()
    await hears(page, 'complete')
    await frame.locator('html[lang=fr]').waitFor()
    expect(await context.cookies()).toEqual([])
    await context.close()
  })

  it('keeps the contrast of an accent, and says in the console which color it uses', async () => {
    const pale = { options: { appearance: { accent: '#ff0', radius: 0, theme: 'light' } } }
    const { page, context, said } = await visit([(await build()).clientSecret], "checkouts[0].mount('#pay0')", pale)
    await hears(page, 'ready')
    const [, inside = page.mainFrame()] = page.frames()
    const look = "(({ backgroundColor, borderRadius }) => [backgroundColor, borderRadius].join(' '))"
    await until(
      () => inside.evaluate<string>(`${look}(getComputedStyle(document.querySelector('form > button')))`),
      (drawn) => drawn === 'rgb(122, 122, 0) 0px',
      120_000,
    )
    expect(said.join('\n')).toMatch(/The accent #ff0 has too little contrast on white\. #7a7a00 is used instead/)
    await context.close()
  })

  it('leaves the frame empty on a page of another origin, and the console says why', async () => {
    const other = await buildClient(api, { name: 'Elsewhere' })
    const link = await buildLink(api, other)
    const { page, context, said } = await visit([link.token], "checkouts[0].mount('#pay0')")
    const [first] = await hears(page, 'error')
    expect(first).toEqual([0, 'error', { code: 'not_framed', message: expect.stringContaining(shop.origin) }])
    expect(said.join('\n')).toMatch(/Is http:\/\/localhost:\d+ one of your return origins/)
    expect(page.frames().some((one) => one.url().startsWith(`${api.url}/pay`))).toBe(false)
    await context.close()
  })
})

describe('<gatehouse-button>', () => {
  const body = async () => {
    const { token } = await buildLink(api, client)
    const href = `${api.url}/pay/${token}`
    return `<gatehouse-button href="${href}"><a href="${href}">Buy</a></gatehouse-button>`
  }

  it('opens its payment link over the page', async () => {
    shop.show({ body: `${await body()}${script()}`, script: '' })
    const { page, context } = await newVisitor(browser, shop.origin)
    await page.goto('/', { waitUntil: 'load' })
    await page.getByRole('link', { name: 'Buy' }).click()
    await page.getByRole('dialog', { name: 'Pay Harbor Pine' }).waitFor()
    expect(new URL(page.url()).origin).toBe(shop.origin)
    await context.close()
  })

  it('is a link where no script runs', async () => {
    shop.show({ body: await body(), script: '' })
    const { page, context } = await newVisitor(browser, shop.origin, { javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('link', { name: 'Buy' }).click()
    await page.waitForURL(`${api.url}/pay/**`)
    await context.close()
  })
})
