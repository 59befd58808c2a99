import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { sandboxAccountID } from '#contract/processors.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { byTurns } from '../support/by-turns.js'
import { buildApiUser, buildClient, roleIDOf, signupInput } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'
import { adminFiles, adminPages } from '../support/admin-pages.js'
import { oneLook } from '../support/looks.js'
import { until } from '../support/until.js'

let browser: Browser
let site: Gatehouse
let token: string
let stop: () => Promise<void>
const ids = {
  client: '',
  user: '',
  apiUser: '',
  role: '',
  permission: '',
  pending: '',
  rule: '',
  requirement: '',
  risk: '',
  entry: '',
  payment: 'txn_1',
  plan: '',
  bank: '',
  log: '',
}

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff())
  const client = await buildClient(site, { name: 'Every Page Ltd' })
  ids.client = client.clientID
  const { apiUserID, accessToken } = await buildApiUser(site, client)
  ids.apiUser = apiUserID
  await site.call('GET', '/transactions', { token: accessToken })
  ids.pending = (await site.call('POST', '/clients/register', { body: signupInput() })).body.clientID
  ids.role = await roleIDOf(site, token, 'Onboarding officer')
  const targets = [{ processorAccountID: sandboxAccountID, weight: 1 }]
  const rule = { mode: 'test', name: 'Everything', targets }
  ids.rule = (await site.call('POST', '/routing-rules', { token, body: rule })).body.routingRuleID
  const account = { name: 'Bank', holder: 'Gatehouse', accountNumber: '0690000031', currency: 'KES' }
  ids.bank = (await site.call('POST', '/bank-accounts', { token, body: account })).body.bankAccountID
  const risky = { mode: 'test', outcome: 'review', conditions: { currencies: ['KWD'] } }
  ids.risk = (await site.call('POST', '/risk-rules', { token, body: risky })).body.riskRuleID
  const listed = { mode: 'test', subject: 'email', value: 'eve@bad.example' }
  ids.entry = (await site.call('POST', '/risk-lists/block/entries', { token, body: listed })).body.riskListEntryID
  const asked = { name: 'Licence', kind: 'document', countries: ['Nowhere'] }
  ids.requirement = (await site.call('POST', '/requirements', { token, body: asked })).body.requirementID
  ids.plan = (await site.call('POST', '/plans', { token, body: { name: 'Growth' } })).body.planID
  const first = async (path: string) => (await site.call('GET', path, { token })).body.items?.[0]
  ids.user = (await first('/portal-users?q=olive')).id
  ids.permission = (await first('/permissions')).permissionID
  ids.log = (
    await until(
      () => first('/request-logs'),
      (log) => log !== undefined,
    )
  ).requestLogID
})
afterAll(async () => {
  await stop()
  await browser.close()
})

describe('every page of the admin portal', () => {
  it.each(oneLook)(
    'has nothing that axe finds, fits its window and says no error, %j',
    async (settings) => {
      const visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      const found: string[] = []
      for (const [path] of byTurns(adminPages(ids), 4, 0)) {
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
  })
})

describe('each first-run role of staff, and nobody’s role', () => {
  const people: [role: string, turn: number, labels: string[]][] = [
    ['Onboarding officer', 0, ['Dashboard', 'Pending Clients']],
    [
      'Support (read only)',
      1,
      [
        'Dashboard',
        'Clients',
        'Portal Users',
        'API Users',
        'Roles',
        'Permissions',
        'Pending Clients',
        'Requirements',
        'Plans',
        'Transactions',
        'Customers',
        'Disputes',
        'Reviews',
        'Risk rules',
        'Allow and block lists',
        'Ledger',
        'Payouts',
        'Reconciliation',
        'Debts',
        'Routing',
        'Processor webhooks',
        'Needs attention',
        'Operations',
        'API request log',
        'Audit log',
        'Access explorer',
        'Evidence',
        'Status page',
        'Contact Messages',
      ],
    ],
    ['Integrator (read only)', 2, ['Dashboard', 'Transactions', 'Customers', 'API request log']],
  ]

  it.each(people)('%s sees in the menu what opens, and nothing else answers', async (role, turn, labels) => {
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
    expect(await entries.locator('.portal-item-label').allTextContents()).toEqual(labels)
    const links = await Promise.all((await entries.all()).map((entry) => entry.getAttribute('href')))
    const linked = links.filter((one) => one !== '/status').map((one) => one?.replace('/admin/', '') ?? '')
    const opened: string[] = []
    const expected: string[] = []
    const all = [...adminPages(ids), ...adminFiles]
    const inTurn = byTurns(all, people.length, turn)
    for (const [path, call] of all.filter((one) => inTurn.includes(one) || linked.includes(one[0]))) {
      if (call === '' || routes.includes(call)) expected.push(path)
      // Where it leads instead is the dashboard, which need not be drawn each time.
      const answer = await page.request.get(`/admin/${path}`, { maxRedirects: 0 })
      if (answer.ok()) opened.push(path)
    }
    expect(opened).toEqual(expected)
    expect(opened).toEqual(expect.arrayContaining(linked))
    await visitor.context.close()
  })
})
