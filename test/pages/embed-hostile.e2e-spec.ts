import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newVisitor } from '../support/browser.js'
import { Embedding, hears, namesHeard, payIn } from '../support/embedding.js'
import { serveShop } from '../support/shop-page.js'
import { payLink } from '../support/payment-links.js'
import { until } from '../support/until.js'

let world: Embedding
let evil: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  world = await Embedding.start()
  evil = await serveShop(world.api.url)
})
afterAll(async () => {
  await evil.close()
  await world.close()
})

const mount = "checkouts[0].mount('#pay0')"
const framesOfProduct = (urls: { url(): string }[]) =>
  urls.filter((one) => one.url().startsWith(`${world.api.url}/pay`))

/** Runs in the page; resolves once everything that was posted before it has been heard. */
const heardAll = `new Promise((resolve) => {
  addEventListener('message', ({ data }) => data?.end && resolve())
  postMessage({ end: true }, '*')
})`

describe('messages that somebody else sends', () => {
  const lies = `const lies = ['ready', 'complete', 'expired', 'busy', 'escape', 'resize'].map((type) =>
    ({ type, gatehouse: nonce, checkoutSessionID: 'chs_x', isBusy: true, height: 9, title: 'x', close: 'x', leave: 'x' }))`

  it('to the page, with the right nonce, from the page itself and from other frames, are not heard', async () => {
    const [one, other] = [await world.build(), await world.build()]
    const both = "checkouts[0].mount('#pay0'); checkouts[1].mount('#pay1')"
    const { page, context } = await world.visit([one.clientSecret, other.clientSecret], both)
    await until(
      () => namesHeard(page),
      (names) => names.length === 2,
    )
    const nonce = await page.evaluate<string>("new URL(document.querySelector('iframe').src).searchParams.get('nonce')")
    await page.evaluate("document.body.append(document.createElement('iframe'))")
    const blank = page.frames().find((frame) => frame.url() === 'about:blank')
    // Even our own page in the frame beside it.
    const beside = page.frames().find((frame) => frame.url().includes(other.clientSecret))
    for (const frame of [page.mainFrame(), blank, beside])
      await frame?.evaluate(`{
        const nonce = ${JSON.stringify(nonce)}
        ${lies}
        for (const lie of lies) parent.postMessage(lie, '*')
      }`)
    expect([blank, beside]).not.toContain(undefined)
    await page.evaluate(heardAll)
    expect(await namesHeard(page)).toEqual(['ready', 'ready'])
    expect(await page.evaluate("document.querySelector('iframe').style.height")).not.toBe('9px')
    await context.close()
  })

  it('to the frame change nothing in it, and pay nothing', async () => {
    const session = await world.build()
    const { page, context, frame } = await world.visit([session.clientSecret], mount)
    await hears(page, 'ready')
    await frame.locator('html[data-scripts=running]').waitFor()
    const before = await frame.locator('body').innerText()
    await page.evaluate(`
      const { contentWindow, src } = document.querySelector('iframe')
      const gatehouse = new URL(src).searchParams.get('nonce')
      for (const message of [
        { gatehouse, type: 'pay' }, { gatehouse, type: 'submit', paymentMethod: 'pm_success' },
        { gatehouse, type: 'navigate', url: 'javascript:alert(1)' }, { gatehouse, type: 'resize', height: 1 },
        'complete', null, 7, [], { type: 'complete', checkoutSessionID: 'chs_x' },
      ]) contentWindow.postMessage(message, '*')`)
    await page.evaluate(heardAll)
    expect(await frame.locator('body').innerText()).toBe(before)
    expect((await world.read(session)).status).toBe('open')
    await context.close()
  })
})

describe('a page that is no return origin of the merchant', () => {
  const blank = { script: '', policy: "default-src * 'unsafe-inline'" }

  it('shows no frame, neither by the script nor by hand under a bait', async () => {
    const { clientSecret } = await world.build()
    const src = `${world.api.url}/pay/embed/${clientSecret}?origin=${encodeURIComponent(world.shop.origin)}&nonce=x`
    const bait = `<iframe src="${src}" style="opacity:0;position:absolute;inset:0"></iframe><button>Win a prize</button>`
    evil.show({ body: bait, ...blank })
    const { page, context } = await newVisitor(world.browser, evil.origin)
    await page.goto('/', { waitUntil: 'load' })
    expect(framesOfProduct(page.frames())).toEqual([])
    await context.close()
  })

  it('shows no frame even around a page of the merchant that has one', async () => {
    const { clientSecret } = await world.build()
    world.show([clientSecret], mount)
    evil.show({ body: `<iframe src="${world.shop.origin}/"></iframe>`, ...blank })
    const { page, context } = await newVisitor(world.browser, evil.origin)
    await page.goto('/', { waitUntil: 'load' })
    await page.frameLocator('iframe').locator('#pay0 iframe').waitFor({ state: 'attached' })
    const [, shop = page.mainFrame()] = page.frames()
    await until(
      () => shop.evaluate<string[]>('heard.map(([, name]) => name)'),
      (names) => names.includes('error'),
    )
    expect(framesOfProduct(page.frames())).toEqual([])
    await context.close()
  })
})

describe('a page of the merchant inside of another page of the merchant', () => {
  it('takes the payment', async () => {
    const session = await world.build()
    world.show([session.clientSecret], mount)
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await page.goto('/outer')
    const inner = page.frameLocator('iframe')
    await payIn(inner.frameLocator('iframe'))
    await inner.frameLocator('iframe').getByText('Payment complete').waitFor()
    expect((await world.read(session)).status).toBe('complete')
    await context.close()
  })
})

describe('a secret that opens nothing', () => {
  it('of a session that was paid shows that it was, without its details', async () => {
    const session = await world.build()
    await payLink(world.api, session.clientSecret)
    const { page, context, frame } = await world.visit([session.clientSecret], mount)
    await hears(page, 'complete')
    await frame.getByText('Already paid').waitFor()
    expect(await frame.getByText(/Blue chair|42\.00|4242/).count()).toBe(0)
    await context.close()
  })

  it('of a session that expired says so to the page', async () => {
    const session = await world.build()
    await world.api.call('POST', `/checkout-sessions/${session.checkoutSessionID}/expire`, { token: world.program })
    const { page, context, frame } = await world.visit([session.clientSecret], mount)
    const events = await hears(page, 'error')
    expect(events).toContainEqual([0, 'error', expect.objectContaining({ code: 'expired' })])
    await frame.getByText('This link has expired').waitFor()
    await context.close()
  })

  it('that was changed is shown nowhere, and the element keeps its link', async () => {
    const { clientSecret } = await world.build()
    const body = '<div id="own"><a href="/elsewhere">Pay by link</a></div>'
    const forged = `${clientSecret.slice(0, -1)}${clientSecret.endsWith('A') ? 'B' : 'A'}`
    const { page, context } = await world.visit([forged], "checkouts[0].mount('#own')", { body })
    const events = await hears(page, 'error')
    expect(events).toContainEqual([0, 'error', expect.objectContaining({ code: 'not_framed' })])
    await page.getByRole('link', { name: 'Pay by link' }).waitFor()
    expect(framesOfProduct(page.frames())).toEqual([])
    await context.close()
  })
})
