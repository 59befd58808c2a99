import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { newVisitor } from '../support/browser.js'
import { Embedding, fillCard, heard, hears, namesHeard, payIn, type Session } from '../support/embedding.js'
import { blockForeignCookies, serveCookieFrame } from '../support/foreign-cookies.js'
import { until } from '../support/until.js'

let world: Embedding
beforeAll(async () => {
  world = await Embedding.start()
})
afterAll(() => world.close())

const mount = "checkouts[0].mount('#pay0')"
const otpCard = '4000 0025 0000 3155'
const paymentsOf = ({ checkoutSessionID: paymentLinkID }: Session) =>
  world.api.database.read.countBy(Transaction, { paymentLinkID })

const openByButton =
  "const button = document.createElement('button'); button.textContent = 'Buy'; document.body.append(button); button.onclick = () => checkouts[0].open()"

describe('a payment in a frame whose network fails', () => {
  it('keeps what was typed, says what to do, and pays once when it is sent again', async () => {
    const session = await world.build()
    const { page, context, frame } = await world.visit([session.clientSecret], mount)
    await fillCard(frame)
    await context.setOffline(true)
    await frame.getByRole('button', { name: /^Pay/ }).click()
    await frame.getByText('Your connection was lost').waitFor()
    expect(await frame.locator('[name=cardNumber]').inputValue()).toContain('4242')
    await context.setOffline(false)
    await frame.getByRole('button', { name: /^Pay/ }).click()
    await hears(page, 'complete')
    expect(await paymentsOf(session)).toBe(1)
    await context.close()
  })

  it('pays once where the answer alone was lost', async () => {
    const session = await world.build()
    const { page, context, frame } = await world.visit([session.clientSecret], mount)
    await fillCard(frame)
    let isLost = false
    await page.route('**/pay/embed/**', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await frame.getByRole('button', { name: /^Pay/ }).click()
    await frame.getByText('Your connection was lost').waitFor()
    await frame.getByRole('button', { name: /^Pay/ }).click()
    await hears(page, 'complete')
    expect(await paymentsOf(session)).toBe(1)
    await context.close()
  })
})

describe('a payment that is under way', () => {
  it('goes on where it was after the checkout was unmounted and mounted again', async () => {
    const session = await world.build()
    const { page, context, frame } = await world.visit([session.clientSecret], mount)
    await payIn(frame, otpCard)
    await frame.locator('[name=code]').waitFor()
    await page.evaluate('checkouts[0].unmount()')
    await page.locator('iframe').waitFor({ state: 'detached' })
    await page.evaluate(mount)
    await frame.locator('html[data-scripts=running]').waitFor()
    await frame.locator('[name=code]').fill('123456')
    await frame.locator('form:has([name=code]) button').first().click()
    await hears(page, 'complete')
    expect(await paymentsOf(session)).toBe(1)
    await context.close()
  })

  it('is the same in two frames with one secret, and is paid once', async () => {
    const session = await world.build()
    const both = "checkouts[0].mount('#pay0'); checkouts[1].mount('#pay1')"
    const { page, context } = await world.visit([session.clientSecret, session.clientSecret], both)
    await payIn(page.frameLocator('#pay0 iframe'))
    await payIn(page.frameLocator('#pay1 iframe'))
    await until(
      () => heard(page),
      (events) => events.filter(([, name]) => name === 'complete').length === 2,
    )
    expect(await paymentsOf(session)).toBe(1)
    await context.close()
  })

  it('keeps its overlay unless the payer confirms, however often Escape is pressed', async () => {
    const { page, context, frame } = await world.visit([(await world.build()).clientSecret], openByButton)
    const asked: string[] = []
    let answer = false
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void (answer ? dialog.accept() : dialog.dismiss())
    })
    await page.getByRole('button', { name: 'Buy' }).click()
    await payIn(frame, otpCard)
    await frame.locator('[name=code]').press('Escape')
    await until(
      async () => asked.length,
      (times) => times === 1,
    )
    await page.getByRole('button', { name: 'Close checkout' }).press('Escape')
    await page.keyboard.press('Escape')
    await until(
      async () => asked.length,
      (times) => times === 3,
    )
    expect(await page.locator('dialog[open]').count()).toBe(1)
    expect(new Set(asked)).toEqual(new Set(['The payment is being processed. Close anyway?']))
    answer = true
    await page.getByRole('button', { name: 'Close checkout' }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await namesHeard(page)).toEqual(['ready', 'cancel'])
    await context.close()
  })
})

