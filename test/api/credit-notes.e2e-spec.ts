import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { CreditNoteView } from '#contract/credit-notes.js'
import type { InvoiceView } from '#contract/invoices.js'
import { CreditNoteRefund } from '../../api/src/billing/credit-notes/credit-note-refund.entity.js'
import { CreditNoteRefunds } from '../../api/src/billing/credit-notes/credit-note-refunds.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, signInAdmin } from '../support/builders.js'
import {
  actOnInvoice,
  buildInvoice,
  buildOpenInvoice,
  lineInput,
  makeBilling,
  sendBilling,
} from '../support/invoices.js'
import { payLink } from '../support/payment-links.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const token = () => merchant.accessToken
const lastPart = (url: string | null) => url?.split('/').at(-1) ?? ''
const build = (overrides = {}): Promise<InvoiceView> => buildOpenInvoice(api, token(), overrides)
const read = async ({ invoiceID }: InvoiceView): Promise<InvoiceView> =>
  (await api.call('GET', `/invoices/${invoiceID}`, { token: token() })).body
const credit = ({ invoiceID }: InvoiceView, body = {}, headers?: ReturnType<typeof idempotencyKey>) =>
  sendBilling(api, token(), '/credit-notes', { invoiceID, ...body }, headers)
const made = async (invoice: InvoiceView, body = {}): Promise<CreditNoteView> => {
  const answer = await credit(invoice, body)
  expect([answer.status, answer.body.fields]).toEqual([201, undefined])
  return answer.body
}
const noteOf = async ({ creditNoteID }: CreditNoteView): Promise<CreditNoteView> =>
  (await api.call('GET', `/credit-notes/${creditNoteID}`, { token: token() })).body
async function pay(invoice: InvoiceView): Promise<string> {
  const hosted = (await api.call('GET', `/hosted-invoices/${lastPart(invoice.url)}`)).body
  return (await payLink(api, lastPart(hosted.payURL))).body.transactionID
}
const refund = () => api.app.get(CreditNoteRefunds, { strict: false }).workOff()
const refunded = (note: CreditNoteView) =>
  until(
    () => noteOf(note),
    ({ refunds }) => refunds.every(({ refundID }) => refundID !== null),
  )

