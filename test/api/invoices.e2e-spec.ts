import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { InvoiceView } from '#contract/invoices.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import {
  actOnInvoice,
  buildInvoice,
  buildOpenInvoice,
  lineInput,
  makeBilling,
  saveInvoiceSettings,
  sendBilling,
  settingsInput,
} from '../support/invoices.js'
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

const read = (path: string, token = program) => api.call('GET', `/invoices${path}`, { token })
const act = ({ invoiceID }: Pick<InvoiceView, 'invoiceID'>, action: string, token = program) =>
  actOnInvoice(api, token, invoiceID, action)
const eventsOf = async ({ invoiceID }: InvoiceView) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ data }) => data.includes(`"${invoiceID}"`))
    .map(({ type }) => type)
const vat = (overrides: object = {}) =>
  makeBilling(api, program, '/tax-rates', { name: 'VAT', percentage: 19, taxBehavior: 'exclusive', ...overrides })

describe('POST /invoices', () => {
  it('makes a draft of prices and amounts, with tax by line', async () => {
    const { taxRateID } = await vat()
    const { productID } = await makeBilling(api, program, '/products', { name: 'Seats' })
    const tiers = [
      { upTo: 10, unitAmount: 500 },
      { upTo: null, unitAmount: 300 },
    ]
    const { priceID } = await makeBilling(api, program, '/prices', { productID, currency: 'EUR', tiers })
    const period = { periodStart: '2026-01-01T00:00:00.000Z', periodEnd: '2026-02-01T00:00:00.000Z' }
    const invoice = await buildInvoice(api, program, {
      lines: [lineInput({ quantity: 2, taxRateID }), { priceID, quantity: 12, taxRateID, ...period }],
      memo: 'Order 1042',
    })
    expect(invoice).toMatchObject({
      ...{ status: 'draft', number: null, url: null, seller: null, subtotal: 25_600, taxAmount: 4_864, total: 30_464 },
      lines: [
        { description: 'Consulting', quantity: 2, amount: 20_000, net: 20_000, taxAmount: 3_800, total: 23_800 },
        { description: 'Seats', priceID, unitAmount: null, tiers, amount: 5_600, taxAmount: 1_064, ...period },
      ],
      taxes: [{ taxRateID, name: 'VAT', percentage: 19, net: 25_600, taxAmount: 4_864 }],
      amountDue: 0,
    })
    expect((await read(`/${invoice.invoiceID}`)).body).toEqual(invoice)
  })

  it.each([
    ['lines', { lines: [] }],
    ['lines', { lines: [{ description: 'No amount' }] }],
    ['lines', { lines: [lineInput({ priceID: 'prc_1' })] }],
    ['lines', { lines: [{ priceID: 'prc_00000000000000000000000000' }] }],
    ['lines', { lines: [lineInput({ taxRateID: 'txr_00000000000000000000000000' })] }],
    ['lines', { lines: [lineInput({ quantity: 0 })] }],
    ['lines', { lines: [lineInput({ quantity: 1.5 })] }],
    ['lines', { lines: [lineInput({ quantity: 1_000_000_000 })] }],
    ['lines', { lines: [lineInput({ unitAmount: 99_999_999_999, quantity: 2 })] }],
    ['lines', { lines: [lineInput({ periodStart: '2026-01-01' })] }],
    ['lines', { lines: [lineInput({ description: '4111 1111 1111 1111' })] }],
    ['lines', { lines: [lineInput({ color: 'red' })] }],
    ['lines', { lines: Array.from({ length: 101 }, () => lineInput()) }],
    ['customerID', { customerID: 'cus_00000000000000000000000000' }],
    ['currency', { currency: 'XXX' }],
    ['dueInDays', { dueInDays: 366 }],
    ['buyerTaxID', { buyerTaxID: 'DE136695977' }],
  ])('refuses wrong %s: %j', async (name, overrides) => {
    const customerID = (await buildCustomer(api, program)).customerID
    const input = { customerID, currency: 'EUR', lines: [lineInput()], ...overrides }
    const { status, body } = await sendBilling(api, program, '/invoices', input)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [name]])
  })

  it('refuses a price in another currency and what is retired', async () => {
    const { productID } = await makeBilling(api, program, '/products', { name: 'Dollars' })
    const { priceID } = await makeBilling(api, program, '/prices', { productID, currency: 'USD', unitAmount: 1 })
    const { taxRateID } = await vat()
    await api.call('POST', `/tax-rates/${taxRateID}/retire`, { token: program })
    const { customerID } = await buildCustomer(api, program)
    for (const line of [{ priceID }, lineInput({ taxRateID })]) {
      const answer = await sendBilling(api, program, '/invoices', { customerID, currency: 'EUR', lines: [line] })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['lines']])
    }
  })
})