describe('the overlay', () => {
  it('keeps the focus, is announced by name, and fits above the keyboard of a phone', async () => {
    const settings = { viewport: { width: 390, height: 800 }, hasTouch: true }
    const { page, context, frame } = await world.visit([(await world.build()).clientSecret], openByButton, { settings })
    await page.getByRole('button', { name: 'Buy' }).click()
    await hears(page, 'ready')
    await page.getByRole('dialog', { name: 'Pay Harbor Pine' }).waitFor()
    await frame.locator('html[data-scripts=running]').waitFor()
    // Behind it the page is dark, so the checkout brings its own ground.
    const ground = await frame.locator('body').evaluate('(body) => getComputedStyle(body).backgroundColor')
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    const places = new Set<string>()
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press(press < 30 ? 'Tab' : 'Shift+Tab')
      places.add(
        await page.evaluate<string>(
          'document.activeElement.closest("dialog") ? "inside" : document.activeElement.tagName',
        ),
      )
    }
    places.delete('inside')
    // The browser's own bar is the only other place.
    expect([...places].filter((place) => place !== 'BODY')).toEqual([])
    await page.evaluate(`
      Object.defineProperty(visualViewport, 'height', { value: 420, configurable: true })
      visualViewport.dispatchEvent(new Event('resize'))`)
    expect(await page.evaluate('document.querySelector("dialog").getBoundingClientRect().height')).toBe(420)
    await context.close()
  })

  it('has no fault that axe knows, inside and outside of the frame', async () => {
    const settings = { viewport: { width: 320, height: 700 } }
    const { page, context, frame } = await world.visit([(await world.build()).clientSecret], openByButton, { settings })
    await page.getByRole('button', { name: 'Buy' }).click()
    await hears(page, 'ready')
    await frame.locator('html[data-scripts=running]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const alone = await context.newPage()
    await alone.goto(new URL((await page.locator('iframe').getAttribute('src')) ?? '').href)
    expect(await accessibilityFaults(alone)).toEqual([])
    await context.close()
  })
})

describe('a browser that blocks', () => {
  it('all storage and cookies still pays', async () => {
    const session = await world.build()
    world.show([session.clientSecret], mount)
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await context.addInitScript(`for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError') } })
      Object.defineProperty(document, 'cookie', { get() { throw new DOMException('Denied', 'SecurityError') } })`)
    const asked: string[] = []
    page.on('request', (request) => {
      const { cookie } = request.headers()
      if (cookie) asked.push(cookie)
    })
    await page.goto('/')
    await payIn(page.frameLocator('iframe'))
    await hears(page, 'complete')
    expect([asked, await context.cookies()]).toEqual([[], []])
    await context.close()
  })

  it('cookies of other sites by its own setting still pays', async () => {
    const session = await world.build()
    world.show([session.clientSecret], mount)
    const cookies = await serveCookieFrame()
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    const kept = async () => {
      await page.goto(cookies.origin)
      await page.waitForFunction("document.title.startsWith('kept')")
      return page.title()
    }
    expect(await kept()).toBe('kept: kept=1')
    await context.clearCookies()
    await blockForeignCookies(page)
    expect(await kept()).toBe('kept:')
    await page.goto(world.shop.origin)
    await payIn(page.frameLocator('iframe'))
    await hears(page, 'complete')
    await context.close()
    await cookies.close()
  })

  it('gatehouse.js leaves the link in the element', async () => {
    const { clientSecret } = await world.build()
    const product = world.api.url
    world.shop.show({
      body: `<div id="own"><a href="/elsewhere">Pay by link</a></div>
        <script src="${product}/v1/gatehouse.js"></script><script src="/page.js" defer></script>`,
      script: `window.found = typeof Gatehouse
        try { Gatehouse.checkout({ clientSecret: '${clientSecret}' }).mount('#own') } catch {}`,
    })
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await context.route('**/v1/gatehouse.js', (route) => route.abort())
    await page.goto('/')
    expect(await page.evaluate('found')).toBe('undefined')
    expect(await page.getByRole('link', { name: 'Pay by link' }).isVisible()).toBe(true)
    await context.close()
  })

  it('scripts in the frame still pays, and the page gets its link back', async () => {
    const session = await world.build()
    const body = '<div id="own"><a href="/elsewhere">Pay by link</a></div>'
    world.show([session.clientSecret], "checkouts[0].mount('#own')", { body })
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await context.route(`${world.api.url}/assets/**/*.js`, (route) => route.abort())
    await context.route(`${world.api.url}/assets/*.js`, (route) => route.abort())
    await page.goto('/')
    const frame = page.frameLocator('iframe')
    await frame.locator('[name=cardNumber]').fill('4242 4242 4242 4242')
    await frame.locator('[name=expiry]').fill('12 / 34')
    await frame.locator('[name=securityCode]').fill('123')
    await frame.getByRole('button', { name: /^Pay/ }).click()
    await frame.getByText('Payment complete').waitFor()
    await page.getByRole('link', { name: 'Pay by link' }).waitFor()
    expect((await world.read(session)).status).toBe('complete')
    await context.close()
  })
})
