import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  apiUserInput,
  buildApiUser,
  buildClient,
  idempotencyKey,
  paymentInput,
  roleIDOf,
  signInAdmin,
  type SignedInClient,
  signupInput,
} from '../support/builders.js'
import { csvRows } from '../support/csv.js'
import { customerInput } from '../support/customers.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { siteRoutes } from '../support/site-routes.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startedDatabase } from '../support/started-database.js'
import { buildPrice } from '../support/subscriptions.js'
import { buildMetered, use } from '../support/usage.js'
import { accountInput } from '../support/payouts.js'

// A formula at the start, one behind each end of a cell that some spreadsheet knows, quotes, and lines of its own.
const eventID = '=1+1;"=2+2"'
const text = '=1+1;"=2+2"\t@x\r\n-3, "four"'

let gatehouse: Gatehouse
let client: SignedInClient
let remove: () => Promise<void>
let staff: string
let payoutID: string
let customerID: string
const cookies: Record<string, string> = {}
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...database.settings })
  staff = await signInAdmin(gatehouse)
  client = await buildClient(gatehouse, { name: text, city: text, contactPerson: text })
  await buildRows()
  const { emailAddress } = client
  cookies.client = await signIn('/client/login', { emailAddress, password: signupInput().password })
  cookies.admin = await signIn('/admin/login', { email: adminEmail, password: adminPassword })
})
afterAll(async () => {
  await gatehouse.end('SIGTERM')
  await remove()
})

async function buildRows(): Promise<void> {
  const { accessToken } = await buildApiUser(gatehouse, client)
  const roleID = await roleIDOf(gatehouse, client.token, 'Integrator (payments)')
  const calls: [path: string, token: string, body: object][] = [
    [`/clients/${client.clientID}/apiusers`, client.token, { ...apiUserInput(roleID), developerName: text }],
    ['/permissions', staff, { name: text, httpMethod: 'GET', routePattern: '/clients' }],
    ['/roles', staff, { name: text, permissionIDs: [] }],
    ['/portal-users', staff, { userName: text, email: 'csv@example.com', password: 'a-long-password', isAdmin: true }],
  ]
  const customer = { token: accessToken, body: customerInput({ name: text }), headers: idempotencyKey() }
  ;({ customerID } = (await gatehouse.call('POST', '/customers', customer)).body)
  calls.push(['/transactions', accessToken, paymentInput({ description: text, reference: text, customerID })])
  const lines = [{ description: 'Oak', unitAmount: 500 }]
  calls.push(['/invoices', accessToken, { customerID, currency: 'EUR', reference: text, lines }])
  for (const [path, token, body] of calls) {
    const answer = await gatehouse.call('POST', path, { token, body, headers: idempotencyKey() })
    expect([path, answer.status, answer.body.fields]).toEqual([path, 201, undefined])
  }
  await cancelSubscription(accessToken)
  await useSomething(accessToken)
  await buildPayout()
}

/** Its reason is what somebody wrote. */
async function cancelSubscription(token: string): Promise<void> {
  await saveInvoiceSettings(gatehouse, token)
  const { priceID } = await buildPrice(gatehouse, token)
  const plan = { customerID, items: [{ priceID }], collection: 'send_invoice' }
  const { subscriptionID } = await makeBilling(gatehouse, token, '/subscriptions', plan)
  const body = { when: 'now', reason: text }
  const canceled = await gatehouse.call('POST', `/subscriptions/${subscriptionID}/cancel`, { token, body })
  expect([canceled.status, canceled.body.cancellationReason]).toEqual([200, text])
}

/** Its ID is what a program of the merchant wrote. */
async function useSomething(token: string): Promise<void> {
  const { priceID } = await buildMetered(gatehouse, token)
  const plan = { customerID, items: [{ priceID }], collection: 'send_invoice' }
  const { subscriptionID } = await makeBilling(gatehouse, token, '/subscriptions', plan)
  await use(gatehouse, token, { subscriptionID, priceID, quantity: 1, eventID })
}

