import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { count } from './native/profile.mjs'
import { patientTimers } from './patient-timers.js'

/** The one browser of the run, which `npm test` has started; closing it closes what this file opened. */
export function launchBrowser(): Promise<Browser> {
  const address = process.env.TEST_BROWSER
  if (!address) throw new Error('TEST_BROWSER is not set; `npm test` starts the browser and sets it')
  return chromium.connect(address)
}

export interface Visitor {
  url: string
  context: BrowserContext
  page: Page
  /** Console errors, policy violations, failed scripts, and requests to other hosts: a good visit has none. */
  faults: string[]
}

/** What Chromium says of an answer that was still awaited or read when the visitor went on to another page. */
const endedByLeaving = ['BodyStreamBuffer was aborted', 'signal is aborted without reason']

type Settings = NonNullable<Parameters<Browser['newContext']>[0]>

/** Nothing moves unless the settings ask for it: to draw each frame of a fade costs a sixth of a page test. */
export async function newVisitor(browser: Browser, baseURL: string, settings: Settings = {}): Promise<Visitor> {
  count('contexts')
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...settings,
  })
  context.setDefaultTimeout(180_000)
  if (settings.javaScriptEnabled !== false) {
    context.on('page', goOnceScriptsRun)
    await context.addInitScript(patientTimers)
  }
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!endedByLeaving.includes(message)) faults.push(`${page.url()}: ${message}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:'))
      faults.push(`left for ${request.url()}`)
  })
  return { url: baseURL, context, page, faults }
}

/** Of every tab of a visitor: what is typed or clicked before scripts have taken over works as without them, which is not what these tests ask. */
function goOnceScriptsRun(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...where) => {
    const response = await goto(...where)
    await scriptsRun(page)
    return response
  }
}

export const scriptsRun = (page: Page) =>
  page.locator('html[data-scripts=running], html:not(:has(script))').waitFor({ state: 'attached' })

/** Posts the form of a sign-in page as a browser does, and opens neither that page nor the one after it. */
export async function signInQuietly(
  { context, url }: Visitor,
  { from, to }: { from: string; to: string },
  form: Record<string, string>,
): Promise<void> {
  const answer = await context.request.post(from, { form, headers: { origin: url }, maxRedirects: 0 })
  const { location = from } = answer.headers()
  if (new URL(location, url).pathname !== to) throw new Error(`${from} led to ${location}, not to ${to}`)
  // The page that was not opened would have shown this toast and cleared it.
  await context.clearCookies({ name: /toast$/ })
}
