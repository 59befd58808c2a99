import { Logger } from '@nestjs/common'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { CreditNoteView } from '#contract/credit-notes.js'
import type { InvoiceView } from '#contract/invoices.js'
import { CreditNoteRefunds } from '../../api/src/billing/credit-notes/credit-note-refunds.js'
import { ExtraRefunds } from '../../api/src/billing/invoices/extra-refunds.js'
import { PaymentFailures } from '../../api/src/money/payment-failures/payment-failures.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { RefundOutcomes } from '../../api/src/money/refunds/refund-outcomes.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { signInAdmin } from '../support/builders.js'
import { buildOpenInvoice, sendBilling } from '../support/invoices.js'
import { payLink } from '../support/payment-links.js'
import { buildMerchant, expectSoundBooks, type Merchant, read as readRow } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
beforeEach(() => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const service = <T>(type: new (...args: never[]) => T): T => api.app.get(type as never, { strict: false })
const lastPart = (url: string | null) => url?.split('/').at(-1) ?? ''
const read = async ({ invoiceID }: InvoiceView): Promise<InvoiceView> =>
  (await api.call('GET', `/invoices/${invoiceID}`, { token: merchant.accessToken })).body
const noteOf = async ({ creditNoteID }: CreditNoteView): Promise<CreditNoteView> =>
  (await api.call('GET', `/credit-notes/${creditNoteID}`, { token: merchant.accessToken })).body
async function pay(invoice: InvoiceView): Promise<string> {
  const hosted = (await api.call('GET', `/hosted-invoices/${lastPart(invoice.url)}`)).body
  return (await payLink(api, lastPart(hosted.payURL))).body.transactionID
}
async function buildPaid() {
  const invoice = await buildOpenInvoice(api, merchant.accessToken)
  return { invoice, transactionID: await pay(invoice) }
}
async function credit({ invoiceID, lines }: InvoiceView, amount?: number): Promise<CreditNoteView> {
  const part = amount === undefined ? {} : { lines: [{ invoiceLineID: lines[0]?.invoiceLineID, amount }] }
  const { status, body } = await sendBilling(api, merchant.accessToken, '/credit-notes', { invoiceID, ...part })
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}
const refund = () => service(CreditNoteRefunds).workOff()
const refundIDOf = (note: CreditNoteView): Promise<string> =>
  until(
    async () => (await noteOf(note)).refunds[0]?.refundID ?? '',
    (refundID) => refundID !== '',
  )

let notices = 0
/** As sources of processors tell it: a capture that was confirmed could not be collected after all. */
const fails = (reference: string) =>
  service(ProcessorNotices).take({
    ...{ processor: 'sandbox', noticeID: `credited-${(notices += 1)}`, kind: 'capture_failed', reference },
    capture: { at: clock.now().toISOString() },
  })
const collectedAgain = async (transactionID: string) =>
  service(PaymentFailures).captured(await readRow(api, transactionID), new Date(clock.time() + 1_000))

describe('a payment that is lost before its credit is refunded', () => {
  it('is due again without what was credited, and its refund is no longer made', async () => {
    const { invoice, transactionID } = await buildPaid()
    const note = await credit(invoice, 4_000)
    expect(note).toMatchObject({ amountOffDue: 0, amountToRefund: 4_000 })
    await fails(transactionID)
    expect(await read(invoice)).toMatchObject({
      status: 'open',
      amountPaid: 0,
      amountCredited: 4_000,
      amountDue: 6_000,
    })
    expect(await noteOf(note)).toMatchObject({ total: 4_000, amountOffDue: 4_000, amountToRefund: 0, refunds: [] })
    const second = await pay(invoice)
    expect((await merchant.detail(second)).amount).toBe(6_000)
    expect(await read(invoice)).toMatchObject({ status: 'paid', amountPaid: 6_000, amountDue: 0 })
  })

  it('leaves an invoice paid that is credited in full', async () => {
    const { invoice, transactionID } = await buildPaid()
    await credit(invoice)
    await fails(transactionID)
    expect(await read(invoice)).toMatchObject({ status: 'paid', amountPaid: 0, amountCredited: 10_000, amountDue: 0 })
    expect(await collectedAgain(transactionID)).toBe('restored')
    await service(ExtraRefunds).workOff()
    await until(
      () => merchant.detail(transactionID),
      ({ amountRefunded }) => amountRefunded === 10_000,
    )
  })

  it('is due again with what was credited and already sent back', async () => {
    const { invoice, transactionID } = await buildPaid()
    const note = await credit(invoice, 4_000)
    await refund()
    await refundIDOf(note)
    await fails(transactionID)
    expect(await read(invoice)).toMatchObject({ status: 'open', amountCredited: 4_000, amountDue: 10_000 })
    expect(await noteOf(note)).toMatchObject({ amountToRefund: 4_000, refunds: [{ amount: 4_000 }] })
  })
})

describe('a refund of a credit note that fails after it had succeeded', () => {
  it('is shown as failed and told to staff, until it succeeds after all', async () => {
    const staff = await signInAdmin(api)
    const failures = async () =>
      (await api.call('GET', '/attention?kind=invoice_refund_failed', { token: staff })).body.kinds[0].items
    const { invoice, transactionID } = await buildPaid()
    const note = await credit(invoice, 4_000)
    await refund()
    const refundID = await refundIDOf(note)
    const row = await api.database.read.findOneByOrFail(Refund, { refundID })
    const failed = { outcome: 'failed', failureCode: 'declined', failureMessage: 'Account closed' } as const
    await service(RefundOutcomes).close(row, failed)
    expect((await noteOf(note)).refunds).toMatchObject([{ refundID, refundFailure: 'declined' }])
    expect(await failures()).toMatchObject([{ subjectID: transactionID, amount: 4_000 }])
    await service(RefundOutcomes).close(row, { outcome: 'succeeded' }, clock.now())
    expect((await noteOf(note)).refunds).toMatchObject([{ refundID, refundFailure: null }])
    expect(await failures()).toEqual([])
  })
})
