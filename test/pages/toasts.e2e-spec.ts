import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { toastErrorMs, toastRegistrationFailureMs, toastsShownMax, toastSuccessMs } from '#contract/limits.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildClient, clientPassword } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { heldOnce } from '../support/held-once.js'
import { fill, holdClock, newMerchant, open } from '../support/screens.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

// One that leaves still fades for a moment.
const toasts = (page: Page) => page.locator('.toast:not([data-leaving])')

async function visit(path: string) {
  const visitor = await newVisitor(browser, gatehouse.url)
  await open(visitor.page, path)
  await holdClock(visitor.page)
  return visitor
}

async function staysFor(page: Page, words: string, ms: number): Promise<void> {
  const toast = toasts(page).filter({ hasText: words })
  await toast.waitFor()
  await page.clock.runFor(ms - 50)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(100)
  await toast.waitFor({ state: 'detached' })
}

describe('a toast', () => {
  it('of success stays two seconds', async () => {
    const { page, context } = await visit('/contact')
    await fill(page, { name: 'Ada', emailAddress: 'ada@example.com', message: 'Do you take francs?' })
    await page.getByRole('button', { name: 'Send message' }).click()
    await staysFor(page, 'Message sent', toastSuccessMs)
    await context.close()
  })

  it('of a failed registration stays three seconds', async () => {
    const { emailAddress } = await buildClient(gatehouse)
    const { page, context } = await visit('/client/signup')
    const password = { password: clientPassword, confirmPassword: clientPassword }
    await fill(page, { name: 'Acme', emailAddress, chargePercentage: '2.5', ...password })
    await page.locator('[name=clientType]').selectOption('Company')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await staysFor(page, 'Registration failed. Please try again.', toastRegistrationFailureMs)
    await context.close()
  })

  it('of any other failure stays four seconds', async () => {
    const { page, context } = await visit('/client/login')
    await fill(page, { emailAddress: 'nobody@example.com', password: clientPassword })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await staysFor(page, 'Invalid email or password', toastErrorMs)
    await context.close()
  })

  it('is still there on a page that was too busy to count its seconds', async () => {
    const { page, context } = await newVisitor(browser, gatehouse.url)
    const isThere = "Boolean(document.querySelector('.toast:not([data-leaving])'))"
    const busy = `for (const end = performance.now() + ${toastSuccessMs + 500}; performance.now() < end;);`
    const soonMs = toastSuccessMs / 10
    // The page itself waits for the toast. What was due while it was busy gets its turn before it looks.
    const watch = `globalThis.isStillThere = new Promise((done) => {
      const look = () => setTimeout(() => done(${isThere}), ${soonMs})
      const work = () => { ${busy} look() }
      new MutationObserver((_, self) => {
        if (!${isThere}) return
        self.disconnect()
        setTimeout(work, ${soonMs})
      }).observe(document, { childList: true, subtree: true })
    })
    undefined`
    // A machine that stops the page for two more seconds ends the toast rightly.
    await heldOnce(async () => {
      await open(page, '/contact')
      await fill(page, { name: 'Ada', emailAddress: 'ada@example.com', message: 'Do you take francs?' })
      await page.evaluate(watch)
      await page.getByRole('button', { name: 'Send message' }).click()
      expect(await page.evaluate<boolean>('globalThis.isStillThere')).toBe(true)
    })
    const toast = toasts(page).filter({ hasText: 'Message sent' })
    await toast.waitFor({ state: 'detached' })
    await context.close()
  })

  it.each(['comes up under a pointer at rest, which does not keep it', 'is pointed at, which does'])(
    'that %s',
    async (how) => {
      const { page, context } = await visit('/contact')
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      await page.mouse.move(width - 60, height - 40)
      await fill(page, { name: 'Ada', emailAddress: 'ada@example.com', message: 'Do you take francs?' })
      await page.getByRole('button', { name: 'Send message' }).press('Enter')
      const toast = toasts(page).filter({ hasText: 'Message sent' })
      await toast.waitFor()
      await page.locator('.toast:hover').waitFor()
      if (how.startsWith('is pointed at')) {
        await page.mouse.move(width - 70, height - 44)
        await page.clock.runFor(3 * toastSuccessMs)
        expect(await toast.count()).toBe(1)
        await page.mouse.move(10, 10)
      }
      await page.clock.runFor(toastSuccessMs + 50)
      await toast.waitFor({ state: 'detached' })
      await context.close()
    },
  )

  it('that comes with a redirect inside the site is put into the page once, so that it is read out once', async () => {
    const { page, context } = await newMerchant(browser, gatehouse, await buildClient(gatehouse))
    await page.goto('/client/dashboard')
    await page.evaluate(`
      window.added = []
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.matches?.('.toast')) window.added.push(node.textContent)
      }).observe(document.body, { childList: true, subtree: true })`)
    await holdClock(page)
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await toasts(page).filter({ hasText: 'Logged out successfully' }).waitFor()
    await page.clock.runFor(toastSuccessMs)
    await toasts(page).waitFor({ state: 'detached' })
    expect(await page.evaluate('window.added')).toEqual(['Logged out successfully'])
    await context.close()
  })

  it('makes room for the next one once twenty are shown', async () => {
    const { page, context } = await visit('/reset-password?token=made-up')
    await fill(page, { newPassword: 'violet lantern harbour' })
    const isAnswer = (answer: { request(): { method(): string } }) => answer.request().method() === 'POST'
    for (let turn = 0; turn < toastsShownMax + 2; turn += 1) {
      const answer = page.waitForResponse(isAnswer)
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await answer
    }
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await fill(page, { email: 'nobody@example.com' })
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await toasts(page).filter({ hasText: 'If the email exists, a reset link has been sent.' }).waitFor()
    expect(await toasts(page).count()).toBe(toastsShownMax)
    await context.close()
  })
})
