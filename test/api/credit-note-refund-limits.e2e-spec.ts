import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { refundStepUpAbove } from '#contract/factor-limits.js'
import type { InvoiceView } from '#contract/invoices.js'
import { clientPassword, idempotencyKey } from '../support/builders.js'
import { codeOf, enrol, outcomeOf } from '../support/factors.js'
import { buildOpenInvoice, lineInput } from '../support/invoices.js'
import { buildMember } from '../support/members.js'
import { payLink } from '../support/payment-links.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { buildRole, type Row } from '../support/rights.js'
import { ageProofs, stepUp } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const lastPart = (url: string | null) => url?.split('/').at(-1) ?? ''
const build = (unitAmount = 10_000): Promise<InvoiceView> =>
  buildOpenInvoice(api, merchant.accessToken, { lines: [lineInput({ unitAmount })] })
async function buildPaid(unitAmount?: number): Promise<InvoiceView> {
  const invoice = await build(unitAmount)
  const hosted = (await api.call('GET', `/hosted-invoices/${lastPart(invoice.url)}`)).body
  expect((await payLink(api, lastPart(hosted.payURL))).status).toBe(201)
  return invoice
}
const creditBy = (token: string, { invoiceID, lines }: InvoiceView, amount?: number, headers = idempotencyKey()) => {
  const part = amount === undefined ? {} : { lines: [{ invoiceLineID: lines[0]?.invoiceLineID, amount }] }
  return api.call('POST', '/credit-notes', { token, body: { invoiceID, ...part }, headers })
}

const mayCredit: Row = ['POST', '/credit-notes']
const mayRefund: Row = ['POST', '/clients/:clientID/transactions/:transactionID/refunds']
const memberWho = async (rows: Row[], refundLimits = {}) =>
  (await buildMember(api, merchant, await buildRole(api, rows, { isForMembers: true, refundLimits }))).token

describe('a credit note that refunds, by a member', () => {
  it('needs the right to refund, which the part that is still due does not', async () => {
    const token = await memberWho([mayCredit])
    const paid = await buildPaid()
    expect(outcomeOf(await creditBy(token, paid))).toEqual([403, 'PERMISSION_MISSING'])
    expect((await creditBy(token, await build())).status).toBe(201)
    const { body } = await api.call('GET', `/credit-notes?invoiceID=${paid.invoiceID}`, merchant)
    expect(body.items).toEqual([])
  })

  it('stays within the refund limit of the role', async () => {
    const token = await memberWho([mayCredit, mayRefund], { EUR: 4_000 })
    const paid = await buildPaid()
    expect(outcomeOf(await creditBy(token, paid, 4_001))).toEqual([403, 'REFUND_ABOVE_LIMIT'])
    expect((await creditBy(token, paid, 4_000)).body.amountToRefund).toBe(4_000)
    expect((await creditBy(token, await build(), 9_000)).body.amountOffDue).toBe(9_000)
  })
})

describe('a large credit note that refunds', () => {
  it('asks an owner for a fresh proof, and a program for none', async () => {
    const account = { ...merchant, id: merchant.clientID, email: merchant.emailAddress, password: clientPassword }
    const { secret } = await enrol(api, account)
    await ageProofs(api, merchant.clientID)
    const paid = await buildPaid(4 * refundStepUpAbove)
    const headers = idempotencyKey()
    const asked = [403, 'STEP_UP_REQUIRED']
    expect((await creditBy(merchant.token, paid, refundStepUpAbove)).status).toBe(201)
    expect(outcomeOf(await creditBy(merchant.token, paid, refundStepUpAbove + 1, headers))).toEqual(asked)
    expect((await creditBy(merchant.accessToken, paid, refundStepUpAbove + 1)).status).toBe(201)
    expect((await stepUp(api, merchant.token, { method: 'totp', code: codeOf(secret) })).status).toBe(200)
    expect((await creditBy(merchant.token, paid, refundStepUpAbove + 1, headers)).status).toBe(201)
  })
})
