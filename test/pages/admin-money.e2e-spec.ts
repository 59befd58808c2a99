import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildMerchant } from '../support/merchants.js'
import { fill, focused, said } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { officer, signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'
import { oneLook } from '../support/looks.js'
import { until } from '../support/until.js'

let browser: Browser
let site: SharedSite
let token: string
let visitor: Visitor
/** Payments that the sandbox disputes a little later, while the other tests run. */
let disputed: string[]

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token } = await sharedWithStaff())
  const { pay } = await buildMerchant(site)
  const later = { paymentMethod: 'pm_dispute_later' }
  disputed = [await pay(later), await pay({ ...later, amount: 4_000 })]
})
afterAll(() => browser.close())
afterEach(() => visitor.context.close())

/** The dispute of a payment, once the sandbox has opened it. */
async function disputeOf(transactionID: string): Promise<string> {
  const read = () => site.call('GET', `/transactions/${transactionID}`, { token })
  const { body } = await until(read, ({ body: { disputes } }) => disputes.length > 0)
  return body.disputes[0].disputeID
}

async function placeOf(page: Page, title: string) {
  const card = page.locator('main section', { has: page.getByRole('heading', { name: title, exact: true }) })
  const place = await card.boundingBox()
  if (!place) throw new Error(`There is no card ${title}`)
  return place
}

const ways = [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const

describe('/admin/transactions', () => {
  for (const [how, settings] of ways) {
    it(`lists one client's payments from its page, opens one, and exports the same, ${how}`, async () => {
      const merchant = await buildMerchant(site)
      const transactionID = await merchant.pay({ reference: 'staff-1' })
      await (await buildMerchant(site)).pay({ description: 'Of somebody else' })
      visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      await page.goto(`/admin/clients/${merchant.clientID}`)
      await page.locator('main').getByRole('link', { name: 'Transactions' }).click()
      await page.waitForURL(`**/admin/transactions?clientID=${merchant.clientID}`)
      await page.getByRole('region', { name: 'Transactions' }).locator('tbody tr:only-child').waitFor()
      await page
        .getByRole('region', { name: 'Totals of this filter' })
        .getByText('1 payment', { exact: true })
        .waitFor()
      const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '')
      const lines = (await file.text()).trim().split('\r\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain(`${transactionID},`)
      await page.getByRole('link', { name: 'Order 1001' }).click()
      await page.waitForURL(`**/admin/transactions/${transactionID}`)
      await said(page, '$97.50 was credited to the client’s available balance')
      await said(page, 'Created and paid')
      await said(page, `sandbox · ${transactionID.replace('txn_', 'sbx_')}`)
      const [timeline, amounts] = [await placeOf(page, 'Timeline'), await placeOf(page, 'Amounts')]
      expect(amounts.x).toBeGreaterThan(timeline.x + timeline.width)
      await page.setViewportSize({ width: 390, height: 900 })
      const [below, above] = [await placeOf(page, 'Timeline'), await placeOf(page, 'Amounts')]
      expect([below.x, below.width]).toEqual([above.x, above.width])
      expect(below.y).toBeGreaterThan(above.y + above.height)
      expect(visitor.faults).toEqual([])
    })
  }
})

describe('/admin/books', () => {
  for (const [how, settings] of ways) {
    it(`sums every account, names the head of the chain, and verifies, ${how}`, async () => {
      await (await buildMerchant(site)).pay({ currency: 'CHF' })
      visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      await page.goto('/admin/books')
      await page.getByRole('heading', { name: 'CHF' }).waitFor()
      await said(page, /The processor owes us CHF\u00a0\d+\.\d\d/)
      await said(page, /^[0-9a-f]{64}$/)
      await page.getByRole('button', { name: 'Verify the ledger' }).click()
      await said(page, 'The ledger is being verified.')
      await said(page, /The ledger is intact: \d+ entries\./)
      expect(visitor.faults).toEqual([])
    })
  }
})

describe('the screens of money', () => {
  it('open for nobody whose roles do not cover them', async () => {
    visitor = await signedIn(browser, site, officer)
    const { page } = visitor
    const path = '/admin/transactions'
    for (const one of [path, `${path}.csv`, `${path}/txn_1`, '/admin/disputes', '/admin/books']) {
      await page.goto(one)
      expect([one, new URL(page.url()).pathname]).toEqual([one, '/admin/dashboard'])
    }
  })

  for (const look of oneLook) {
    it(`pass axe and fit the window: ${JSON.stringify(look)}`, async () => {
      const transactionID = await (await buildMerchant(site)).pay()
      visitor = await signedIn(browser, site, undefined, look)
      const { page } = visitor
      await page.goto('/admin/transactions')
      await fill(page, { q: 'order' })
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.waitForURL('**/admin/transactions?q=order')
      for (const path of ['transactions?q=order', `transactions/${transactionID}`, 'disputes', 'books']) {
        await page.goto(`/admin/${path}`)
        expect(await accessibilityFaults(page)).toEqual([])
        expect([path, await overflow(page)]).toEqual([path, 0])
      }
      expect(visitor.faults).toEqual([])
    })
  }
})

describe('/admin/disputes', () => {
  it('are closed after a question, as won and as lost', async () => {
    const [won, lost] = await Promise.all(disputed.map(disputeOf))
    visitor = await signedIn(browser, site)
    const { page } = visitor
    await page.goto('/admin/disputes?status=open')
    await page.getByRole('link', { name: `Close as won ${won}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Close this dispute as won?' })
    await question.waitFor()
    await focused(page, 'Cancel')
    expect(await accessibilityFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'Close as won' }).click()
    await said(page, 'Dispute closed as won')
    await page.getByRole('link', { name: `Close as won ${won}` }).waitFor({ state: 'detached' })

    const plain = await signedIn(browser, site, undefined, withoutScripts)
    await plain.page.goto(`/admin/transactions/${disputed[1]}`)
    await plain.page.getByRole('link', { name: `Close as lost ${lost}` }).click()
    await plain.page.getByRole('button', { name: 'Close as lost' }).click()
    await said(plain.page, 'Dispute closed as lost')
    await plain.page.goto(`/admin/transactions/${disputed[1]}`)
    await said(plain.page, 'The dispute was closed as lost')
    await said(plain.page, 'Lost in a dispute')
    await plain.context.close()

    await page.goto(`/admin/disputes/${won}/close/lost`)
    await page.getByRole('button', { name: 'Close as lost' }).click()
    await said(page, 'This dispute is already won and can’t be closed with a different outcome')
    // The refusal is a 409, which the browser's console names.
    expect(visitor.faults.filter((fault) => !fault.includes('409'))).toEqual([])
  })
})
