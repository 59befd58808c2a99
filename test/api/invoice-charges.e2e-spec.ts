import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { InvoiceView } from '#contract/invoices.js'
import { methodUnknown } from '#contract/messages/errors/saved-methods.js'
import { ExtraRefunds } from '../../api/src/billing/invoices/extra-refunds.js'
import { PaymentFailures } from '../../api/src/money/payment-failures/payment-failures.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { actOnInvoice, buildInvoice, buildOpenInvoice } from '../support/invoices.js'
import { payLink, paymentPath } from '../support/payment-links.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, read as readRow } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
let customerID: string
let savedPaymentMethodID: string
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  await registerOrigins(api, merchant)
  ;({ customerID } = await buildCustomer(api, merchant.accessToken))
  ;({ savedPaymentMethodID } = await saveCard(api, merchant.accessToken, customerID))
})
beforeEach(() => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const build = (overrides = {}): Promise<InvoiceView> =>
  buildOpenInvoice(api, merchant.accessToken, { customerID, ...overrides })
const charge = (
  { invoiceID }: InvoiceView,
  body = {},
  headers: Record<string, string> = idempotencyKey(),
  token = merchant.accessToken,
) => api.call('POST', `/invoices/${invoiceID}/pay`, { token, body: { savedPaymentMethodID, ...body }, headers })
const read = async ({ invoiceID }: InvoiceView): Promise<InvoiceView> =>
  (await api.call('GET', `/invoices/${invoiceID}`, { token: merchant.accessToken })).body
const act = ({ invoiceID }: InvoiceView, action: string) => actOnInvoice(api, merchant.accessToken, invoiceID, action)
const service = <T>(type: new (...args: never[]) => T): T => api.app.get(type as never, { strict: false })
const lastPart = (url: string | null) => url?.split('/').at(-1) ?? ''
const hosted = async (invoice: InvoiceView) => (await api.call('GET', `/hosted-invoices/${lastPart(invoice.url)}`)).body
const eventsOf = async ({ invoiceID }: InvoiceView, type: string) => {
  const events = await api.database.read.findBy(Event, { clientID: merchant.clientID, type: type as Event['type'] })
  return events.filter(({ data }) => data.includes(invoiceID)).length
}

let notices = 0
/** As sources of processors tell it: a capture that was confirmed could not be collected after all. */
const fails = (reference: string) =>
  service(ProcessorNotices).take({
    ...{ processor: 'sandbox', noticeID: `invoice-${(notices += 1)}`, kind: 'capture_failed', reference },
    capture: { at: clock.now().toISOString() },
  })
const collectedAgain = async (transactionID: string) =>
  service(PaymentFailures).captured(await readRow(api, transactionID), new Date(clock.time() + 1_000))

describe('POST /invoices/:invoiceID/pay', () => {
  it('charges the saved method for all that is due, and answers a repeated call the same', async () => {
    const invoice = await build()
    const headers = idempotencyKey()
    const first = await charge(invoice, {}, headers)
    expect([first.status, first.body.fields]).toEqual([201, undefined])
    expect(first.body).toMatchObject({
      invoice: { status: 'paid', amountPaid: 10_000, amountDue: 0 },
      transaction: { status: 'succeeded', amount: 10_000, customerID, savedPaymentMethodID, reference: invoice.number },
    })
    const again = await charge(invoice, {}, headers)
    expect([again.status, again.body.transaction.transactionID]).toEqual([201, first.body.transaction.transactionID])
    expect((await read(invoice)).payments).toHaveLength(1)
    const late = await charge(invoice)
    expect([late.status, late.body.code]).toEqual([409, 'INVOICE_PAID'])
  })

  it('is paid in parts by call and by link, never with more than the rest', async () => {
    const invoice = await build()
    const part = await charge(invoice, { amount: 4_000 })
    expect(part.body.invoice).toMatchObject({ status: 'open', amountPaid: 4_000, amountDue: 6_000 })
    const tooMuch = await charge(invoice, { amount: 6_001 })
    expect([tooMuch.status, tooMuch.body.fields]).toEqual([422, { amount: 'The amount is larger than the amount due' }])
    expect((await act(invoice, 'void')).body.code).toBe('INVOICE_PARTLY_PAID')
    const { payURL, amountPaid, amountDue } = await hosted(invoice)
    expect([amountPaid, amountDue]).toEqual([4_000, 6_000])
    const token = lastPart(payURL)
    expect((await payLink(api, token, { paymentMethod: 'pm_success', amount: 6_001 })).status).toBe(422)
    expect((await payLink(api, token, { paymentMethod: 'pm_success', amount: 1_000 })).body).toMatchObject({
      status: 'succeeded',
      amount: 1_000,
    })
    expect((await payLink(api, token)).body).toMatchObject({ status: 'succeeded', amount: 5_000 })
    const paid = await read(invoice)
    expect(paid).toMatchObject({ status: 'paid', amountPaid: 10_000, amountDue: 0 })
    expect(paid.payments.map(({ amount, amountExtra }) => [amount, amountExtra])).toEqual([
      [4_000, 0],
      [1_000, 0],
      [5_000, 0],
    ])
    expect([await eventsOf(invoice, 'invoice.partly_paid'), await eventsOf(invoice, 'invoice.paid')]).toEqual([2, 1])
    expect((await payLink(api, token)).body.code).toBe('PAYMENT_LINK_USED')
  })

  it('lets one of ten at once pay', async () => {
    const invoice = await build()
    const answers = await Promise.all(Array.from({ length: 10 }, () => charge(invoice)))
    const codes = answers.map(({ status, body }) => (status === 201 ? 'paid' : body.code)).sort()
    expect(codes.filter((code) => code === 'paid')).toHaveLength(1)
    expect(codes.every((code) => ['paid', 'INVOICE_PAID', 'INVOICE_BEING_PAID'].includes(code))).toBe(true)
    expect(await read(invoice)).toMatchObject({ status: 'paid', amountPaid: 10_000 })
  })

  it('refunds what a second payment brings beyond the rest', async () => {
    const invoice = await build()
    const token = lastPart((await hosted(invoice)).payURL)
    const pending = (await payLink(api, token, { paymentMethod: 'pm_otp' })).body.transactionID
    const { paymentLinkID } = await readRow(api, pending)
    await edit(api, pending, { paymentLinkID: null })
    expect((await charge(invoice, { amount: 7_000 })).body.invoice.amountDue).toBe(3_000)
    await edit(api, pending, { paymentLinkID })
    await api.call('POST', `${paymentPath(token, pending)}/otp`, { body: { code: '123456' } })
    await service(ExtraRefunds).workOff()
    const { status, amountPaid, payments } = await until(
      () => read(invoice),
      (found) => found.payments.some(({ refundID }) => refundID !== null),
    )
    expect([status, amountPaid]).toEqual(['paid', 10_000])
    expect(payments[1]).toMatchObject({ amount: 10_000, amountExtra: 7_000, isExtra: false, refundFailure: null })
    expect((await merchant.detail(pending)).amountRefunded).toBe(7_000)
  })

  it('answers a declined payment, after which the invoice is still due', async () => {
    const declines = await saveCard(api, merchant.accessToken, customerID, { paymentMethod: '4000000000000341' })
    const invoice = await build()
    const absent = await charge(invoice, { savedPaymentMethodID: declines.savedPaymentMethodID })
    expect(absent.status).toBe(201)
    expect(absent.body).toMatchObject({
      transaction: { status: 'failed' },
      invoice: { status: 'open', amountDue: 10_000 },
    })
    const present = { savedPaymentMethodID: declines.savedPaymentMethodID, payerIsPresent: true }
    expect((await charge(invoice, present)).body.invoice.status).toBe('paid')
  })

  it('lets only a program say that the customer is present', async () => {
    const invoice = await build()
    const present = (token: string) => charge(invoice, { payerIsPresent: true }, idempotencyKey(), token)
    const refused = await present(merchant.token)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['payerIsPresent']])
    expect((await read(invoice)).amountDue).toBe(10_000)
    expect((await present(merchant.accessToken)).body.invoice.status).toBe('paid')
  })

  it.each(['spm_…', 'pm_success'])('says that %s is no saved method', async (savedPaymentMethodID) => {
    const refused = await charge(await build(), { savedPaymentMethodID })
    expect([refused.status, refused.body.fields]).toEqual([422, { paymentMethod: methodUnknown }])
  })

  it('refuses drafts, void invoices, methods of other customers and bad input', async () => {
    const draft = await buildInvoice(api, merchant.accessToken, { customerID })
    expect((await charge(draft)).body.code).toBe('INVOICE_STATE_CONFLICT')
    const ended = await build()
    await act(ended, 'void')
    expect((await charge(ended)).body.code).toBe('INVOICE_STATE_CONFLICT')
    const other = await build({ customerID: (await buildCustomer(api, merchant.accessToken)).customerID })
    expect((await charge(other)).status).toBe(422)
    const invoice = await build()
    for (const bad of [{ amount: 0 }, { amount: 1.5 }, { amount: '5' }, { savedPaymentMethodID: '' }, { more: 1 }])
      expect([bad, (await charge(invoice, bad)).status]).toEqual([bad, 422])
    expect((await charge(invoice, { savedPaymentMethodID: 'spm_0000' })).status).toBe(422)
    expect((await charge(invoice, {}, {})).status).toBe(400)
    const reader = (await buildApiUser(api, merchant, 'Integrator (read only)')).accessToken
    const stranger = (await buildClient(api)).token
    const statuses = await Promise.all(
      ['', reader, stranger].map(async (token) => (await charge(invoice, {}, idempotencyKey(), token)).status),
    )
    expect(statuses).toEqual([401, 403, 404])
    expect((await read(invoice)).amountDue).toBe(10_000)
  })
})

