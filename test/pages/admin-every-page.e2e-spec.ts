import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { sandboxAccountID } from '#contract/processors.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, roleIDOf, signupInput } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'
import { oneLook } from '../support/looks.js'

let browser: Browser
let site: Gatehouse
let token: string
let stop: () => Promise<void>
const ids = { client: '', user: '', apiUser: '', role: '', permission: '', pending: '', rule: '', requirement: '' }

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff())
  const client = await buildClient(site, { name: 'Every Page Ltd' })
  ids.client = client.clientID
  ids.apiUser = (await buildApiUser(site, client)).apiUserID
  ids.pending = (await site.call('POST', '/clients/register', { body: signupInput() })).body.clientID
  ids.role = await roleIDOf(site, token, 'Onboarding officer')
  const targets = [{ processorAccountID: sandboxAccountID, weight: 1 }]
  const rule = { mode: 'test', name: 'Everything', targets }
  ids.rule = (await site.call('POST', '/routing-rules', { token, body: rule })).body.routingRuleID
  const asked = { name: 'Licence', kind: 'document', countries: ['Nowhere'] }
  ids.requirement = (await site.call('POST', '/requirements', { token, body: asked })).body.requirementID
  const first = async (path: string) => (await site.call('GET', path, { token })).body.items[0]
  ids.user = (await first('/portal-users?q=olive')).id
  ids.permission = (await first('/permissions')).permissionID
})
afterAll(async () => {
  await stop()
  await browser.close()
})

/** Every page of the area, and the call without which it does not open; '' is everybody's, `admin` an administrator's. */
const pages = (): [path: string, call: string][] => [
  ['dashboard', ''],
  ['search?q=e', ''],
  ['clients', 'GET /clients'],
  ['clients/new', 'POST /clients'],
  [`clients/${ids.client}`, 'GET /clients/:clientID'],
  [`clients/${ids.client}/edit`, 'PUT /clients/:clientID'],
  [`clients/${ids.client}/delete`, 'DELETE /clients/:clientID'],
  [`clients/${ids.client}/suspend`, 'POST /clients/:clientID/suspend'],
  ['processors', 'GET /processor-accounts'],
  ['processors/new', 'POST /processor-accounts'],
  ['processors/notices', 'GET /processor-notices'],
  [`processors/${sandboxAccountID}`, 'GET /processor-accounts'],
  [`processors/${sandboxAccountID}/edit`, 'PUT /processor-accounts/:processorAccountID'],
  [`processors/${sandboxAccountID}/delete`, 'DELETE /processor-accounts/:processorAccountID'],
  ['requirements', 'GET /requirements'],
  ['requirements/new', 'POST /requirements'],
  [`requirements/${ids.requirement}/edit`, 'PUT /requirements/:requirementID'],
  [`requirements/${ids.requirement}/delete`, 'DELETE /requirements/:requirementID'],
  ['routing', 'GET /routing-rules'],
  ['routing/explain', 'GET /routing/explain'],
  ['routing/new', 'POST /routing-rules'],
  [`routing/${ids.rule}/edit`, 'PUT /routing-rules/:routingRuleID'],
  [`routing/${ids.rule}/delete`, 'DELETE /routing-rules/:routingRuleID'],
  ['portal-users', 'GET /portal-users'],
  ['portal-users/new', 'POST /portal-users'],
  [`portal-users/${ids.user}/edit`, 'PUT /portal-users/:id'],
  [`portal-users/${ids.user}/delete`, 'DELETE /portal-users/:id'],
  [`portal-users/${ids.user}/sessions`, 'GET /portal-users/:id/sessions'],
  ['api-users', 'GET /api-users'],
  ['api-users/new', 'POST /api-users'],
  [`api-users/${ids.apiUser}/edit`, 'PUT /api-users/:apiUserID'],
  [`api-users/${ids.apiUser}/delete`, 'DELETE /api-users/:apiUserID'],
  [`api-users/${ids.apiUser}/disable`, 'POST /api-users/:apiUserID/disable'],
  ['roles', 'GET /roles'],
  ['roles/matrix', 'GET /roles'],
  ['roles/new', 'POST /roles'],
  [`roles/${ids.role}/edit`, 'PUT /roles/:roleID'],
  [`roles/${ids.role}/delete`, 'DELETE /roles/:roleID'],
  ['permissions', 'GET /permissions'],
  ['permissions/new', 'admin'],
  [`permissions/${ids.permission}/edit`, 'admin'],
  [`permissions/${ids.permission}/delete`, 'admin'],
  ['pending-clients', 'GET /clients/pending'],
  [`pending-clients/reject?clientIDs=${ids.pending}`, 'POST /clients/:clientID/reject'],
  [`pending-clients/${ids.pending}/reject`, 'POST /clients/:clientID/reject'],
  ['contact-messages', 'GET /contact-messages'],
  ['transactions', 'GET /transactions'],
  ['disputes', 'GET /disputes'],
  ['books', 'GET /ledger/books'],
  ['audit', 'GET /audit'],
  ['audit/verification', 'GET /audit/verification'],
  ['why', 'GET /permissions/explain'],
  ['security', 'GET /security-policy'],
  ['identity-providers', 'GET /identity-providers'],
  ['identity-providers/new', 'POST /identity-providers'],
]