it('takes a hundred lines with every field', async () => {
  const { taxRateID } = await vat()
  const period = { periodStart: '2026-01-01', periodEnd: '2026-02-01' }
  const lines = Array.from({ length: 100 }, () => lineInput({ quantity: 1, taxRateID, ...period }))
  const invoice = await buildInvoice(api, program, { lines, metadata: { order: '7' } })
  expect([invoice.lines.length, invoice.total]).toEqual([100, 1_190_000])
})

describe('a draft', () => {
  it('is changed by who has seen it, and deleted', async () => {
    const draft = await buildInvoice(api, program)
    const { customerID, invoiceID, version } = draft
    const body = { customerID, currency: 'JPY', lines: [lineInput({ unitAmount: 7 })] }
    const save = (ifMatch: string) =>
      api.call('PUT', `/invoices/${invoiceID}`, { token: program, body, headers: { 'if-match': ifMatch } })
    expect((await save(version)).body).toMatchObject({ currency: 'JPY', total: 7, lines: [{ amount: 7 }] })
    expect((await save(version)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await api.call('DELETE', `/invoices/${invoiceID}`, { token: program })).status).toBe(204)
    expect((await read(`/${invoiceID}`)).status).toBe(404)
  })

  it('is neither sent, voided nor downloaded', async () => {
    const draft = await buildInvoice(api, program)
    for (const action of ['send', 'void', 'mark-uncollectible'])
      expect([action, (await act(draft, action)).body.code]).toEqual([action, 'INVOICE_STATE_CONFLICT'])
    expect((await read(`/${draft.invoiceID}/invoice.pdf`)).status).toBe(409)
  })
})

describe('POST /invoices/:invoiceID/finalize', () => {
  it('asks for the settings first', async () => {
    const other = await buildClient(api)
    const draft = await buildInvoice(api, other.token)
    expect((await act(draft, 'finalize', other.token)).body.code).toBe('INVOICE_SELLER_MISSING')
  })

  it('gives it a number, freezes it, and tells of it', async () => {
    const { customerID } = await buildCustomer(api, program, { address: { city: 'Bath' } })
    const open = await buildOpenInvoice(api, program, { customerID, buyerTaxID: 'GB434031494', dueInDays: 30 })
    expect(open).toMatchObject({
      ...{ status: 'open', number: expect.stringMatching(/^NW-\d{4}-\d{6}$/), amountDue: 10_000 },
      url: expect.stringMatching(/\/pay\/invoice\/[\w-]{32}$/),
      seller: { name: 'Northwind Trading', taxID: 'DE136695976', address: { city: 'Bremen' } },
      buyer: { name: 'Zenobia Quill', taxID: 'GB434031494', address: { city: 'Bath' } },
      footer: 'Thank you for your order.',
    })
    expect(Date.parse(open.dueAt ?? '') - Date.parse(open.finalizedAt ?? '')).toBe(30 * 86_400_000)
    await saveInvoiceSettings(api, program, { sellerName: 'Another Name', footer: '' })
    await api.call('PUT', `/customers/${customerID}`, { token: program, body: { name: 'Renamed' } })
    expect((await read(`/${open.invoiceID}`)).body).toEqual(open)
    expect((await act(open, 'finalize')).body).toEqual(open)
    const body = { customerID, currency: 'EUR', lines: [lineInput()] }
    const changed = await api.call('PUT', `/invoices/${open.invoiceID}`, { token: program, body })
    expect(changed.body.code).toBe('INVOICE_NOT_DRAFT')
    const deleted = await api.call('DELETE', `/invoices/${open.invoiceID}`, { token: program })
    expect(deleted.body.code).toBe('INVOICE_NOT_DRAFT')
    expect(await eventsOf(open)).toEqual(['invoice.created', 'invoice.finalized'])
    const lines = await api.database.read.findBy(AuditEntry, { targetID: open.invoiceID })
    expect(lines.map(({ action }) => action)).toEqual(['invoice.finalized'])
  })

  it('numbers 50 at once without a gap and without a double, also where some are refused', async () => {
    const seller = await buildClient(api)
    await saveInvoiceSettings(api, seller.token, { numberPrefix: 'GAP' })
    const { customerID } = await buildCustomer(api, seller.token)
    const gone = (await buildCustomer(api, seller.token)).customerID
    const refused = await Promise.all([1, 2, 3].map(() => buildInvoice(api, seller.token, { customerID: gone })))
    await api.call('DELETE', `/customers/${gone}`, { token: seller.token })
    const drafts: InvoiceView[] = []
    for (let at = 0; at < 50; at += 1) drafts.push(await buildInvoice(api, seller.token, { customerID }))
    const answers = await Promise.all([...drafts, ...refused].map((draft) => act(draft, 'finalize', seller.token)))
    const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [body.number] : []))
    const wanted = drafts.map((_, at) =>
      expect.stringMatching(new RegExp(`^GAP-\\d{4}-${String(at + 1).padStart(6, '0')}$`)),
    )
    expect(numbers.sort()).toEqual(wanted)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
  })

  it('pays an invoice over nothing at once', async () => {
    const paid = await buildOpenInvoice(api, program, { lines: [lineInput({ unitAmount: 0 })] })
    expect(paid).toMatchObject({ status: 'paid', total: 0, amountDue: 0 })
    expect(await eventsOf(paid)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.paid'])
  })
})

