import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { launchBrowser, newVisitor, signInQuietly, type Visitor } from '../support/browser.js'
import { clientPassword } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/merchants.js'
import type { SharedSite } from '../support/shared-site.js'
import { sharedWithStaff, signedIn } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let merchant: Merchant
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site } = await sharedWithStaff())
  merchant = await buildMerchant(site)
})
afterAll(() => browser.close())

async function asMerchant(): Promise<Visitor> {
  const visitor = await newVisitor(browser, site.url)
  const form = { emailAddress: merchant.emailAddress, password: clientPassword }
  await signInQuietly(visitor, { from: '/client/login', to: '/client/dashboard' }, form)
  return visitor
}

const asStaff = () => signedIn(browser, site)

/** Everything that a browser with nothing kept asks for, until the addresses of the page's links are known. */
async function coldOpen({ page }: Visitor, path: string): Promise<{ requests: string[]; script: number }> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  const known = page.waitForResponse(/\/__manifest\?/)
  await page.goto(path)
  await (await known).finished()
  const asked = new Set(answers.map((answer) => new URL(answer.url()).pathname))
  const requests = [...asked].filter((name) => name !== '/favicon.svg')
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(async (answer) => brotliCompressSync(await answer.body()).length))
  return { requests, script: sizes.reduce((sum, size) => sum + size, 0) }
}

describe('a list that a browser opens first', () => {
  it.each([
    { who: 'staff', path: '/admin/clients', requests: 9, script: 126_000 },
    { who: 'staff', path: '/admin/transactions', requests: 10, script: 134_000 },
    { who: 'a merchant', path: '/client/transactions', requests: 10, script: 134_000 },
  ])('takes few requests and little script in brotli: %j', async ({ who, path, requests, script }) => {
    const visitor = await (who === 'staff' ? asStaff() : asMerchant())
    const opened = await coldOpen(visitor, path)
    console.info(`cold ${path}: ${opened.requests.length} requests, ${opened.script} bytes of script in brotli`)
    expect(opened.script).toBeLessThanOrEqual(script)
    expect([opened.requests.length, opened.requests]).toEqual([
      Math.min(opened.requests.length, requests),
      opened.requests,
    ])
    expect(visitor.faults).toEqual([])
    await visitor.context.close()
  })

  it('loads the dialog that asks for a proof, the search and the toasts only when they are needed', async () => {
    const visitor = await asStaff()
    const { requests } = await coldOpen(visitor, '/admin/clients')
    expect(requests.filter((name) => /proof-question|palette|toast-list|passkey/.test(name))).toEqual([])
    const asked = visitor.page.waitForResponse(/\/assets\/palette-/)
    await visitor.page.keyboard.press('Control+k')
    expect((await asked).status()).toBe(200)
    await visitor.page.locator('dialog.palette input:focus').waitFor()
    await visitor.context.close()
  })
})