describe('POST /credit-notes', () => {
  it('lowers what is due of an open invoice, and its link asks for the rest', async () => {
    const { taxRateID } = await makeBilling(api, token(), '/tax-rates', {
      ...{ name: 'VAT', percentage: 19, taxBehavior: 'exclusive' },
    })
    const invoice = await build({ lines: [lineInput({ taxRateID }), lineInput({ unitAmount: 5_000 })] })
    const lines = [{ invoiceLineID: invoice.lines[0]?.invoiceLineID, amount: 2_500 }]
    const note = await made(invoice, { lines, reason: 'One day less' })
    expect(note).toMatchObject({
      ...{ number: expect.stringMatching(/^NW-CN-\d{4}-\d{6}$/), reason: 'One day less', refunds: [] },
      ...{ subtotal: 2_500, taxAmount: 475, total: 2_975, amountOffDue: 2_975, amountToRefund: 0 },
      lines: [{ description: 'Consulting', amount: 2_500, net: 2_500, taxAmount: 475, total: 2_975 }],
      taxes: [{ taxRateID, net: 2_500, taxAmount: 475 }],
    })
    const total = 11_900 + 5_000
    expect(await read(invoice)).toMatchObject({ status: 'open', amountCredited: 2_975, amountDue: total - 2_975 })
    const transactionID = await pay(invoice)
    expect((await merchant.detail(transactionID)).amount).toBe(total - 2_975)
    expect(await read(invoice)).toMatchObject({ status: 'paid', amountPaid: total - 2_975, amountDue: 0 })
    const events = await api.database.read.findBy(Event, { type: 'credit_note.created', clientID: merchant.clientID })
    expect(events.filter(({ data }) => data.includes(note.creditNoteID))).toHaveLength(1)
  })

  it('stands on the invoice’s page as it is, also where it gave back what was paid', async () => {
    const invoice = await build()
    const hosted = async () => (await api.call('GET', `/hosted-invoices/${lastPart(invoice.url)}`)).body
    await payLink(api, lastPart((await hosted()).payURL), { paymentMethod: 'pm_success', amount: 6_000 })
    expect(await hosted()).toMatchObject({ amountPaid: 6_000, amountCredited: 0, amountRefunded: 0, amountDue: 4_000 })
    expect(
      await made(invoice, { lines: [{ invoiceLineID: invoice.lines[0]?.invoiceLineID, amount: 6_000 }] }),
    ).toMatchObject({ total: 6_000, amountToRefund: 2_000 })
    expect(await hosted()).toMatchObject({
      ...{ status: 'paid', total: 10_000, amountPaid: 6_000 },
      ...{ amountCredited: 6_000, amountRefunded: 2_000, amountDue: 0 },
    })
  })

  it('settles an invoice whose rest it credits, and refuses any more', async () => {
    const invoice = await build()
    expect(await made(invoice)).toMatchObject({ total: 10_000, amountOffDue: 10_000 })
    expect(await read(invoice)).toMatchObject({ status: 'paid', amountPaid: 0, amountDue: 0, amountCredited: 10_000 })
    const more = await credit(invoice)
    expect([more.status, more.body.code]).toEqual([409, 'NOTHING_TO_CREDIT'])
  })

  it('refunds what was paid, once, part by part up to the total', async () => {
    const invoice = await build()
    const transactionID = await pay(invoice)
    const line = invoice.lines[0]?.invoiceLineID
    const note = await made(invoice, { lines: [{ invoiceLineID: line, amount: 4_000 }] })
    expect(note).toMatchObject({ amountOffDue: 0, amountToRefund: 4_000, refunds: [{ transactionID, amount: 4_000 }] })
    await Promise.all([refund(), refund()])
    expect((await refunded(note)).refunds).toMatchObject([{ refundFailure: null }])
    expect((await merchant.detail(transactionID)).amountRefunded).toBe(4_000)
    const rest = await made(invoice)
    expect(rest.total).toBe(6_000)
    await refund()
    await refunded(rest)
    const { amountRefunded, refunds } = await merchant.detail(transactionID)
    expect([amountRefunded, refunds.length]).toEqual([10_000, 2])
    expect(refunds.map(({ reason }) => reason).sort()).toEqual(
      [`Credit note ${note.number}`, `Credit note ${rest.number}`].sort(),
    )
    expect(await read(invoice)).toMatchObject({ status: 'paid', amountCredited: 10_000, amountDue: 0 })
  })

  it('answers a repeated call the same, and counts without gaps under twenty at once', async () => {
    const invoice = await build()
    const headers = idempotencyKey()
    const invoiceLineID = invoice.lines[0]?.invoiceLineID
    const body = { lines: [{ invoiceLineID, amount: 600 }] }
    const first = await credit(invoice, body, headers)
    expect((await credit(invoice, body, headers)).body).toEqual(first.body)
    const answers = await Promise.all(Array.from({ length: 20 }, () => credit(invoice, body)))
    const accepted = answers.filter(({ status }) => status === 201)
    expect([accepted.length, answers.filter(({ status }) => status === 422).length]).toEqual([15, 5])
    const numberOf = ({ number }: CreditNoteView) => Number(number.split('-').at(-1))
    const numbers = [first, ...accepted].map((answer) => numberOf(answer.body)).sort((one, other) => one - other)
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
    expect(await read(invoice)).toMatchObject({ status: 'open', amountCredited: 9_600, amountDue: 400 })
  })

  it('refuses drafts, void invoices and bad input, and then the invoice cannot be voided', async () => {
    const draft = await buildInvoice(api, token())
    expect((await credit(draft)).body.code).toBe('INVOICE_STATE_CONFLICT')
    const ended = await build()
    await actOnInvoice(api, token(), ended.invoiceID, 'void')
    expect((await credit(ended)).body.code).toBe('INVOICE_STATE_CONFLICT')
    const invoice = await build()
    const line = { invoiceLineID: invoice.lines[0]?.invoiceLineID, amount: 1 }
    const bad = [
      ...[{ invoiceID: 'inv_0' }, { invoiceID: '' }, { lines: [] }, { lines: [line, line] }, { more: 1 }],
      ...[{ lines: [{ ...line, amount: 0 }] }, { lines: [{ ...line, amount: 1.5 }] }],
      ...[{ lines: [{ ...line, amount: 10_001 }] }, { lines: [{ ...line, invoiceLineID: 'ivl_0' }] }, { reason: 7 }],
    ]
    for (const body of bad) expect([body, (await credit(invoice, body)).status]).toEqual([body, 422])
    await made(invoice, { lines: [line] })
    expect((await actOnInvoice(api, token(), invoice.invoiceID, 'void')).body.code).toBe('INVOICE_CREDITED')
  })

  it('is closed to visitors, readers who write, other clients and modes', async () => {
    const invoice = await build()
    const { creditNoteID } = await made(invoice, {
      lines: [{ invoiceLineID: invoice.lines[0]?.invoiceLineID, amount: 5 }],
    })
    const reader = (await buildApiUser(api, merchant, 'Integrator (read only)')).accessToken
    const stranger = (await buildClient(api)).token
    const { invoiceID } = invoice
    const writes = await Promise.all(
      ['', reader, stranger].map(async (by) => (await sendBilling(api, by, '/credit-notes', { invoiceID })).status),
    )
    expect(writes).toEqual([401, 403, 422])
    for (const path of [`/credit-notes/${creditNoteID}`, `/credit-notes/${creditNoteID}/credit-note.pdf`]) {
      const reads = await Promise.all(
        ['', reader, stranger].map(async (by) => (await fetch(`${api.url}/api${path}`, bearer(by))).status),
      )
      expect([path, reads]).toEqual([path, [401, 200, 404]])
    }
    expect((await api.call('GET', `/credit-notes/${creditNoteID}?mode=live`, merchant)).status).toBe(404)
    expect((await api.call('GET', '/credit-notes/crn_absent', merchant)).status).toBe(404)
    const { items } = (await api.call('GET', `/credit-notes?invoiceID=${invoiceID}`, merchant)).body
    expect(items.map((note: CreditNoteView) => note.creditNoteID)).toEqual([creditNoteID])
  })
})

