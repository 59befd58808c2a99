import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { officer, signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site } = await sharedWithStaff())
  for (const [name, emailAddress, message] of [
    ['Ada Lovelace', 'ada?bcc=eve@example.com', 'Do you take guilders?\nBest, Ada'],
    ['Grace Hopper', 'grace@example.com', `Which currencies are there? ${'w'.repeat(300)}`],
  ])
    await site.call('POST', '/contact', { body: { name, emailAddress, message } })
})
afterAll(() => browser.close())

describe('/admin/contact-messages', () => {
  it.each([{}, withoutScripts, { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 } }])(
    'lists what visitors wrote, newest first, and filters in the address: %j',
    async (settings) => {
      const { page, faults, context } = await signedIn(browser, site, undefined, settings)
      await page.goto('/admin/contact-messages')
      const rows = page.locator('tbody tr')
      await rows.nth(0).getByText('Which currencies are there?').waitFor()
      await rows.nth(1).getByText('Do you take guilders?').waitFor()
      expect(await overflow(page)).toBe(0)
      if (settings !== withoutScripts) expect(await accessibilityFaults(page)).toEqual([])
      await page.getByPlaceholder('Name, email or text').fill('GUILDERS')
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.waitForURL('**/admin/contact-messages?q=GUILDERS')
      await rows.nth(1).waitFor({ state: 'detached' })
      const link = rows.getByRole('link', { name: 'ada?bcc=eve@example.com' })
      await shows(() => link.getAttribute('href'), 'mailto:ada%3Fbcc%3Deve@example.com')
      expect(faults).toEqual([])
      await context.close()
    },
  )

  it('is not for those without the permission', async () => {
    const { page, context } = await signedIn(browser, site, officer)
    await page.goto('/admin/contact-messages')
    await page.waitForURL('**/admin/dashboard')
    await page.getByText('See contact messages').first().waitFor()
    await context.close()
  })
})
