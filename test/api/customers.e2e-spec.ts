import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CustomerView } from '#contract/customers.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Customer } from '../../api/src/money/customers/customer.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildCustomer, createCustomer, customerInput } from '../support/customers.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
})
afterAll(() => api.close())

const create = (overrides: object = {}, headers: Record<string, string> = idempotencyKey(), token = program) =>
  createCustomer(api, token, { ...overrides }, headers)
const build = (overrides?: Record<string, unknown>) => buildCustomer(api, program, overrides)
const read = (path: string, token = program) => api.call('GET', `/customers${path}`, { token })
const save = ({ customerID }: CustomerView, body: object, headers: Record<string, string> = {}, token = program) =>
  api.call('PUT', `/customers/${customerID}`, { token, body, headers })
const eventsOf = async ({ customerID }: CustomerView) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ data }) => data.includes(customerID))
    .map(({ type }) => type)
const idsOf = ({ body }: { body: { items: CustomerView[] } }) => body.items.map(({ customerID }) => customerID)

describe('POST /customers', () => {
  it('answers all that was given, and tells of it', async () => {
    const address = { line1: ' 4 Quay Lane ', city: 'Bristol', country: 'GB' }
    const more = { phoneNumber: '+44 20 7946 0958', address, reference: 'shop-1', language: 'fr', metadata: { a: 'b' } }
    const { status, body } = await create({ emailAddress: 'Zenobia@Example.com', ...more })
    expect([status, body]).toEqual([
      201,
      {
        customerID: expect.stringMatching(/^cus_/),
        clientID: client.clientID,
        mode: 'test',
        name: 'Zenobia Quill',
        emailAddress: 'zenobia@example.com',
        phoneNumber: '+442079460958',
        address: { line1: '4 Quay Lane', line2: null, city: 'Bristol', state: null, postalCode: null, country: 'GB' },
        reference: 'shop-1',
        language: 'fr',
        metadata: { a: 'b' },
        defaultPaymentMethodID: null,
        testClockID: null,
        version: expect.any(String),
        erasedAt: null,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
      },
    ])
    expect((await read(`/${body.customerID}`)).body).toEqual(body)
    expect(await eventsOf(body)).toEqual(['customer.created'])
  })

  it('asks for a key, and makes one customer for each', async () => {
    expect((await create({}, {})).status).toBe(400)
    const key = idempotencyKey()
    const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Once' }, key)))
    expect(new Set(answers.map(({ body }) => body.customerID)).size).toBe(1)
    expect((await create({ name: 'Twice' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(idsOf(await read('?q=once'))).toHaveLength(1)
  })

  it('gives a reference to one customer of a client in a mode, also of five calls at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create({ reference: 'raced' })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect([refused?.body.code, Object.keys(refused?.body.fields)]).toEqual(['CUSTOMER_REFERENCE_TAKEN', ['reference']])
    expect(await api.database.read.countBy(Customer, { reference: 'raced' })).toBe(1)
    const other = await buildClient(api)
    expect((await create({ reference: 'raced' }, idempotencyKey(), other.token)).status).toBe(201)
  })

  it.each([
    ['name', { name: '', emailAddress: undefined }],
    ['name', { name: 'x'.repeat(256) }],
    ['name', { name: '4111111111111111' }],
    ['name', { name: 'zero \u0000' }],
    ['emailAddress', { emailAddress: 'zenobia' }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['address', { address: 'Quay Lane' }],
    ['address', { address: { street: 'Quay Lane' } }],
    ['address', { address: { line1: 4 } }],
    ['address', { address: { line1: '4111 1111 1111 1111' } }],
    ['reference', { reference: 7 }],
    ['language', { language: 'xx' }],
    ['metadata', { metadata: { a: 1 } }],
    ['erasedAt', { erasedAt: null }],
  ])('refuses a wrong %s: %j', async (name, overrides) => {
    const { status, body } = await create(overrides)
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('is for programs and members whose role covers it', async () => {
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    const statusOf = async (token: string) => (await create({}, idempotencyKey(), token)).status
    expect(await Promise.all(['', reader, client.token].map(statusOf))).toEqual([401, 403, 201])
    expect((await read('', reader)).status).toBe(200)
    expect((await read('/export.csv', reader)).status).toBe(403)
    const admin = await api.call('POST', '/portal-users/login', { body: {} })
    expect(admin.status).not.toBe(200)
  })
})

describe('PUT /customers/:customerID', () => {
  it('replaces what was there, with one event and one audit line that hold no personal data', async () => {
    const customer = await build({ reference: 'put-1' })
    const { status, body } = await save(customer, { name: 'Zenobia Quill-Bright' })
    expect([status, body.name, body.emailAddress, body.reference]).toEqual([200, 'Zenobia Quill-Bright', null, null])
    expect(body.version).not.toBe(customer.version)
    await save(customer, { name: 'Zenobia Quill-Bright' })
    expect(await eventsOf(customer)).toEqual(['customer.created', 'customer.updated'])
    const lines = await api.database.read.findBy(AuditEntry, { targetID: customer.customerID })
    expect(lines.map(({ action }) => action)).toEqual(['customer.updated'])
    expect(lines[0]?.after).toContain('"changed":["name","emailAddress","reference"]')
    expect(JSON.stringify(lines)).not.toMatch(/Quill|put-1/)
  })

  it('refuses to overwrite a change that was not seen', async () => {
    const customer = await build()
    const seen = { 'if-match': `"${customer.version}"` }
    expect((await save(customer, { name: 'First' }, seen)).status).toBe(200)
    expect((await save(customer, { name: 'Second' }, seen)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await read(`/${customer.customerID}`)).body.name).toBe('First')
  })

  it('refuses the reference of another customer, and keeps its own', async () => {
    await build({ reference: 'taken' })
    const customer = await build({ reference: 'mine' })
    const { status, body } = await save(customer, { name: 'N', reference: 'taken' })
    expect([status, body.code]).toEqual([409, 'CUSTOMER_REFERENCE_TAKEN'])
    expect((await save(customer, { name: 'N', reference: 'mine' })).status).toBe(200)
    expect((await save(customer, { reference: 'mine' })).body.fields).toHaveProperty('name')
  })

  it('finds no customer of another client or mode, and none that is absent', async () => {
    const customer = await build()
    const other = await buildClient(api)
    expect((await save(customer, { name: 'N' }, {}, other.token)).status).toBe(404)
    expect((await read(`/${customer.customerID}`, other.token)).status).toBe(404)
    expect((await read(`/${customer.customerID}?mode=live`, client.token)).status).toBe(404)
    expect((await read('/cus_00000000000000000000000000')).status).toBe(404)
    expect((await read('/%00')).status).toBe(404)
    expect((await save(customer, { name: 'N' }, {}, '')).status).toBe(401)
  })
})

describe('GET /customers', () => {
  it('finds by name, address and reference, page by page, and answers the fields that are asked for', async () => {
    const seller = await buildClient(api)
    const { token } = seller
    const one = await buildCustomer(api, token, {
      name: 'Ömer Åberg',
      emailAddress: 'omer@example.com',
      reference: 'r1',
    })
    const two = await buildCustomer(api, token, { name: 'Percent 100%', emailAddress: 'other@example.com' })
    const found = async (query: string) => idsOf(await read(query, token))
    expect(await found('')).toEqual([two.customerID, one.customerID])
    expect(await found('?q=Ömer')).toEqual([one.customerID])
    expect(await found('?q=OTHER@')).toEqual([two.customerID])
    expect(await found('?q=%25')).toEqual([two.customerID])
    expect(await found('?q=r1')).toEqual([one.customerID])
    expect(await found('?emailAddress=Omer@example.com')).toEqual([one.customerID])
    expect(await found('?reference=r1')).toEqual([one.customerID])
    expect(await found('?mode=live')).toEqual([])
    const first = await read('?limit=1&fields=customerID', token)
    expect(first.body.items).toEqual([{ customerID: two.customerID }])
    expect(await found(`?limit=1&cursor=${first.body.nextCursor}`)).toEqual([one.customerID])
  })

  it('exports what it lists as CSV, with nothing that a spreadsheet runs', async () => {
    const { token } = await buildClient(api)
    await buildCustomer(api, token, { name: '=1+1', address: { city: 'Bath' } })
    const response = await fetch(`${api.url}/api/customers/export.csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const [head, line] = (await response.text()).split('\r\n')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(head).toMatch(/^customerID,name,emailAddress,phoneNumber,line1,/)
    expect(line).toMatch(/^cus_\w+,"?'=1\+1"?,zenobia\.quill@example\.com,,,,Bath,/)
    expect((await read('/export.csv', '')).status).toBe(401)
  })
})

describe('the request log', () => {
  it('keeps the names of the fields of a refused customer alone', async () => {
    const { redactedBody } = await import('../../api/src/desk/request-logs/redacted-body.js')
    const body = customerInput({ address: { line1: '4 Quay Lane' }, reference: 'shop-1' })
    const kept = redactedBody(body, '/customers')
    expect(kept).toBe('{"name":"…","emailAddress":"…","address":"…","reference":"…"}')
    expect(redactedBody(body, '/roles')).toContain('Zenobia')
  })
})
