import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { InvoiceView } from '#contract/invoices.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import { waitForMail } from '../support/mail-files.js'
import { actOnInvoice, buildOpenInvoice, sendBilling, settingsInput } from '../support/invoices.js'
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

const act = ({ invoiceID }: Pick<InvoiceView, 'invoiceID'>, action: string, token = program) =>
  actOnInvoice(api, token, invoiceID, action)
const lastOf = (url: string | null) => url?.split('/').at(-1)
const eventsOf = async ({ invoiceID }: InvoiceView) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ data }) => data.includes(`"${invoiceID}"`))
    .map(({ type }) => type)

describe('an open invoice', () => {
  it('is voided once, and takes no payment then', async () => {
    const open = await buildOpenInvoice(api, program)
    const first = await act(open, 'void')
    expect(first.body).toMatchObject({ status: 'void', number: open.number, amountDue: 0 })
    expect((await act(open, 'void')).body).toEqual(first.body)
    expect((await act(open, 'mark-uncollectible')).body.code).toBe('INVOICE_STATE_CONFLICT')
    expect((await act(open, 'send')).body.code).toBe('INVOICE_STATE_CONFLICT')
    expect(await eventsOf(open)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.voided'])
  })

  it('keeps its buyer after the customer is erased, and the erasure says so', async () => {
    const { customerID } = await buildCustomer(api, program)
    const open = await buildOpenInvoice(api, program, { customerID })
    const erased = await api.call('DELETE', `/customers/${customerID}`, { token: client.token })
    expect([erased.status, erased.body.kept]).toEqual([200, ['invoices']])
    const kept = (await api.call('GET', `/invoices/${open.invoiceID}`, { token: program })).body
    expect(kept.buyer).toEqual(open.buyer)
  })

  it('is written off, and can still be voided', async () => {
    const open = await buildOpenInvoice(api, program)
    const written = await act(open, 'mark-uncollectible')
    expect(written.body).toMatchObject({ status: 'uncollectible', amountDue: 10_000 })
    expect((await act(open, 'mark-uncollectible')).body).toEqual(written.body)
    expect((await act(open, 'void')).body.status).toBe('void')
  })

  it('is paid under the name of its document, in the language of its customer', async () => {
    const { customerID } = await buildCustomer(api, program, { language: 'fr' })
    const open = await buildOpenInvoice(api, program, { customerID })
    const { payURL } = (await api.call('GET', `/hosted-invoices/${lastOf(open.url)}`)).body
    const { description } = (await api.call('GET', `/payment-links/${lastOf(payURL)}`)).body
    expect(description).toBe(`Facture ${open.number}`)
  })

  it('is mailed to its customer in their language, at most ten times a day', async () => {
    const { customerID } = await buildCustomer(api, program, { language: 'fr' })
    const open = await buildOpenInvoice(api, program, { customerID })
    expect((await act(open, 'send')).body.sentAt).toEqual(expect.any(String))
    const subject = `Facture ${open.number} de ${open.seller?.name}`
    const { files } = await waitForMail(String(api.settings.DATA_DIR), String(open.buyer?.emailAddress), subject)
    const [file, ...others] = files
    expect([file?.name, others]).toEqual([`invoice-${open.number}.pdf`, []])
    expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await api.database.read.countBy(Mail, { kind: 'invoice', aboutID: open.invoiceID })).toBe(1)
    for (let sent = 1; sent < 10; sent += 1) expect((await act(open, 'send')).status).toBe(200)
    expect((await act(open, 'send')).body.code).toBe('TOO_MANY_INVOICE_MAILS')
    const silent = await buildCustomer(api, program, { emailAddress: undefined })
    const other = await buildOpenInvoice(api, program, { customerID: silent.customerID })
    expect((await act(other, 'send')).body.code).toBe('CUSTOMER_HAS_NO_EMAIL')
  })
})

describe('PUT /invoice-settings', () => {
  it.each([
    ['numberPrefix', { numberPrefix: 'north' }],
    ['numberPrefix', { numberPrefix: '' }],
    ['sellerName', { sellerName: '' }],
    ['sellerTaxID', { sellerTaxID: 'DE136695977' }],
    ['sellerAddress', { sellerAddress: 'Harbor Road' }],
  ])('refuses a wrong %s: %j', async (name, overrides) => {
    const { status, body } = await api.call('PUT', '/invoice-settings', {
      token: program,
      body: settingsInput(overrides),
    })
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('refuses to overwrite a change that was not seen, and leaves a trace of each', async () => {
    const { token, clientID } = await buildClient(api)
    const { version } = (await api.call('GET', '/invoice-settings', { token })).body
    const save = (sellerName: string) =>
      api.call('PUT', '/invoice-settings', {
        token,
        body: settingsInput({ sellerName }),
        headers: { 'if-match': version },
      })
    expect((await save('First')).body.sellerName).toBe('First')
    expect((await save('Second')).body.code).toBe('CHANGED_MEANWHILE')
    const lines = await api.database.read.findBy(AuditEntry, { targetID: clientID, action: 'invoice_settings.updated' })
    expect(lines).toHaveLength(1)
    expect((await sendBilling(api, token, '/invoices', {}, idempotencyKey())).status).toBe(422)
  })
})
