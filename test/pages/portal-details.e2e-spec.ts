import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../support/browser.js'
import { buildClient, roleIDOf, signInAdmin, signupInput } from '../support/builders.js'
import { newMerchant, openDialog } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { openScripted, signedIn } from '../support/staff.js'
import { until } from '../support/until.js'

let browser: Browser
let site: SharedSite
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterAll(() => browser.close())

// Noted from the first paint on: what the counters showed, each time that it changed.
const noteCounters = `
  window.shown = []
  const note = () => {
    const face = document.querySelector('.portal-main [aria-hidden=true].counter')
    if (face) {
      const isHidden = getComputedStyle(face).visibility === 'hidden'
      const words = isHidden ? getComputedStyle(face, '::before').content.replaceAll('"', '') : face.textContent
      if (window.shown.at(-1) !== words) window.shown.push(words)
    }
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)`

describe('the admin portal', () => {
  it('counts from nought, and shows the number itself where no script runs', async () => {
    for (let count = 0; count < 3; count += 1) await buildClient(site)
    const { page, context } = await signedIn(browser, site, undefined, { reducedMotion: 'no-preference' })
    await page.addInitScript(noteCounters)
    await page.goto('/admin/dashboard')
    const isThere = "shown.at(-1) === document.querySelector('.portal-main .counter + .sr-only').textContent"
    await until(() => page.evaluate<boolean>(isThere), Boolean)
    const shown = (await page.evaluate<string[]>('window.shown')).map((words) => Number(words.replaceAll(',', '')))
    expect(shown[0]).toBe(0)
    expect(shown).toEqual([...shown].sort((one, other) => one - other))
    await context.close()
    const plain = await signedIn(browser, site, undefined, { javaScriptEnabled: false })
    await plain.page.goto('/admin/dashboard')
    expect(await plain.page.locator('.counter').first().isVisible()).toBe(true)
    await plain.context.close()
  })

  it('keeps the theme and the way out in reach at 1280 by 800', async () => {
    const { page, context } = await signedIn(browser, site, undefined, { viewport: { width: 1280, height: 800 } })
    await page.goto('/admin/dashboard')
    const box = await page.getByRole('button', { name: 'Theme: dark' }).boundingBox()
    expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
    const [logout, person] = await Promise.all(
      [page.getByRole('button', { name: 'Logout' }), page.locator('.portal-person')].map((part) => part.boundingBox()),
    )
    expect((logout?.y ?? 1_000) + (logout?.height ?? 0)).toBeLessThanOrEqual(person?.y ?? 0)
    await page.getByRole('button', { name: 'Theme: dark' }).click()
    await page.locator('html[data-theme=dark]').waitFor()
    await context.close()
  })

  it('lists pending clients by the longest wait, or as it is asked', async () => {
    const token = await signInAdmin(site)
    const mark = crypto.randomUUID().slice(0, 8)
    for (const name of [`Bb ${mark}`, `Aa ${mark}`, `Cc ${mark}`])
      await site.call('POST', '/clients/register', { body: signupInput({ name }) })
    const { page, context } = await signedIn(browser, site)
    const names = () => page.locator('article h2').allTextContents()
    await page.goto(`/admin/pending-clients?q=${mark}`)
    expect(await names()).toEqual([`Bb ${mark}`, `Aa ${mark}`, `Cc ${mark}`])
    await page.getByLabel('Order').selectOption('By name')
    await page.waitForURL('**sort=name*')
    await page.locator('li:first-child article h2', { hasText: `Aa ${mark}` }).waitFor()
    expect(await names()).toEqual([`Aa ${mark}`, `Bb ${mark}`, `Cc ${mark}`])
    const newest = await site.call('GET', `/clients/pending?q=${mark}&sort=-created`, { token })
    expect(newest.body.items[0].name).toBe(`Cc ${mark}`)
    await context.close()
  })

  it('names the browser of a session as people do', async () => {
    const { clientID, emailAddress } = await buildClient(site)
    const person = { userName: 'Ses Sion', email: signupInput().emailAddress, password: 'a-long-staff-password' }
    const token = await signInAdmin(site)
    const roles = [await roleIDOf(site, token, 'Support (read only)')]
    const { id } = (await site.call('POST', '/portal-users', { token, body: { ...person, roles } })).body
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
    const other = await signedIn(browser, site, person, { userAgent: chrome })
    const merchant = await newMerchant(browser, site, { emailAddress } as never, { userAgent: chrome })
    const { page, context } = await signedIn(browser, site)
    for (const path of [`/admin/portal-users/${id}/sessions`, `/admin/clients/${clientID}`]) {
      await page.goto(path)
      await page.getByRole('cell', { name: 'Chrome on Linux' }).waitFor()
    }
    await Promise.all([other, merchant].map((visitor) => visitor.context.close()))
    await context.close()
  })

  it('puts toasts above the veil of a dialog', async () => {
    const { page, context } = await signedIn(browser, site)
    await openScripted(page, '/admin/roles')
    await openDialog(page, 'Add role')
    await page.getByRole('dialog').locator('[name=name]').fill('Onboarding officer')
    await page.getByRole('dialog').getByRole('button', { name: 'Add role' }).click()
    const toast = page.locator('.toast').first()
    await toast.waitFor()
    await page.locator('.toaster:popover-open').waitFor()
    await context.close()
  })
})

describe('/api/', () => {
  it('is the page of the API, as /api is', async () => {
    const [page, slashed] = await Promise.all(['/api', '/api/'].map((path) => fetch(site.url + path)))
    expect([page?.status, slashed?.status]).toEqual([200, 200])
    expect(slashed?.headers.get('content-type')).toMatch(/^text\/html/)
    expect((await fetch(`${site.url}/api/none`)).headers.get('content-type')).toMatch(/json/)
  })
})
