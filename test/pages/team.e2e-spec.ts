import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { accept, invite, memberPassword, memberRoleID, memberWith } from '../support/members.js'
import { fill, open, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterAll(() => browser.close())
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))

const phone = { viewport: { width: 390, height: 844 } }

async function signedIn({ emailAddress }: SignedInClient, password: string, how: object = {}): Promise<Page> {
  const visitor = await newVisitor(browser, site.url, how)
  visitors.push(visitor)
  const { page } = visitor
  await open(page, '/client/login')
  await fill(page, { emailAddress, password })
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL('**/client/dashboard')
  return page
}

const linksOf = async (page: Page) => {
  const links = page.getByRole('navigation', { name: 'Merchant area' }).getByRole('link')
  await links.first().waitFor()
  return links.allInnerTexts()
}

describe('an invitation without JavaScript, on a phone', () => {
  it('is made on the team page, accepted by a new person, who signs in and sees what the role shows', async () => {
    const client = await buildClient(site)
    const emailAddress = `mary-${client.clientID}@members.test`
    const how = { ...phone, ...withoutScripts }
    const owner = await signedIn(client, clientPassword, how)
    await open(owner, '/client/team/invite')
    await fill(owner, { name: 'Mary Member', emailAddress })
    await owner.getByLabel('Role').selectOption({ label: 'Viewer' })
    await owner.getByRole('button', { name: 'Send invitation' }).click()
    await said(owner, 'Invitation sent')
    await shows(() => owner.getByRole('row', { name: /Mary Member/ }).innerText(), expect.stringContaining('Invited'))

    const [, invited] = (await site.call('GET', `/clients/${client.clientID}/members`, { token: client.token })).body
      .items
    const path = `/clients/${client.clientID}/members/${invited.clientMemberID}/resend`
    const { invitationToken } = (await site.call('POST', path, { token: client.token })).body
    const visitor = await newVisitor(browser, site.url, how)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, `/invitation?token=${invitationToken}`)
    await fill(page, { password: 'short' })
    await page.getByRole('button', { name: 'Accept and go to sign-in' }).click()
    await said(page, /at least 8 characters/i)
    await fill(page, { password: memberPassword })
    await page.getByRole('button', { name: 'Accept and go to sign-in' }).click()
    await page.waitForURL('**/client/login')
    await fill(page, { emailAddress, password: memberPassword })
    await page.getByRole('button', { name: /^sign in$/i }).click()
    await page.waitForURL('**/client/dashboard')
    await open(page, '/client/team')
    await said(page, 'You need the permission "See members" (GET /clients/:clientID/members) to do this')
    await open(page, `/invitation?token=${invitationToken}`)
    await said(page, 'This link has been used already')
  })
})

describe('a member', () => {
  it('sees the pages and buttons that the role permits, and no others', async () => {
    const client = await buildClient(site)
    const viewer = await signedIn(await memberWith(site, client, 'Viewer'), memberPassword)
    expect(await linksOf(viewer)).toEqual([
      ...['Dashboard', 'Transactions', 'Payment links', 'Checkout', 'Customers'],
      ...['Subscriptions', 'Invoices', 'Products', 'Disputes'],
      ...['Balance', 'Billing reports', 'Profile'],
    ])
    await open(viewer, '/client/payment-links')
    expect(await viewer.getByRole('link', { name: /new payment link|create/i }).count()).toBe(0)
    const owner = await signedIn(client, clientPassword)
    expect(await linksOf(owner)).toContain('Team')
    await open(owner, '/client/team')
    expect(await accessibilityFaults(owner)).toEqual([])
    expect(await owner.getByRole('row', { name: /Mary Member/ }).innerText()).toContain('Viewer')
  })
})

describe('a member who wants to go', () => {
  it('leaves from the profile, where it also reads what the owners decide of second factors', async () => {
    const client = await buildClient(site, { name: 'Left Shop' })
    const member = await memberWith(site, client, 'Viewer')
    const page = await signedIn(member, memberPassword, phone)
    await open(page, '/client/profile/policy')
    await said(page, 'Two-step verification is optional for your team. Only owners can change this.')
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await open(page, '/client/profile')
    await said(page, 'You’re a member of Left Shop with the role Viewer.')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Leave' }).click()
    await said(page, 'Leave Left Shop?')
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/client/login')
    await said(page, 'You have left Left Shop')
    const { items } = (await site.call('GET', `/clients/${client.clientID}/members`, { token: client.token })).body
    expect(items).toHaveLength(1)
  })
})

describe('a hand-over', () => {
  it('is offered by the owner and confirmed by the member', async () => {
    const client = await buildClient(site)
    const member = await memberWith(site, client, 'Developer')
    const owner = await signedIn(client, clientPassword)
    await open(owner, '/client/team')
    await owner.getByRole('link', { name: /^Transfer ownership Mary Member/ }).click()
    await owner.getByRole('button', { name: 'Request transfer' }).click()
    await said(owner, 'Transfer requested. Waiting for the other person to accept')
    // A developer does not see the team, but the offer.
    const developer = await signedIn(member, memberPassword)
    await said(developer, 'Ada Lovelace wants to transfer ownership to you')
    await developer.getByRole('button', { name: 'Accept ownership' }).click()
    await said(developer, 'You’re now the owner')
    await shows(
      () => developer.getByRole('row', { name: /Ada Lovelace/ }).innerText(),
      expect.stringContaining('Developer'),
    )
  })
})

describe('somebody who belongs to two businesses', () => {
  it('accepts with the session, switches, and goes on as what they are there', async () => {
    const [one, two] = [
      await buildClient(site, { name: 'First Shop' }),
      await buildClient(site, { name: 'Second Shop' }),
    ]
    const viewer = await memberRoleID(site, one.token, 'Viewer')
    const { invitationToken } = (await invite(site, two, viewer, { emailAddress: one.emailAddress })).body
    expect((await accept(site, invitationToken, {})).status).toBe(403)
    const page = await signedIn(one, clientPassword)
    await open(page, `/invitation?token=${invitationToken}`)
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await page.waitForURL('**/client/dashboard')
    await page.getByText('Switch business').click()
    await page.getByRole('button', { name: /Second Shop/ }).click()
    await said(page, 'Switched to Second Shop.')
    expect(await linksOf(page)).not.toContain('Team')
  })
})
