import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { InvoiceView } from '#contract/invoices.js'
import { restTooSmall } from '#contract/messages/errors/payment-links.js'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { idempotencyKey } from '../support/builders.js'
import { actOnInvoice, buildOpenInvoice, makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { waitForMail, waitForMailFiles } from '../support/mail-files.js'
import { payLink, paymentPath, payThrough } from '../support/payment-links.js'
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

const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry
afterEach(() => {
  delete sandbox.leastAmounts
})

const allow = (takesPartPayments: boolean | undefined) =>
  saveInvoiceSettings(api, merchant.token, { takesPartPayments })
const look = async ({ url }: InvoiceView) => (await api.call('GET', `/hosted-invoices/${url?.split('/').at(-1)}`)).body
const isDue = (invoice: InvoiceView, amount: number) =>
  until(
    () => look(invoice),
    ({ amountDue }) => amountDue === amount,
  )
const checkout = async (token: string, query = '') => (await api.call('GET', `/payment-links/${token}${query}`)).body
async function build() {
  const invoice = await buildOpenInvoice(api, merchant.token)
  const { payURL } = await look(invoice)
  return { invoice, token: String(payURL).split('/').at(-1) ?? '' }
}

describe('a part of an invoice', () => {
  it('is taken by its link unless the merchant takes whole amounts only', async () => {
    const { invoice, token } = await build()
    await allow(undefined)
    expect((await api.call('GET', '/invoice-settings', merchant)).body.takesPartPayments).toBe(true)
    expect((await look(invoice)).takesParts).toBe(true)
    await allow(false)
    expect([(await look(invoice)).takesParts, (await checkout(token)).takesParts]).toEqual([false, false])
    const refused = await payLink(api, token, { paymentMethod: 'pm_success', amount: 4_000 })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['amount']])
    expect((await payLink(api, token, { paymentMethod: 'pm_success', amount: 10_000 })).body.status).toBe('succeeded')
  })

  it('is answered again by its key after the merchant has changed their mind', async () => {
    const { invoice, token } = await build()
    await allow(true)
    expect([(await look(invoice)).takesParts, (await checkout(token)).takesParts]).toEqual([true, true])
    const headers = idempotencyKey()
    const body = { paymentMethod: 'pm_success', amount: 4_000 }
    const first = await payLink(api, token, body, headers)
    await allow(false)
    const again = await payLink(api, token, body, headers)
    expect([first.status, again.status, again.body.transactionID]).toEqual([201, 201, first.body.transactionID])
    expect(await look(invoice)).toMatchObject({ status: 'open', amountDue: 6_000, takesParts: false })
  })

  it('is answered again by its key where it was more than what is left', async () => {
    const { invoice, token } = await build()
    await allow(true)
    const headers = idempotencyKey()
    const body = { paymentMethod: 'pm_success', amount: 6_000 }
    const first = await payLink(api, token, body, headers)
    const again = await payLink(api, token, body, headers)
    expect([first.status, again.status, again.body.transactionID]).toEqual([201, 201, first.body.transactionID])
    await isDue(invoice, 4_000)
    const other = await payLink(api, token, body)
    expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['amount']])
  })

  it('keeps what the merchant has chosen where it is not said', async () => {
    await allow(false)
    await allow(undefined)
    expect((await api.call('GET', '/invoice-settings', merchant)).body.takesPartPayments).toBe(false)
    await allow(true)
  })

  it.each([0, -1, 1.5, '4000', 10_001])('is refused by name: %j', async (amount) => {
    await allow(true)
    const { token } = await build()
    const { status, body } = await payLink(api, token, { paymentMethod: 'pm_success', amount })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['amount']])
  })

  it('is paid once where two pay at once', async () => {
    await allow(true)
    const { invoice, token } = await build()
    const answers = await Promise.all(
      [6_000, 6_000].map((amount) => payLink(api, token, { paymentMethod: 'pm_success', amount })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    await isDue(invoice, 4_000)
  })

  it('is named in the email and on the page that ask for the rest', async () => {
    const { invoice, token } = await build()
    await allow(true)
    expect((await payLink(api, token, { paymentMethod: 'pm_success', amount: 4_000 })).status).toBe(201)
    await isDue(invoice, 6_000)
    expect((await actOnInvoice(api, merchant.token, invoice.invoiceID, 'send')).status).toBe(200)
    const subject = `Invoice ${invoice.number} from ${invoice.seller?.name}`
    const mail = await waitForMail(String(api.settings.DATA_DIR), String(invoice.buyer?.emailAddress), subject)
    expect(mail.text).toContain('sent you an invoice for €100.00')
    expect(mail.text).toContain('There is still €60.00 to pay.')
    const { body } = await api.call('GET', `/invoices/${invoice.invoiceID}`, { token: merchant.token })
    const note = { invoiceID: invoice.invoiceID, lines: [{ invoiceLineID: body.lines[0].invoiceLineID, amount: 500 }] }
    await makeBilling(api, merchant.token, '/credit-notes', note)
    expect(await look(invoice)).toMatchObject({ amountDue: 5_500, amountPaid: 4_000 })
  })

  it('says on its receipt and in its email what is left', async () => {
    await allow(true)
    const { invoice, token } = await build()
    const address = anAddress()
    const part = { paymentMethod: 'pm_success', payer: { emailAddress: address, name: 'Ada' } }
    const first = await payThrough(api, token, { ...part, amount: 4_000 })
    const receipt = async () => (await api.call('GET', paymentPath(token, first.body.transactionID))).body
    await isDue(invoice, 6_000)
    expect((await receipt()).rest).toEqual({ amount: 6_000, isCharged: false })
    const [mail] = await waitForMailFiles(String(api.settings.DATA_DIR), address)
    expect(mail?.text).toContain('€60.00 of this invoice is still due.')
    await payThrough(api, token, part)
    await isDue(invoice, 0)
    expect((await receipt()).rest).toBeNull()
    const mails = await waitForMailFiles(String(api.settings.DATA_DIR), address, 2)
    expect(mails.filter(({ text }) => text.includes('still due'))).toHaveLength(1)
  })

  it('leaves what somebody takes', async () => {
    sandbox.leastAmounts = { EUR: 50 }
    await allow(true)
    const { invoice, token } = await build()
    const pay = (amount: number) => payLink(api, token, { paymentMethod: 'pm_success', amount })
    const refused = await pay(9_980)
    expect([refused.status, refused.body.fields]).toEqual([422, { amount: restTooSmall }])
    expect((await pay(9_950)).status).toBe(201)
    await isDue(invoice, 50)
    expect((await pay(50)).status).toBe(201)
    await isDue(invoice, 0)
  })

  it('is none where nothing smaller can be due', async () => {
    await allow(true)
    const invoice = await buildOpenInvoice(api, merchant.token, { lines: [{ description: 'Cent', unitAmount: 1 }] })
    expect((await look(invoice)).takesParts).toBe(false)
  })
})

it('is refused with a setting that is no flag', async () => {
  const body = { numberPrefix: 'NW', sellerName: 'Northwind', takesPartPayments: 'yes' }
  const { status, body: said } = await api.call('PUT', '/invoice-settings', { token: merchant.token, body })
  expect([status, Object.keys(said.fields)]).toEqual([422, ['takesPartPayments']])
})
