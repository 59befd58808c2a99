import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { InvoiceView } from '#contract/invoices.js'
import { CreditNoteRefunds } from '../../api/src/billing/credit-notes/credit-note-refunds.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings, sendBilling } from '../support/invoices.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { advance, buildPrice, buildSubscriber, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let token: string
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  token = merchant.accessToken
  await registerOrigins(api, merchant)
  await saveInvoiceSettings(api, token)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** One seat becomes three in the middle of February: 15.00 come back, and 45.00 are charged. */
async function proratedInvoice(): Promise<InvoiceView> {
  const { priceID } = await buildPrice(api, token)
  const { customerID, testClockID } = await buildSubscriber(api, token, '2027-01-31T09:00:00Z')
  const { subscriptionID } = await buildSubscription(api, token, { customerID, items: [{ priceID, quantity: 1 }] })
  await advance(api, token, testClockID, '2027-02-14T09:00:00Z')
  const path = `/subscriptions/${subscriptionID}`
  const items = [{ priceID, quantity: 3 }]
  const { preview } = (await api.call('POST', `${path}/preview`, { token, body: { items } })).body
  await api.call('PUT', path, { token, body: { items, preview } })
  const invoice = (await invoicesOf(api, token, subscriptionID)).at(-1) as InvoiceView
  expect([invoice.status, invoice.total]).toEqual(['paid', 3_000])
  expect(invoice.lines.map(({ amount }) => amount)).toEqual([-1_500, 4_500])
  return invoice
}

const credit = ({ invoiceID }: InvoiceView, amounts: (readonly [string | undefined, number])[] = []) => {
  const lines = amounts.map(([invoiceLineID, amount]) => ({ invoiceLineID, amount }))
  return sendBilling(api, token, '/credit-notes', { invoiceID, ...(lines.length > 0 && { lines }) })
}

describe('a credit note of an invoice with a negative line', () => {
  it('credits all that was asked for, and refunds all that was paid, and no more', async () => {
    const invoice = await proratedInvoice()
    const { status, body } = await credit(invoice)
    expect(status).toBe(201)
    expect(body).toMatchObject({ total: 3_000, amountOffDue: 0, amountToRefund: 3_000, refunds: [{ amount: 3_000 }] })
    expect(body.lines.map(({ amount }: { amount: number }) => amount)).toEqual([-1_500, 4_500])
    const again = await credit(invoice)
    expect([again.status, again.body.code]).toEqual([409, 'NOTHING_TO_CREDIT'])
    await api.app.get(CreditNoteRefunds, { strict: false }).workOff()
    const transactionID = invoice.payments[0]?.transactionID ?? ''
    expect((await merchant.detail(transactionID)).amountRefunded).toBe(3_000)
  })

  it('is refused where its lines come to more than the invoice has left', async () => {
    const invoice = await proratedInvoice()
    const [negative, positive] = invoice.lines.map(({ invoiceLineID }) => invoiceLineID)
    const refused = [await credit(invoice, [[positive, 3_001]]), await credit(invoice, [[negative, 1]])]
    expect(refused.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
      [422, ['lines']],
      [422, ['lines']],
    ])
    expect((await credit(invoice, [[positive, 2_000]])).body).toMatchObject({ total: 2_000, amountToRefund: 2_000 })
    expect((await credit(invoice, [[positive, 1_001]])).status).toBe(422)
    expect((await credit(invoice)).body).toMatchObject({ total: 1_000, refunds: [{ amount: 1_000 }] })
  })
})