const files: [string, string][] = [
  ['clients.csv', 'GET /clients'],
  ['portal-users.csv', 'GET /portal-users'],
  ['api-users.csv', 'GET /api-users'],
  ['roles.csv', 'GET /roles'],
  ['permissions.csv', 'GET /permissions'],
  ['transactions.csv', 'GET /transactions/export.csv'],
]

describe('every page of the admin portal', () => {
  it.each(oneLook)(
    'has nothing that axe finds, fits its window and says no error, %j',
    async (settings) => {
      const visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      const found: string[] = []
      for (const [path] of pages()) {
        const answer = await page.goto(`/admin/${path}`)
        if (answer?.status() !== 200) found.push(`${path} answered ${answer?.status()}`)
        await page.locator('h1').first().waitFor()
        found.push(...(await accessibilityFaults(page)))
        if ((await overflow(page)) > 0) found.push(`${path} is wider than its window`)
      }
      expect(found).toEqual([])
      expect(visitor.faults).toEqual([])
      await visitor.context.close()
    },
    720_000,
  )

  it('is left by the palette and the shortcuts as it should be for axe', async () => {
    const visitor = await signedIn(browser, site)
    const { page } = visitor
    await openScripted(page, '/admin/clients')
    await page.keyboard.press('Control+k')
    await page.locator('dialog [role=option]').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await visitor.context.close()
  }, 360_000)
})

describe('each first-run role of staff, and nobody’s role', () => {
  const people: [string, string[]][] = [
    ['Onboarding officer', ['Dashboard', 'Pending Clients']],
    [
      'Support (read only)',
      [
        'Dashboard',
        'Clients',
        'Portal Users',
        'API Users',
        'Roles',
        'Permissions',
        'Pending Clients',
        'Requirements',
        'Contact Messages',
        'Transactions',
        'Disputes',
        'Books',
        'Audit Log',
        'Why and Who',
      ],
    ],
    ['Integrator (read only)', ['Dashboard', 'Transactions']],
  ]

  it.each(people)(
    '%s sees in the menu what opens, and nothing else answers',
    async (role, labels) => {
      const person = { email: `${role.slice(0, 4).toLowerCase()}@gatehouse.test`, password: 'a-long-staff-password' }
      const roles = [await roleIDOf(site, token, role)]
      await site.call('POST', '/portal-users', { token, body: { ...person, userName: role, roles } })
      const { body } = await site.call('POST', '/portal-users/login', { body: person })
      const { routes } = (await site.call('GET', '/portal-users/me', { token: body.token })).body
      const visitor = await signedIn(browser, site, person)
      const { page } = visitor
      await page.goto('/admin/dashboard')
      const entries = page.locator('nav a.portal-item')
      await entries.first().waitFor()
      expect((await entries.allTextContents()).slice(0, labels.length)).toEqual(labels)
      const opened: string[] = []
      const expected: string[] = []
      for (const [path, call] of [...pages(), ...files]) {
        if (call === '' || routes.includes(call)) expected.push(path)
        const answer = await page.request.get(`/admin/${path}`)
        const isHere = new URL(answer.url()).pathname === `/admin/${path.split('?')[0]}`
        if (isHere && answer.ok()) opened.push(path)
      }
      expect(opened).toEqual(expected)
      const links = await Promise.all((await entries.all()).map((entry) => entry.getAttribute('href')))
      for (const link of links) expect(opened).toContain(link?.replace('/admin/', ''))
      await visitor.context.close()
    },
    360_000,
  )
})