async function buildPayout(): Promise<void> {
  const { clientID, token } = client
  const account = { token, body: accountInput({ accountHolder: text, bankName: text }) }
  expect((await gatehouse.call('PUT', `/clients/${clientID}/settlement-account`, account)).status).toBe(200)
  const asked = { token: staff, body: { clientID, currency: 'USD' }, headers: idempotencyKey() }
  const made = await gatehouse.call('POST', '/payouts', asked)
  expect([made.status, made.body.fields]).toEqual([201, undefined])
  ;({ payoutID } = made.body)
}

async function signIn(path: string, form: Record<string, string>): Promise<string> {
  const headers = { origin: gatehouse.url }
  const body = new URLSearchParams(form)
  const answer = await fetch(gatehouse.url + path, { method: 'POST', body, headers, redirect: 'manual' })
  expect([path, answer.status]).toEqual([path, 302])
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

const isFormula = (cell: string) => /^[\s"]*[=+\-@]/.test(cell)

function expectSafe(name: string, file: string): string[][] {
  const rows = csvRows(file, ',')
  // To the letter: each row has as many cells as there are columns.
  expect([name, [...new Set(rows.map(({ length }) => length))]]).toEqual([name, [rows[0]?.length]])
  for (const separator of [',', ';', '\t'])
    expect([name, separator, csvRows(file, separator).flat().filter(isFormula)]).toEqual([name, separator, []])
  expect([name, file.split(/[;\t\r\n]/).filter(isFormula)]).toEqual([name, []])
  return rows
}

const bare = (cell = '') => cell.replaceAll("'", '')

describe('every list as a file', () => {
  it('holds what people wrote, and no formula for any spreadsheet', async () => {
    const paths = (await siteRoutes()).map(({ path }) => path).filter((path) => path.endsWith('.csv'))
    expect(paths.length).toBeGreaterThan(7)
    for (const path of paths) {
      const cookie = cookies[path.split('/')[1] ?? ''] ?? ''
      const answer = await fetch(
        gatehouse.url + path.replace(':payoutID', payoutID).replace(':customerID', customerID),
        { headers: { cookie } },
      )
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      const rows = expectSafe(path, await answer.text())
      // The audit log and the lines of a payout name things by their ids; there are no differences yet, and a file of revenue
      // movements without a currency is of another one.
      const isOfIDs = path.includes('audit') || path.endsWith('/lines.csv')
      if (path.endsWith('/differences.csv') || path.endsWith('/movements.csv')) continue
      if (isOfIDs) expect([path, rows.length > 1]).toEqual([path, true])
      else
        expect([
          path,
          rows.flat().some((cell) => bare(cell) === (path.endsWith('/usage.csv') ? eventID : text)),
        ]).toEqual([path, true])
    }
  })

  it('is what the API answers, to the letter', async () => {
    const own = `/clients/${client.clientID}/transactions/export.csv`
    const names = ['clients', 'portal-users', 'roles', 'permissions', 'api-users', 'transactions']
    const files = [
      ['/client/transactions.csv', own],
      ...names.map((name) => [`/admin/${name}.csv`, `/${name}/export.csv`]),
    ]
    for (const [page = '', path = ''] of files) {
      const area = page.split('/')[1] ?? ''
      const piped = await fetch(gatehouse.url + page, { headers: { cookie: cookies[area] ?? '' } })
      const { body, headers } = await gatehouse.call('GET', path, { token: area === 'client' ? client.token : staff })
      expect([page, await piped.text()]).toEqual([page, body])
      for (const name of ['content-type', 'content-disposition'])
        expect([page, piped.headers.get(name)]).toEqual([page, headers.get(name)])
    }
  })

  it('is refused by name where its filter is wrong', async () => {
    const page = `${gatehouse.url}/admin/clients.csv?status=nothing`
    const answer = await fetch(page, { headers: { cookie: cookies.admin ?? '' } })
    const said = 'Status must be one of pending, active, rejected, suspended'
    expect([answer.status, await answer.text()]).toEqual([422, said])
  })
})