describe('a refund of a credit note that is refused', () => {
  it('is shown to staff until the merchant refunds it', async () => {
    const staff = await signInAdmin(api)
    const failures = async () => {
      const { body } = await api.call('GET', '/attention?kind=invoice_refund_failed', { token: staff })
      return body.kinds[0].items
    }
    expect(await failures()).toEqual([])
    const invoice = await build()
    const transactionID = await pay(invoice)
    expect((await merchant.ask(transactionID, 'refunds', { amount: 9_000 })).status).toBe(201)
    const note = await made(invoice)
    await refund()
    const { refunds } = await until(
      () => noteOf(note),
      (found) => found.refunds.some(({ refundFailure }) => refundFailure !== null),
    )
    expect(refunds).toMatchObject([{ refundID: null, refundFailure: expect.any(String) }])
    expect(await failures()).toMatchObject([
      { subjectID: transactionID, amount: 10_000, currency: 'EUR', clientID: merchant.clientID },
    ])
    expect((await failures())[0].sentence).toContain(note.number)
    expect((await merchant.ask(transactionID, 'refunds')).status).toBe(201)
    const { creditNoteID } = note
    await api.database.write((manager) =>
      manager.update(CreditNoteRefund, { creditNoteID }, { refundAfter: clock.now() }),
    )
    await refund()
    await until(failures, (items) => items.length === 0)
    expect((await noteOf(note)).refunds).toMatchObject([{ refundFailure: 'NOTHING_TO_REFUND' }])
  })
})

const bearer = (by: string) => (by ? { headers: { authorization: `Bearer ${by}` } } : {})

describe('GET /credit-notes/:creditNoteID/credit-note.pdf', () => {
  it('answers a PDF with the numbers of both, the lines and the sums', async () => {
    const invoice = await build()
    const note = await made(invoice, {
      ...{ lines: [{ invoiceLineID: invoice.lines[0]?.invoiceLineID, amount: 1_234 }], reason: 'Damaged on arrival' },
    })
    const file = await fetch(`${api.url}/api/credit-notes/${note.creditNoteID}/credit-note.pdf`, bearer(token()))
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="credit-note-${note.number}.pdf"`)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    if (spawnSync('pdftotext', ['-v']).error) return
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-credit-'))
    await writeFile(join(folder, 'note.pdf'), bytes)
    const text = spawnSync('pdftotext', ['-layout', join(folder, 'note.pdf'), '-']).stdout.toString()
    await rm(folder, { recursive: true })
    for (const part of [note.number, String(invoice.number), '12.34', 'Damaged on arrival', 'Credit note'])
      expect(text).toContain(part)
    expect(text).not.toContain('Amount due')
  })
})
