import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { newVisitor } from '../support/browser.js'
import { buildClient } from '../support/builders.js'
import { Embedding, fillCard, heard, hears, payIn as pay, type Session } from '../support/embedding.js'
import { buildLink } from '../support/payment-links.js'
import { until } from '../support/until.js'

let world: Embedding
beforeAll(async () => {
  world = await Embedding.start()
})
afterAll(() => world.close())

const build = () => world.build()
const visit: Embedding['visit'] = (...given) => world.visit(...given)

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

/** Of the words and of the panel, from 0 to 255, however the browser writes a color. */
const lightnessOf = `(() => {
  const main = document.querySelector('main')
  const panel = main.querySelector('form').closest('.bg-panel')
  const context = document.createElement('canvas').getContext('2d')
  return [getComputedStyle(main).color, getComputedStyle(panel).backgroundColor].map((color) => {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    return context.getImageData(0, 0, 1, 1).data[0]
  })
})()`

const statusOf = async (session: Session) => (await world.read(session)).status

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
    await fillCard(frame)
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

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)('is %s when asked, on a device that prefers %s', async (theme, colorScheme) => {
    const asked = { options: { appearance: { theme } }, settings: { colorScheme } }
    const { page, context } = await visit([(await build()).clientSecret], "checkouts[0].mount('#pay0')", asked)
    await hears(page, 'ready')
    const [, inside = page.mainFrame()] = page.frames()
    const [ink = 0, panel = 0] = await inside.evaluate<number[]>(lightnessOf)
    expect([theme, ink > 128, panel > 128]).toEqual([theme, theme === 'dark', theme === 'light'])
    await context.close()
  })

  it('leaves the frame empty on a page of another origin, and the console says why', async () => {
    const other = await buildClient(world.api, { name: 'Elsewhere' })
    const link = await buildLink(world.api, other)
    const { page, context, said } = await visit([link.token], "checkouts[0].mount('#pay0')")
    const [first] = await hears(page, 'error')
    expect(first).toEqual([0, 'error', { code: 'not_framed', message: expect.stringContaining(world.shop.origin) }])
    expect(said.join('\n')).toMatch(/Is http:\/\/localhost:\d+ one of your return addresses/)
    expect(page.frames().some((one) => one.url().startsWith(`${world.api.url}/pay`))).toBe(false)
    await context.close()
  })
})

describe('<gatehouse-button>', () => {
  const body = async () => {
    const { token } = await buildLink(world.api, world.client)
    const href = `${world.api.url}/pay/${token}`
    return `<gatehouse-button href="${href}"><a href="${href}">Buy</a></gatehouse-button>`
  }

  it('opens its payment link over the page', async () => {
    world.shop.show({
      body: `${await body()}<script src="${world.api.url}/v1/gatehouse.js"></script><script src="/page.js" defer></script>`,
      script: '',
    })
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await page.goto('/', { waitUntil: 'load' })
    await page.getByRole('link', { name: 'Buy' }).click()
    await page.getByRole('dialog', { name: 'Pay Harbor Pine' }).waitFor()
    expect(new URL(page.url()).origin).toBe(world.shop.origin)
    await context.close()
  })

  it('is a link where no script runs', async () => {
    world.shop.show({ body: await body(), script: '' })
    const { page, context } = await newVisitor(world.browser, world.shop.origin, { javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('link', { name: 'Buy' }).click()
    await page.waitForURL(`${world.api.url}/pay/**`)
    await context.close()
  })
})
