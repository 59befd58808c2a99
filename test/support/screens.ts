import { expect } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { clock } from '#contract/clock.js'
import { newVisitor, scriptsRun, signInQuietly, type Visitor } from './browser.js'
import { clientPassword, type SignedInClient } from './builders.js'
import type { Gatehouse } from './gatehouse-process.js'
import { until } from './until.js'

/** Opens a page; a visitor's `goto` waits until its scripts, if any run, have taken over. */
export const open = (page: Page, path: string) => page.goto(path)

export const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

const fits = (expected: unknown) => (answer: unknown) => {
  try {
    expect(answer).toEqual(expected)
    return true
  } catch {
    return false
  }
}

/** Asks the page until it answers this: what scripts, focus and styles change may follow a click a moment later. */
export async function shows(ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  await until(ask, fits(expected), 120_000)
}

/** The focus follows a dialog by an effect, a moment after the dialog is there. */
export const focused = (page: Page, words: string) => page.locator(':focus', { hasText: words }).waitFor()

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
}

/** Posts the client's sign-in form; where that leads is for the test to say. */
export async function signInAsClient(
  page: Page,
  emailAddress: string,
  { password = clientPassword, from = '' } = {},
): Promise<void> {
  await open(page, `/client/login${from && `?from=${encodeURIComponent(from)}`}`)
  await fill(page, { emailAddress, password })
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** A visitor signed in as this client; which page it opens first is for the test to say. */
export async function newMerchant(
  browser: Browser,
  { url }: Pick<Gatehouse, 'url'>,
  { emailAddress }: SignedInClient,
  settings: Parameters<typeof newVisitor>[2] = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, url, settings)
  const typed = { emailAddress, password: clientPassword }
  await signInQuietly(visitor, { from: '/client/login', to: '/client/dashboard' }, typed)
  return visitor
}

/** Follows a link that opens a dialog where scripts run. */
export async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  // Before scripts have taken over, the click follows the link to a page, as it does without JavaScript.
  await scriptsRun(page)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** From here on only the test moves the page's clock; left alone it would run on, and a slow machine would run it far. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(clock.time() + 60_000)
}

/** Clicks the button twice, and sends what it sent a third time; answers the status of that. */
export async function sendAgainAndAgain(page: Page, button: Locator): Promise<number> {
  const [sent] = await Promise.all([page.waitForRequest((request) => request.method() === 'POST'), button.dblclick()])
  await sent.response().catch(() => null)
  const headers = await sent.allHeaders()
  const again = await page.context().request.post(sent.url(), { headers, data: sent.postData() ?? '' })
  return again.status()
}
