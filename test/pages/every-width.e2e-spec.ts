import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { byTurns } from '../support/by-turns.js'
import { demoStaff } from '../support/demo-data.js'
import { type DemoSite, demoMerchant, enrolInDemo, startDemoSite } from '../support/demo-site.js'
import { openDialog, signInAsClient } from '../support/screens.js'
import { type SiteRoute, siteRoutes } from '../support/site-routes.js'
import { signedIn } from '../support/staff.js'
import { faultsOfWidths } from '../support/widths.js'

let browser: Browser
let demo: DemoSite | undefined
let screens: SiteRoute[]
beforeAll(async () => {
  browser = await launchBrowser()
  demo = await startDemoSite()
  screens = (await siteRoutes()).filter(({ hasPage }) => hasPage)
})
afterAll(async () => {
  await browser.close()
  await demo?.stop()
})

const urlOf = (made: DemoSite | undefined) => made?.site.url ?? ''

// Without the clients that are meant it goes back to the list, and without a right password to the sign-in.
const elsewhere = [
  '/admin/pending-clients/reject',
  '/admin/login/code',
  '/admin/login/enrol',
  '/admin/signed-out',
  '/client/login/code',
  '/client/login/enrol',
  '/client/pending-approval/persons',
]

const addressOf = ({ path }: SiteRoute) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const id = demo?.ids[name]
    if (!id) throw new Error(`Nothing of the demo stands for ${name} in ${path}`)
    return id
  })

const screensIn = (area: 'client' | 'admin' | null) =>
  screens.filter(({ path, parents }) => {
    const layout = ['client', 'admin'].find((one) => parents.includes(`routes/${one}/layout`)) ?? null
    return layout === area && !path.includes('*')
  })

// Looked at in every run, because each was too wide once: a row of tabs, two columns, wide tables.
const inEachRun = [
  ...['/client/profile', '/client/webhooks', '/admin/disputes', '/admin/payouts', '/admin/dashboard'],
  ...['/admin/reconciliation', '/admin/risk-lists/:kind', '/docs'],
]

async function walk(page: Page, routes: SiteRoute[]): Promise<string[]> {
  const faults: string[] = []
  const turn = byTurns(routes, 12, 0)
  for (const route of routes.filter((one) => turn.includes(one) || inEachRun.includes(one.path))) {
    const path = addressOf(route)
    await page.goto(path)
    const isThere = new URL(page.url()).pathname === path
    if (isThere === elsewhere.includes(route.path)) faults.push(`${route.path} led to ${page.url()}`)
    if (isThere) faults.push(...(await faultsOfWidths(page, path)))
  }
  return faults
}

async function walkDialogs(page: Page, dialogs: [path: string, link: string][]): Promise<string[]> {
  const faults: string[] = []
  for (const [path, link] of dialogs) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await openDialog(page, link)
    faults.push(...(await faultsOfWidths(page, `${link} over ${path}`)))
  }
  return faults
}

describe('no screen scrolls sideways and none hides an action, at twelve widths', () => {
  it('in the merchant area', async () => {
    const { page, context } = await newVisitor(browser, urlOf(demo))
    await signInAsClient(page, demoMerchant.emailAddress, demoMerchant)
    await page.waitForURL('**/client/dashboard')
    if (demo) await enrolInDemo(demo, '/clients/login', demoMerchant)
    const routes = screensIn('client')
    expect(routes.length).toBeGreaterThan(30)
    expect(await walk(page, routes)).toEqual([])
    const dialogs = await walkDialogs(page, [
      ['/client/api-users', 'Add API User'],
      ['/client/api-users', 'Edit'],
      ['/client/payment-links', 'New payment link'],
      ['/client/banks', 'Change'],
      ['/client/webhooks', 'Add endpoint'],
      ['/client/profile', 'Rename'],
    ])
    expect(dialogs).toEqual([])
    await context.close()
  })

  it('in the admin portal', async () => {
    const { page, context } = await signedIn(browser, { url: urlOf(demo) }, demoStaff)
    if (demo) await enrolInDemo(demo, '/portal-users/login', demoStaff)
    const routes = screensIn('admin')
    expect(routes.length).toBeGreaterThan(30)
    expect(await walk(page, routes)).toEqual([])
    const dialogs = await walkDialogs(page, [
      ['/admin/clients', 'Edit'],
      ['/admin/roles', 'Edit'],
      ['/admin/portal-users', 'Sessions'],
    ])
    expect(dialogs).toEqual([])
    await context.close()
  })

  it('on the public site, at sign-in and at the checkout', async () => {
    const { page, context } = await newVisitor(browser, urlOf(demo))
    const routes = screensIn(null)
    expect(routes.length).toBeGreaterThan(50)
    expect(await walk(page, routes)).toEqual([])
    await context.close()
  })
})
