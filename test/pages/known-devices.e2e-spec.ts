import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { Browser, Page } from 'playwright-core'
import { IsNull, Not } from 'typeorm'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { SignInFailure } from '../../api/src/people/sign-in/sign-in-failure.entity.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { tokenIn } from '../support/mail-reader.js'
import { fill, open, said, signInAsClient } from '../support/screens.js'
import { withoutScripts } from '../support/staff.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startedDatabase } from '../support/started-database.js'
import { entities } from '../../api/src/process/entities.js'

const lockedWords = /For now, you can only sign in from devices you’ve used before/

let browser: Browser
let site: Gatehouse
let settings: NodeJS.ProcessEnv
let database: Database
let stop: () => Promise<void>
const visitors: Visitor[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  const made = await startedDatabase()
  settings = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', EXPOSE_RESET_TOKEN: '1', ...made.settings }
  site = await startGatehouse(settings)
  database = await Database.open(readEnvironment(settings), entities)
  stop = async () => {
    await database.onApplicationShutdown()
    await site.end('SIGTERM')
    await made.remove()
  }
})
afterAll(async () => {
  await stop()
  await browser.close()
})
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))

const visit = async (how: Parameters<typeof newVisitor>[2] = {}): Promise<Visitor> => {
  const visitor = await newVisitor(browser, site.url, how)
  visitors.push(visitor)
  return visitor
}

/** By somebody elsewhere, who waits as long as is asked. */
async function guessElsewhere(path: string, body: object, count: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.0.${Math.floor(Math.random() * 256)}.9` }
  for (let turn = 0; turn < count; turn += 1) {
    await site.call('POST', path, { body, headers })
    const past = new Date(clock.time() - 1)
    if (turn < count - 1)
      await database.write((manager) =>
        manager.update(SignInFailure, { slowedUntil: Not(IsNull()) }, { slowedUntil: past }),
      )
  }
}
const guessAtClient = (emailAddress: string, count: number) =>
  guessElsewhere('/clients/login', { emailAddress, password: 'a wrong one' }, count)
const linkTo = async (email: string): Promise<string> => {
  const mails = await waitForMailFiles(String(settings.DATA_DIR), email)
  const mail = mails.find(({ subject }) => subject.startsWith('Wrong passwords for your Gatehouse account'))
  if (!mail) return linkTo(email)
  return `/sign-in-link?token=${tokenIn(mail)}`
}
const isIn = (page: Page) => page.waitForURL('**/client/dashboard')
const cookieNamed = async ({ context }: Visitor, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)

describe.each([
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
])('a browser that has signed in before, %s', (_how, how) => {
  it('keeps what says so over signing out, and is let in while strangers are locked out', async () => {
    const { emailAddress } = await buildClient(site)
    const known = await visit(how)
    await signInAsClient(known.page, emailAddress)
    await isIn(known.page)
    const cookie = await cookieNamed(known, 'clientDevice')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((cookie?.expires ?? 0) * 1_000 - clock.time()).toBeGreaterThan(179 * 86_400_000)
    await known.page
      .getByRole('button', { name: /log ?out|sign out/i })
      .first()
      .click()
    await known.page.waitForURL('**/client/login')
    expect(await cookieNamed(known, 'clientToken')).toBeUndefined()

    await guessAtClient(emailAddress, 10)
    const stranger = await visit(how)
    await signInAsClient(stranger.page, emailAddress)
    await said(stranger.page, lockedWords)
    await said(stranger.page, 'in 30 minutes')
    await said(stranger.page, 'we’ve emailed it a link')
    if (how !== withoutScripts) expect(await accessibilityFaults(stranger.page)).toEqual([])
    await signInAsClient(known.page, emailAddress)
    await isIn(known.page)
  })

  it('is made of a stranger by the link of the mail, which asks for the password all the same', async () => {
    const { emailAddress } = await buildClient(site)
    await guessAtClient(emailAddress, 10)
    const { page } = await visit(how)
    const link = await linkTo(emailAddress)
    await open(page, link)
    await said(page, 'You still need your password to sign in.')
    if (how !== withoutScripts) expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Allow this browser' }).click()
    await page.waitForURL('**/client/login')
    await said(page, 'You can now sign in on this browser. Enter your password.')
    await signInAsClient(page, emailAddress)
    await isIn(page)
    const other = await visit(how)
    await open(other.page, link)
    await other.page.getByRole('button', { name: 'Allow this browser' }).click()
    await said(other.page, 'This link was already used, has expired or is incomplete.')
  })

  it('is where a new password was set by mail, whoever goes on guessing', async () => {
    const { emailAddress } = await buildClient(site)
    await guessAtClient(emailAddress, 10)
    const { resetToken } = (await site.call('POST', '/account/forgot', { body: { email: emailAddress } })).body
    const { page } = await visit(how)
    await open(page, `/reset-password?token=${resetToken}`)
    await fill(page, { newPassword: 'violet lantern harbour' })
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.waitForURL('**/client/login')
    await guessAtClient(emailAddress, 10)
    await signInAsClient(page, emailAddress, { password: 'violet lantern harbour' })
    await isIn(page)
  })
})

describe('a member of staff', () => {
  const signInAsStaff = async (page: Page) => {
    await open(page, '/admin/login')
    await fill(page, { email: adminEmail, password: adminPassword })
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  it('is told how long to wait and what else there is, and is let in by the link of the mail', async () => {
    const known = await visit()
    await signInAsStaff(known.page)
    await known.page.waitForURL('**/admin/dashboard')
    expect(await cookieNamed(known, 'portalDevice')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const stranger = await visit()
    await open(stranger.page, '/admin/login')
    await fill(stranger.page, { email: adminEmail, password: adminPassword })
    await guessElsewhere('/portal-users/login', { email: adminEmail, password: 'a wrong one' }, 9)
    await stranger.page.getByRole('button', { name: 'Sign in' }).click()
    await said(stranger.page, 'Several wrong passwords. Wait a moment before you try again')
    await said(stranger.page, /You can try again in \d+ seconds/)
    expect(await accessibilityFaults(stranger.page)).toEqual([])
    await open(stranger.page, await linkTo(adminEmail))
    await stranger.page.getByRole('button', { name: 'Allow this browser' }).click()
    await stranger.page.waitForURL('**/admin/login')
    await signInAsStaff(stranger.page)
    await stranger.page.waitForURL('**/admin/dashboard')
    expect(known.faults).toEqual([])
  })
})
