import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { newVisitor, scriptsRun, signInQuietly, type Visitor } from './browser.js'
import { roleIDOf, signInAdmin } from './builders.js'
import { type Gatehouse, startGatehouse } from './gatehouse-process.js'
import { adminEmail, adminPassword, type CallableApi } from './calls.js'
import { type SharedSite, sharedSite } from './shared-site.js'
import { startedDatabase } from './started-database.js'

export const officer = { userName: 'Olive Officer', email: 'olive@gatehouse.test', password: 'a-long-staff-password' }

/** The built product on a database of its own, with an Onboarding officer beside the administrator. */
export async function startWithStaff(
  overrides: NodeJS.ProcessEnv = {},
): Promise<{ site: Gatehouse; token: string; dataDir: string; stop: () => Promise<void> }> {
  const { settings, remove } = await startedDatabase()
  const site = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...settings, ...overrides })
  const token = await signInWithOfficer(site)
  const stop = async () => {
    await site.end('SIGTERM')
    await remove()
  }
  return { site, token, dataDir: settings.DATA_DIR ?? '', stop }
}

/**
 * The shared site with the same people, for tests that change no settings of the platform and count no totals of it: other
 * files have written to its database.
 */
export async function sharedWithStaff(): Promise<{ site: SharedSite; token: string }> {
  const site = await sharedSite()
  return { site, token: await signInWithOfficer(site) }
}

/** Answers the administrator's token. An officer who is there already stays as they are. */
async function signInWithOfficer(api: CallableApi, person = officer): Promise<string> {
  const token = await signInAdmin(api)
  const roles = [await roleIDOf(api, token, 'Onboarding officer')]
  await api.call('POST', '/portal-users', { token, body: { ...person, roles } })
  return token
}

/** Another officer, for a file that changes a password or adds a second factor. */
export async function buildOfficer(api: CallableApi): Promise<typeof officer> {
  const person = { ...officer, userName: 'Otto Other', email: `otto-${randomUUID()}@gatehouse.test` }
  await signInWithOfficer(api, person)
  return person
}

/** A browser whose visitor has signed in at /admin/login; which page it opens first is for the test to say. */
export async function signedIn(
  browser: Browser,
  { url }: Pick<Gatehouse, 'url'>,
  { email, password }: { email: string; password: string } = { email: adminEmail, password: adminPassword },
  settings: Parameters<typeof newVisitor>[2] = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, url, settings)
  await signInQuietly(visitor, { from: '/admin/login', to: '/admin/dashboard' }, { email, password })
  return visitor
}

export const withoutScripts = { javaScriptEnabled: false }

/** Waits until React has taken the page over: before that a click follows the link, and typing is heard by nobody. */
export async function takenOver(page: Page): Promise<void> {
  await scriptsRun(page)
  // Keys are listened for in effects, which run before the browser is idle.
  await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))')
}

/** Opens a page whose scripts the test needs. */
export async function openScripted(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await takenOver(page)
}
