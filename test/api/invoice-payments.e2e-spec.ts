import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { InvoiceView } from '#contract/invoices.js'
import { ExtraRefunds } from '../../api/src/billing/invoices/extra-refunds.js'
import { InvoicePayment } from '../../api/src/billing/invoices/invoice-payment.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildCoupon } from '../support/coupons.js'
import { actOnInvoice, buildOpenInvoice, lineInput, makeBilling } from '../support/invoices.js'
import { payLink, paymentPath } from '../support/payment-links.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant } from '../support/payments.js'
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

const lastPart = (url: string | null) => url?.split('/').at(-1) ?? ''
const look = async (invoice: InvoiceView) => (await api.call('GET', `/hosted-invoices/${lastPart(invoice.url)}`)).body
const linkOf = async (invoice: InvoiceView) => lastPart((await look(invoice)).payURL)
const read = async ({ invoiceID }: InvoiceView): Promise<InvoiceView> =>
  (await api.call('GET', `/invoices/${invoiceID}`, { token: merchant.token })).body
const act = ({ invoiceID }: InvoiceView, action: string) => actOnInvoice(api, merchant.token, invoiceID, action)
const build = (overrides?: object) => buildOpenInvoice(api, merchant.token, { ...overrides })
const sendCode = (token: string, transactionID: string) =>
  api.call('POST', `${paymentPath(token, transactionID)}/otp`, { body: { code: '123456' } })
const refundExtras = () => api.app.get(ExtraRefunds, { strict: false }).workOff()

/** Two payers who begin before either is seen: the first payment is hidden from the link while the second begins. */
async function beginTwice(token: string): Promise<[string, string]> {
  const first = (await payLink(api, token, { paymentMethod: 'pm_otp' })).body.transactionID
  const { paymentLinkID } = await api.database.read.findOneByOrFail<{ paymentLinkID: string; token: string }>(
    'payment_links',
    { token },
  )
  await edit(api, first, { paymentLinkID: null })
  const second = (await payLink(api, token, { paymentMethod: 'pm_otp' })).body.transactionID
  await edit(api, first, { paymentLinkID })
  return [first, second]
}

