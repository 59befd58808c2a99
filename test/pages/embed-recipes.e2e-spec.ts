import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import ts from 'typescript'
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
    const printed = (await recipe(null)).replace('https://pay.example.com', world.api.url)
    const body = `${printed}<script src="/page.js" defer></script>`
    const policy = `script-src ${world.api.url}/v1/gatehouse.js 'self' 'unsafe-inline'; frame-src ${world.api.url}/pay/embed/`
    world.shop.show({ body, script: '', policy })
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await page.goto('/', { waitUntil: 'load' })
    // The thank-you page opens no checkout of its own.
    world.shop.show({ body: '<p>Thank you</p><script src="/page.js" defer></script>', script: '', policy })
    await payIn(page.frameLocator('#pay iframe'))
    await page.waitForURL('**/thanks')
    const { items } = (await world.api.call('GET', '/checkout-sessions', { token: world.program })).body
    expect(items.map(({ status, reference }: Record<string, string>) => [status, reference])).toEqual([
      ['complete', 'order-1042'],
    ])
    await context.close()
  })
})

/** The package's code, as a page's bundle has it. */
async function loadInPage(): Promise<string> {
  const source = await readFile(new URL('../../libs/js/src/load.ts', import.meta.url), 'utf8')
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const code = ts.transpileModule(source, { compilerOptions }).outputText.replace(/^export (\{\};)?/gm, '')
  return `${code}; window.loadInPage = () => loadGatehouse('${world.api.url}')`
}

describe('@gatehouse/js', () => {
  it('loads the script once, tries again after a failure, and shows the checkout', async () => {
    const { clientSecret } = await world.build()
    world.shop.show({
      body: '<div id="pay"></div><script src="/page.js" defer></script>',
      script: await loadInPage(),
    })
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await context.route('**/v1/gatehouse.js', (route) => route.abort())
    await page.goto('/')
    expect(await page.evaluate('loadInPage().catch(({ message }) => message)')).toMatch(/gatehouse\.js did not load$/)
    await context.unroute('**/v1/gatehouse.js')
    const loaded =
      'Promise.all([loadInPage(), loadInPage()]).then(([one, other]) => one === other && one === window.Gatehouse)'
    expect(await page.evaluate(loaded)).toBe(true)
    expect(await page.locator('script[src$="/v1/gatehouse.js"]').count()).toBe(1)
    await page.evaluate(`Gatehouse.checkout({ clientSecret: '${clientSecret}' }).mount('#pay'), undefined`)
    await page.frameLocator('#pay iframe').getByText('Blue chair').waitFor()
    await context.close()
  })
  it('loads the script although a tag of the page has failed before', async () => {
    const tag = `<script src="${world.api.url}/v1/gatehouse.js"></script>`
    const then = `window.early = loadInPage().then(() => 'loaded', ({ message }) => message)`
    world.shop.show({
      body: `${tag}<script src="/page.js" defer></script>`,
      script: `${await loadInPage()}; ${then}`,
    })
    const { page, context } = await newVisitor(world.browser, world.shop.origin)
    await context.route('**/v1/gatehouse.js', (route) => route.abort(), { times: 1 })
    await page.goto('/', { waitUntil: 'load' })
    expect(await page.evaluate('early')).toBe('loaded')
    await context.route('**/v1/gatehouse.js', (route) => route.abort(), { times: 1 })
    world.shop.show({ body: `${tag}<script src="/page.js" defer></script>`, script: await loadInPage() })
    await page.reload({ waitUntil: 'load' })
    expect(await page.evaluate('loadInPage().then((script) => script === window.Gatehouse)')).toBe(true)
    await context.close()
  })
})
