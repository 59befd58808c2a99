import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  buildApiUser,
  buildClient,
  clientPassword,
  idempotencyKey,
  paymentInput,
  type SignedInClient,
  signupInput,
} from '../support/builders.js'
import { byTurns } from '../support/by-turns.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { buildLink, payLink } from '../support/payment-links.js'
import { type SiteRoute, siteRoutes } from '../support/site-routes.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startedDatabase } from '../support/started-database.js'

let gatehouse: Gatehouse
let routes: SiteRoute[]
let client: SignedInClient
let remove: () => Promise<void>
const ids: Record<string, string> = {}
const cookies: Record<string, string> = {}

beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...database.settings })
  routes = await siteRoutes()
  client = await buildClient(gatehouse, { name: 'Merlin Trading House' })
  await buildThings()
  const { emailAddress } = client
  cookies.merchant = await signIn('/client/login', { emailAddress, password: clientPassword })
  cookies.staff = await signIn('/admin/login', { email: adminEmail, password: adminPassword })
  const waiting = signupInput()
  await gatehouse.call('POST', '/clients/register', { body: waiting })
  const { emailAddress: waitingAddress, password } = waiting
  cookies.waiting = await signIn('/client/login', { emailAddress: waitingAddress, password })
})
afterAll(async () => {
  await gatehouse.end('SIGTERM')
  await remove()
})

/** What the addresses of the pages name. */
async function buildThings(): Promise<void> {
  const { accessToken, apiUserID } = await buildApiUser(gatehouse, client)
  const payment = { token: accessToken, body: paymentInput(), headers: idempotencyKey() }
  const link = await buildLink(gatehouse, client)
  const paid = await payLink(gatehouse, link.token)
  const { transactionID } = (await gatehouse.call('POST', '/transactions', payment)).body
  Object.assign(ids, { apiUserID, transactionID, clientID: client.clientID })
  Object.assign(ids, { token: link.token, paymentLinkID: link.paymentLinkID, operation: 'create-transaction' })
  ids.ownPayment = paid.body.transactionID
}

async function signIn(path: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(gatehouse.url + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: gatehouse.url },
    redirect: 'manual',
  })
  expect([path, answer.status]).toEqual([path, 302])
  const kept = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return kept.filter((one) => !one.startsWith('toast=')).join('; ')
}

/** Opened by a mailed link, and kept by no cache even without its token. */
const linkPages = ['/confirm-email', '/refuse-email', '/lift-hold', '/not-me', '/invitation']
/** Files, which no cache keeps even when they are absent. */
const files = [
  '/client/pending-approval/:requirementID/documents/:documentID',
  '/client/pending-approval/persons/:clientPersonID/documents/:documentID',
]

const addressOf = ({ path }: SiteRoute) =>
  (path.startsWith('/pay/') ? path.replace(':transactionID', ids.ownPayment ?? '') : path)
    .replace('*', 'nowhere')
    .replace(/:(\w+)/g, (_, name: string) => ids[name] ?? `abs_${'0'.repeat(26)}`)

async function visit(path: string, cookie?: string) {
  const answer = await fetch(gatehouse.url + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
  const text = await answer.text()
  return { status: answer.status, kept: answer.headers.get('cache-control'), text }
}

describe('what the site shows to somebody whom it knows', () => {
  const people = ['merchant', 'staff', 'waiting']
  it.each(people)('is kept by no cache: every page, for a %s', async (who) => {
    expect(routes.length).toBeGreaterThan(130)
    for (const route of byTurns(routes, people.length, people.indexOf(who)))
      for (const path of [addressOf(route), `${addressOf(route)}.data`]) {
        const { kept, status } = await visit(path, cookies[who])
        expect([path, kept, status < 500]).toEqual([path, 'no-store', true])
      }
  })

  it('is kept by no cache when the address carries a token', async () => {
    for (const path of ['/reset-password', '/admin/reset-password', '/admin/confirm-email', ...linkPages])
      for (const address of [`${path}?token=abc`, `${path}.data?token=abc`])
        expect([address, (await visit(address)).kept]).toEqual([address, 'no-store'])
    for (const route of routes.filter(({ path }) => /^\/pay\/:token/.test(path))) {
      const { kept, text, status } = await visit(addressOf(route))
      if (route.path.includes('/:setupID')) {
        // A payment link has no setups.
        expect([route.path, kept, status]).toEqual([route.path, 'no-store', 404])
        continue
      }
      expect([route.path, kept, status]).toEqual([route.path, 'no-store', 200])
      expect(text).toContain('Merlin Trading House')
    }
  })

  it('is kept by no cache when it answers a form', async () => {
    const body = new URLSearchParams({ name: 'Ada Lovelace' })
    const answer = await fetch(`${gatehouse.url}/contact`, { method: 'POST', body, headers: { origin: gatehouse.url } })
    expect(await answer.text()).toContain('Ada Lovelace')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is theirs alone: who comes after them sees no name', async () => {
    const open = routes.filter(({ parents }) => parents.includes('routes/site/layout'))
    expect(open.length).toBeGreaterThan(40)
    let named = 0
    for (const route of open) {
      const before = await visit(addressOf(route), cookies.merchant)
      named += before.text.includes('Merlin Trading House') ? 1 : 0
      for (const address of [addressOf(route), `${addressOf(route)}.data`]) {
        const after = await visit(address)
        expect([address, after.text.includes('Merlin')]).toEqual([address, false])
        const isNeverKept = linkPages.includes(route.path) || files.includes(route.path)
        expect([address, after.kept]).toEqual([address, isNeverKept ? 'no-store' : null])
      }
    }
    expect(named).toBeGreaterThan(30)
  })

  it('does not depend on the theme alone: a public page stays one', async () => {
    expect((await visit('/pricing', `theme=${btoa('"dark"')}`)).kept).toBeNull()
    expect((await visit('/pricing', `theme=${btoa('"dark"')}; other=1`)).kept).toBe('no-store')
  })
})
