import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CustomerView } from '#contract/customers.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { Role } from '../../api/src/people/gate/role.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { StaffSeeCustomers1764086880000 } from '../../api/src/platform/database/migrations/202511251608-staff-see-customers.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildRole, buildStaffWith } from '../support/rights.js'
import { saveCard } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let staff: string
let first: CustomerView
let second: CustomerView
beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
  first = await customerOf('Ines Moor')
  second = await customerOf('Otto Vale')
})
afterAll(() => api.close())

async function customerOf(name: string): Promise<CustomerView> {
  const client = await buildClient(api)
  const program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  const customer = await buildCustomer(api, program, { ...addressed, name })
  await saveCard(api, program, customer.customerID)
  return customer
}

const postgres = process.env.TEST_ENGINE === 'postgres'
const get = (path: string, token?: string) => api.call('GET', path, { ...(token && { token }) })
const looksAt = ({ customerID }: CustomerView, action = 'customer.viewed') =>
  api.database.read.countBy(AuditEntry, { action, targetID: customerID })
const addressed = {
  ...{ phoneNumber: '+4915112345678', reference: 'their-1', language: 'fr', metadata: { tier: 'gold' } },
  address: { line1: 'Kai 1', city: 'Kiel', country: 'DE' },
}

describe('staff and customers', () => {
  it('see those of every merchant, and find them by name', async () => {
    const { body } = await get('/customers', staff)
    const ids = body.items.map(({ customerID }: CustomerView) => customerID)
    expect(ids).toEqual(expect.arrayContaining([first.customerID, second.customerID]))
    const found = (await get('/customers?q=Otto', staff)).body.items as CustomerView[]
    expect(found.map(({ name }) => name)).toEqual(['Otto Vale'])
    expect((await get('/customers?mode=live', staff)).body.items).toEqual([])
  })

  it('read names and email addresses in the list, and the rest by opening a customer', async () => {
    const { body } = await get('/customers?q=Otto', staff)
    const { name, emailAddress, customerID, clientID } = second
    expect(body.items).toMatchObject([
      {
        ...{ name, emailAddress, customerID, clientID, phoneNumber: null, address: null, reference: null },
        ...{ language: null, metadata: {}, defaultPaymentMethodID: null },
      },
    ])
    expect((await get(`/customers/${customerID}`, staff)).body).toMatchObject(addressed)
  })

  it('read saved methods, and each look at them is recorded', async () => {
    const action = 'customer.payment_methods_viewed'
    const before = await looksAt(second, action)
    expect((await get(`/customers/${second.customerID}/payment-methods`, staff)).body.items).toHaveLength(1)
    expect(await looksAt(second, action)).toBe(before + 1)
    expect((await get('/customers/cus_00000000000000000000000000/payment-methods', staff)).status).toBe(404)
    expect(await looksAt({ ...second, customerID: 'cus_00000000000000000000000000' }, action)).toBe(0)
  })

  it('list newest first with an index of their own', async () => {
    const statement = `SELECT * FROM "customers" WHERE "erasedAt" IS NULL AND "mode" = 'test'
      ORDER BY "createdAt" DESC, "customerID" DESC LIMIT 20`
    const plan = await api.database.write(async (manager) => {
      // So few rows are read faster without an index: the question is whether one fits.
      if (postgres) await manager.query('SET LOCAL enable_seqscan = off')
      return manager.query(`EXPLAIN ${postgres ? '' : 'QUERY PLAN '}${statement}`) as Promise<unknown>
    })
    expect(JSON.stringify(plan)).toContain('customers_of_all')
    expect(JSON.stringify(plan)).not.toMatch(/TEMP B-TREE|Sort/)
  })

  it('read one with saved methods, and each look at a customer is recorded', async () => {
    const before = await looksAt(first)
    expect((await get(`/customers/${first.customerID}`, staff)).body).toMatchObject({ name: 'Ines Moor' })
    expect(await looksAt(first)).toBe(before + 1)
    const methods = (await get(`/customers/${first.customerID}/payment-methods`, staff)).body.items
    expect(methods).toMatchObject([{ state: 'active', card: { last4: '4242' } }])
    expect((await get('/customers/cus_00000000000000000000000000', staff)).status).toBe(404)
  })

  it('change nothing: no call that writes takes their token', async () => {
    const path = `/customers/${first.customerID}`
    for (const [method, call] of [
      ['PUT', path],
      ['DELETE', path],
      ['POST', `${path}/transactions`],
      ['PUT', `${path}/default-payment-method`],
    ] as const)
      expect([call, (await api.call(method, call, { token: staff, body: {} })).status]).toEqual([call, 403])
  })

  it('need the right, and merchants still see their own alone', async () => {
    const { token } = await buildStaffWith(api, ['GET', '/transactions'])
    expect((await get('/customers', token)).status).toBe(403)
    expect((await get(`/customers/${first.customerID}`, token)).status).toBe(403)
    expect((await get('/customers')).status).toBe(401)
    const foreign = (await buildApiUser(api, await buildClient(api))).accessToken
    expect((await get(`/customers/${first.customerID}`, foreign)).status).toBe(404)
    expect((await get('/customers', foreign)).body.items).toEqual([])
  })
})

describe('the migration of rights', () => {
  const migrate = () =>
    api.database.write((manager) => new StaffSeeCustomers1764086880000().up(manager.queryRunner as never))
  const rowsOf = async ({ roleID }: Pick<Role, 'roleID'>): Promise<string[]> => {
    const role = await api.database.read.findOneOrFail(Role, { where: { roleID }, relations: { permissions: true } })
    return (role.permissions ?? []).map(({ httpMethod, routePattern }) => `${httpMethod} ${routePattern}`).sort()
  }
  const readsPayments = ['GET', '/transactions/:transactionID'] as const

  it('gives the rows to staff who may read payments alone, once', async () => {
    const reader = await buildRole(api, [[...readsPayments]])
    const other = await buildRole(api, [['GET', '/disputes']])
    const program = await buildRole(api, [[...readsPayments]], { assignableToApiUsers: true })
    const member = await buildRole(api, [[...readsPayments]], { isForMembers: true })
    const permissions = await api.database.read.count(Permission)
    await migrate()
    await migrate()
    expect(await rowsOf(reader)).toEqual([
      ...['GET /customers', 'GET /customers/:customerID', 'GET /customers/:customerID/payment-methods'],
      'GET /transactions/:transactionID',
    ])
    expect(await rowsOf(other)).toEqual(['GET /disputes'])
    for (const role of [program, member]) expect(await rowsOf(role)).toEqual(['GET /transactions/:transactionID'])
    expect(await api.database.read.count(Permission)).toBe(permissions)
  })
})