describe('a payment of an invoice that fails later', () => {
  it('opens the invoice again, and closes it once it is collected after all', async () => {
    const invoice = await build()
    const { transactionID } = (await charge(invoice)).body.transaction
    expect(await fails(transactionID)).toBe('taken')
    const open = await read(invoice)
    expect(open).toMatchObject({ status: 'open', amountPaid: 0, amountDue: 10_000, paidAt: null })
    expect(open.payments).toMatchObject([{ transactionID, lostAt: expect.any(String) }])
    expect(await eventsOf(invoice, 'invoice.payment_lost')).toBe(1)
    expect((await hosted(invoice)).payURL).not.toBeNull()
    expect(await collectedAgain(transactionID)).toBe('restored')
    expect(await read(invoice)).toMatchObject({ status: 'paid', amountPaid: 10_000, payments: [{ lostAt: null }] })
  })

  it('is refunded if it is collected after another payment has taken its place', async () => {
    const invoice = await build()
    const lost = (await charge(invoice)).body.transaction.transactionID
    await fails(lost)
    expect((await charge(invoice)).body.invoice.status).toBe('paid')
    expect(await collectedAgain(lost)).toBe('restored')
    await service(ExtraRefunds).workOff()
    const { payments, amountPaid } = await until(
      () => read(invoice),
      (found) => found.payments.some(({ refundID }) => refundID !== null),
    )
    expect([amountPaid, payments.length]).toEqual([10_000, 2])
    const extra = payments.find(({ transactionID }) => transactionID === lost)
    expect(extra).toMatchObject({ isExtra: true, amountExtra: 10_000, lostAt: null })
    expect((await merchant.detail(lost)).amountRefunded).toBe(10_000)
  })

  it('leaves an uncollectible invoice uncollectible', async () => {
    const invoice = await build()
    await act(invoice, 'mark-uncollectible')
    const { transactionID } = (await charge(invoice, { amount: 10_000 })).body.transaction
    await fails(transactionID)
    expect(await read(invoice)).toMatchObject({ status: 'uncollectible', amountDue: 10_000 })
  })
})
