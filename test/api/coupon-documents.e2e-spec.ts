import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { actOnInvoice, buildInvoice, buildOpenInvoice, lineInput, saveInvoiceSettings } from '../support/invoices.js'
import { waitForMail } from '../support/mail-files.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
beforeAll(async () => {
  api = await startApi()
  program = (await buildApiUser(api, await buildClient(api))).accessToken
  await saveInvoiceSettings(api, program)
})
afterAll(() => api.close())

let made = 0
async function discounted() {
  const { couponID } = await buildCoupon(api, program, { code: `DOCS${(made += 1)}`, percentOff: 12.5 })
  const { customerID } = await buildCustomer(api, program, { language: 'en' })
  return { customerID, lines: [lineInput({ unitAmount: 9_999 })], couponID }
}

describe('the mail of an invoice with a coupon', () => {
  it('says what the coupon takes off', async () => {
    const invoice = await buildOpenInvoice(api, program, await discounted())
    expect(invoice).toMatchObject({ discountAmount: 1_250, total: 8_749 })
    expect((await actOnInvoice(api, program, invoice.invoiceID, 'send')).status).toBe(200)
    const subject = `Invoice ${invoice.number} from ${invoice.seller?.name}`
    const { text } = await waitForMail(String(api.settings.DATA_DIR), String(invoice.buyer?.emailAddress), subject)
    expect(text).toContain(`Coupon ${invoice.discounts[0]?.name} takes €12.50 off.`)
  })

  it('says nothing of coupons without one', async () => {
    const { customerID } = await buildCustomer(api, program, { language: 'en' })
    const invoice = await buildOpenInvoice(api, program, { customerID })
    await actOnInvoice(api, program, invoice.invoiceID, 'send')
    const subject = `Invoice ${invoice.number} from ${invoice.seller?.name}`
    const { text } = await waitForMail(String(api.settings.DATA_DIR), String(invoice.buyer?.emailAddress), subject)
    expect(text).not.toContain('Coupon')
  })
})

describe('GET /invoices/export.csv', () => {
  it('ends with what coupons take off', async () => {
    const { invoiceID } = await buildInvoice(api, program, await discounted())
    const headers = { authorization: `Bearer ${program}` }
    const csv = await (await fetch(`${api.url}/api/invoices/export.csv`, { headers })).text()
    const [head, ...lines] = csv.trimEnd().split('\r\n')
    const of = (id: string) => lines.find((line) => line.startsWith(id))?.split(',')
    expect([head?.split(',').at(-1), of(invoiceID)?.at(-1)]).toEqual(['discountAmount', '12.50'])
    expect(lines.map((line) => line.split(',').at(-1)).sort()).toEqual(['0.00', '12.50', '12.50'])
  })
})
