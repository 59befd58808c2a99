import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { Browser } from 'playwright-core'
import { monthAt } from '#contract/months.js'
import { launchBrowser } from '../support/browser.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let token: string
let client: SignedInClient
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token } = await sharedWithStaff())
  client = await buildClient(site, { name: 'Priced Ltd' })
})
afterAll(() => browser.close())

describe('plans, without scripts', () => {
  it('are made with fees per currency, refuse what is no amount, and are given to a client', async () => {
    const { page, context } = await signedIn(browser, site, undefined, withoutScripts)
    await page.goto('/admin/plans/new')
    await page.getByLabel('Name').fill('Growth')
    await page.getByLabel('Percentage').fill('2.9')
    await page.getByLabel('Payment in USD').fill('0.305')
    await page.getByLabel('Prices by payment method').fill('card 1.40')
    await page.getByRole('button', { name: 'Save plan' }).last().click()
    await page.getByText('Enter fees in USD as amounts such as 0.30').waitFor()
    await shows(() => page.getByLabel('Name').inputValue(), 'Growth')
    await page.getByLabel('Payment in USD').fill('0.30')
    await page.getByLabel('Dispute in USD').fill('15')
    await page.locator('summary', { hasText: 'Limits' }).click()
    await page.locator('summary', { hasText: 'In USD' }).click()
    await page.locator('[name=dayCountUSD]').fill('ten')
    await page.getByRole('button', { name: 'Save plan' }).last().click()
    await page.getByText('Enter a whole number').waitFor()
    await page.locator('[name=dayCountUSD]').fill('10')
    await page.locator('[name=paymentMostUSD]').fill('900.50')
    await page.getByRole('button', { name: 'Save plan' }).last().click()
    await page.waitForURL('**/admin/plans')
    await page.getByText('In USD: 2.90% + $0.30, $15.00 for a dispute').waitFor()
    const { items } = (await site.call('GET', '/plans', { token })).body
    expect(items.at(-1)).toMatchObject({
      chargePercentage: 2.9,
      fees: [{ currency: 'USD', fixed: 30, refund: 0, dispute: 1_500, payout: 0 }],
      methods: [{ paymentMethod: 'card', chargePercentage: 1.4, currency: null, fixed: 0 }],
      limits: [{ currency: 'USD', dayCount: 10, paymentMost: 90_050, paymentLeast: null }],
    })
    await page.getByText('Limits in USD').waitFor()
    await page.goto(`/admin/clients/${client.clientID}/terms`)
    await page.getByLabel('Plan').selectOption({ label: 'Growth' })
    await page.getByRole('button', { name: 'Save plan' }).last().click()
    await page.waitForURL(`**/admin/clients/${client.clientID}`)
    await page.getByText('In USD: 2.90% + $0.30, $15.00 for a dispute').waitFor()
    await page.getByText('0 of 10').waitFor()
    await page.getByText('From plan Growth').first().waitFor()
    await context.close()
  })

  it('let staff take a statement of a client', async () => {
    const { page, context } = await signedIn(browser, site)
    const month = monthAt(clock.now())
    const answers = await Promise.all(
      ['pdf', 'csv', 'doc'].map((kind) =>
        page.request.get(`${site.url}/admin/clients/${client.clientID}/statements/${kind}?month=${month}`),
      ),
    )
    expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toMatchObject([
      [200, 'application/pdf'],
      [200, 'text/csv; charset=utf-8'],
      [404, expect.any(String)],
    ])
    const refused = await page.request.get(`${site.url}/admin/clients/${client.clientID}/statements/pdf?month=next`)
    expect([refused.status(), await refused.text()]).toEqual([422, 'Enter a past or current month as YYYY-MM'])
    await context.close()
  })
})
