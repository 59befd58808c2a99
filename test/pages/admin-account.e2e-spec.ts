import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { tokenIn } from '../support/mail-reader.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let visitor: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterAll(() => browser.close())
afterEach(() => visitor.context.close())

const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

for (const [how, settings] of [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const) {
  const password = 'a-first-password'
  const email = `nora${how.length}@gatehouse.test`

  describe(`an account of the admin portal, ${how}`, () => {
    it('is registered at /admin/signup and reaches nothing', async () => {
      const { clientID } = await buildClient(site)
      visitor = await newVisitor(browser, site.url, settings)
      const { page } = visitor
      await page.goto(`/admin/signup?clientID=${clientID}`)
      await says(page, 'Register Admin Account')
      await page.getByRole('button', { name: 'Sign up' }).click()
      for (const what of ['Username', 'Email', 'Password']) await says(page, `${what} is required`)
      await page.locator('[name=userName]').fill('Nora')
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: 'Sign up' }).click()
      await says(page, 'Signup successful! Please log in.')
      // The sign-up's own fields have the same names, and the address changes before the page does.
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
      await shows(() => page.locator('nav .portal-item-label').allTextContents(), ['Dashboard'])
    })

    it('is confirmed at the mailed address, by the button and not by opening the link', async () => {
      const stateOf = async () => {
        const { items } = (await site.call('GET', `/portal-users?q=${email}`, { token: await signInAdmin(site) })).body
        return items[0].emailVerifiedAt
      }
      const [mail] = await waitForMailFiles(site.dataDir, email)
      visitor = await newVisitor(browser, site.url, settings)
      const { page } = visitor
      await page.goto(`/admin/confirm-email?token=${tokenIn(mail as NonNullable<typeof mail>)}`)
      await says(page, 'Confirm your email')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await says(page, 'Password is required')
      await page.locator('[name=password]').fill('somebody else chose it')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await says(page, 'Use the password that you signed up with')
      expect(await stateOf()).toBeNull()
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await says(page, 'Email address confirmed! Please log in.')
      expect(await stateOf()).toEqual(expect.any(String))
      await page.goto('/admin/confirm-email?token=used')
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('This link has expired or was already used').first().waitFor()
    })

    it('gets a new password by a link that works once', async () => {
      visitor = await newVisitor(browser, site.url, settings)
      const { page } = visitor
      await page.goto('/admin/login')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await says(page, 'Email is required')
      await page.locator('[name=email]').fill(email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await says(page, 'If the email exists, a reset link has been sent.')
      await page.getByRole('link', { name: 'Open the reset link' }).click()
      await page.locator('[name=newPassword]').waitFor()
      const link = page.url()
      await page.locator('[name=newPassword]').fill('a-second-password')
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await says(page, 'Password has been reset successfully!')
      await page.waitForURL('**/admin/login')
      await page.goto(link)
      await page.locator('[name=newPassword]').fill('a-third-password')
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await says(page, 'Invalid or expired token, or something went wrong.')
      const login = (word: string) => site.call('POST', '/portal-users/login', { body: { email, password: word } })
      expect([(await login(password)).status, (await login('a-second-password')).status]).toEqual([401, 200])
    })
  })
}

describe('/admin/signup', () => {
  it('asks for the client where no screen named it, and says that an unknown one is unknown', async () => {
    visitor = await newVisitor(browser, site.url)
    const { page } = visitor
    await page.goto('/admin/signup')
    await page.locator('[name=clientID]').fill('cli_nobody')
    await page.locator('[name=userName]').fill('Nobody')
    await page.locator('[name=email]').fill('nobody@gatehouse.test')
    await page.locator('[name=password]').fill('a-long-password')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await says(page, 'There is no such client')
    const { items } = (await site.call('GET', '/portal-users?limit=100', { token: await signInAdmin(site) })).body
    expect(items.map(({ userName }: { userName: string }) => userName)).not.toContain('Nobody')
  })
})