describe('GET /invoices', () => {
  it('finds by number, reference, status and customer', async () => {
    const seller = await buildClient(api)
    const { token } = seller
    const draft = await buildInvoice(api, token, { reference: 'order-7' })
    const harbor = { name: 'Grace Harborside', emailAddress: 'grace@harborside.example' }
    const { customerID } = await buildCustomer(api, token, harbor)
    const open = await buildOpenInvoice(api, token, { customerID })
    const found = async (query: string) =>
      (await read(query, token)).body.items.map(({ invoiceID }: InvoiceView) => invoiceID)
    expect(await found('')).toEqual([open.invoiceID, draft.invoiceID])
    expect(await found('?q=order-7')).toEqual([draft.invoiceID])
    expect(await found(`?q=${open.number}`)).toEqual([open.invoiceID])
    const named = async (text: string) => found(`?${new URLSearchParams({ q: text })}`)
    expect([await named('HARBORSIDE'), await named('grace@harborside.example')]).toEqual(
      [1, 2].map(() => [open.invoiceID]),
    )
    expect(await named('nobody of this name')).toEqual([])
    expect(await found('?status=open')).toEqual([open.invoiceID])
    expect(await found(`?customerID=${draft.customerID}`)).toEqual([draft.invoiceID])
    expect((await read('?limit=1&fields=invoiceID', token)).body.items).toEqual([{ invoiceID: open.invoiceID }])
    const csv = await fetch(`${api.url}/api/invoices/export.csv`, { headers: { authorization: `Bearer ${token}` } })
    const [head, line] = (await csv.text()).split('\r\n')
    expect(head).toMatch(/^invoiceID,number,status,customerID,currency,subtotal,/)
    expect(line).toContain(`${open.number},open,${open.customerID},EUR,100.00,0.00,100.00,0.00,100.00`)
  })

  it('is closed to visitors, readers who write, other clients and modes', async () => {
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    const other = await buildClient(api)
    const open = await buildOpenInvoice(api, program)
    const path = `/${open.invoiceID}`
    const ways = [read(path, ''), read(path, reader), read(path, other.token), read(`${path}?mode=live`, client.token)]
    expect((await Promise.all(ways)).map(({ status }) => status)).toEqual([401, 200, 404, 404])
    for (const action of ['finalize', 'send', 'void', 'mark-uncollectible']) {
      const tokens = ['', reader, other.token]
      const statuses = await Promise.all(tokens.map(async (token) => (await act(open, action, token)).status))
      expect([action, statuses]).toEqual([action, [401, 403, 404]])
    }
    expect((await read('/export.csv', reader)).status).toBe(403)
    const settings = { token: reader, body: settingsInput() }
    expect((await api.call('PUT', '/invoice-settings', settings)).status).toBe(403)
    const absent = { invoiceID: 'inv_00000000000000000000000000' }
    expect((await act(absent, 'void')).status).toBe(404)
  })
})