describe('GET /hosted-invoices/:token', () => {
  it('shows what the customer may know, and where to pay', async () => {
    const { taxRateID } = await makeBilling(api, merchant.token, '/tax-rates', {
      ...{ name: 'VAT', percentage: 0, taxBehavior: 'exclusive', isReverseCharge: true },
    })
    const invoice = await build({ lines: [lineInput({ taxRateID })], reference: 'secret-7', metadata: { a: 'secret' } })
    const hosted = await look(invoice)
    expect(hosted).toMatchObject({
      ...{ number: invoice.number, status: 'open', merchantName: 'Northwind Trading', amountDue: 10_000 },
      payURL: expect.stringMatching(/\/pay\/[\w-]{32}$/),
      taxes: [{ isReverseCharge: true, taxAmount: 0 }],
    })
    expect(JSON.stringify(hosted)).not.toMatch(/secret|cli_|cus_/)
    expect((await api.call('GET', '/hosted-invoices/absent')).status).toBe(404)
    expect((await api.call('GET', '/hosted-invoices/%00')).status).toBe(404)
    const { items } = (await api.call('GET', `/clients/${merchant.clientID}/payment-links`, merchant)).body
    expect(items).toEqual([])
  })

  it('answers a PDF with the amounts, the coupon and the number', async () => {
    await buildCoupon(api, merchant.token, { amountOff: 5_000, code: 'FIFTY' })
    const { taxRateID } = await makeBilling(api, merchant.token, '/tax-rates', {
      ...{ name: 'VAT', percentage: 19, taxBehavior: 'exclusive' },
    })
    const lines = [lineInput({ taxRateID, quantity: 3 })]
    const invoice = await build({ lines, memo: 'Order 1042', code: 'fifty' })
    expect(await look(invoice)).toMatchObject({ discounts: [{ name: 'FIFTY', amount: 5_000 }], total: 29_750 })
    const file = await fetch(`${api.url}/api/hosted-invoices/${lastPart(invoice.url)}/invoice.pdf`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${invoice.number}.pdf"`)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    if (spawnSync('pdftotext', ['-v']).error) return
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-invoice-'))
    await writeFile(join(folder, 'invoice.pdf'), bytes)
    const text = spawnSync('pdftotext', ['-layout', join(folder, 'invoice.pdf'), '-']).stdout.toString()
    await rm(folder, { recursive: true })
    for (const part of [invoice.number ?? '', '300.00', '47.50 EUR', '297.50 EUR', 'Order 1042', 'DE136695976'])
      expect(text).toContain(part)
    expect(text).toMatch(/Coupon FIFTY\s+[-−]50\.00 EUR/)
  })
})

describe('an invoice', () => {
  it('is paid by its link, once, and then takes neither money nor a void', async () => {
    const invoice = await build()
    const token = await linkOf(invoice)
    const { status, body } = await payLink(api, token)
    expect([status, body.amount, body.status]).toEqual([201, 10_000, 'succeeded'])
    const paid = await read(invoice)
    expect(paid).toMatchObject({
      ...{ status: 'paid', amountPaid: 10_000, amountDue: 0, paidAt: expect.any(String) },
      payments: [{ transactionID: body.transactionID, amount: 10_000, isExtra: false, refundID: null }],
    })
    expect(await look(invoice)).toMatchObject({ status: 'paid', payURL: null, amountDue: 0 })
    expect((await payLink(api, token)).body.code).toBe('PAYMENT_LINK_USED')
    const refused = await act(invoice, 'void')
    expect([refused.status, refused.body.code]).toEqual([409, 'INVOICE_STATE_CONFLICT'])
    expect(refused.body.error).toMatch(/is paid/)
    const events = await api.database.read.findBy(Event, { type: 'invoice.paid', clientID: merchant.clientID })
    expect(events.filter(({ data }) => data.includes(invoice.invoiceID))).toHaveLength(1)
    expect((await merchant.detail(body.transactionID)).customerID).toBe(invoice.customerID)
  })

  it('is not voided while a payment is under way, and takes none once it is void', async () => {
    const invoice = await build()
    const token = await linkOf(invoice)
    const { transactionID } = (await payLink(api, token, { paymentMethod: 'pm_otp' })).body
    expect((await act(invoice, 'void')).body.code).toBe('INVOICE_BEING_PAID')
    await api.call('POST', `${paymentPath(token, transactionID)}/cancel`)
    expect((await act(invoice, 'void')).body.status).toBe('void')
    expect((await payLink(api, token)).body.code).toBe('PAYMENT_LINK_CLOSED')
  })

  it('is still paid once it is uncollectible', async () => {
    const invoice = await build()
    await act(invoice, 'mark-uncollectible')
    expect((await payLink(api, await linkOf(invoice))).status).toBe(201)
    expect((await read(invoice)).status).toBe('paid')
  })

  it('refunds the second of two payments that succeed at the same moment, once', async () => {
    const invoice = await build()
    const token = await linkOf(invoice)
    const both = await beginTwice(token)
    const codes = await Promise.all(both.map((transactionID) => sendCode(token, transactionID)))
    expect(codes.map(({ status }) => status)).toEqual([200, 200])
    await Promise.all([refundExtras(), refundExtras()])
    const { status, amountPaid, payments } = await until(
      () => read(invoice),
      (found) => found.payments.some(({ refundID }) => refundID !== null),
    )
    expect([status, amountPaid, payments.length]).toEqual(['paid', 10_000, 2])
    const [extra] = payments.filter(({ isExtra }) => isExtra)
    expect(extra).toMatchObject({ amount: 10_000, refundFailure: null })
    expect(payments.filter(({ isExtra }) => isExtra)).toHaveLength(1)
    const refunded = await merchant.detail(extra?.transactionID ?? '')
    expect([refunded.amountRefunded, refunded.refunds.length]).toEqual([10_000, 1])
    expect(refunded.refunds[0]).toMatchObject({ reason: 'This invoice was already paid or voided' })
    const kept = payments.find(({ isExtra }) => !isExtra)
    expect((await merchant.detail(kept?.transactionID ?? '')).amountRefunded).toBe(0)
    await refundExtras()
    expect((await merchant.detail(extra?.transactionID ?? '')).refunds).toHaveLength(1)
  })

  it('stops where the merchant has refunded an extra payment by hand, and says so', async () => {
    const invoice = await build()
    const { transactionID } = (await merchant.pay()).body
    expect((await merchant.ask(transactionID, 'refunds')).status).toBe(201)
    const now = clock.now()
    const extra = { transactionID, invoiceID: invoice.invoiceID, amount: 10_000, isExtra: true, amountExtra: 10_000 }
    const toRefund = {
      amountRefunded: 0,
      refundID: null,
      refundFault: null,
      refundAfter: now,
      lostAt: null,
      createdAt: now,
    }
    await api.database.write((manager) => manager.insert(InvoicePayment, { ...extra, ...toRefund }))
    await refundExtras()
    expect((await read(invoice)).payments).toMatchObject([{ refundID: null, refundFailure: 'NOTHING_TO_REFUND' }])
    const row = await api.database.read.findOneByOrFail(InvoicePayment, { transactionID })
    expect(row.refundAfter).toBeNull()
  })
})
