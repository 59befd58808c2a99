import { invoiceBodyMaxBytes } from '#contract/billing-limits.js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  bodyMaxBytes,
  emailMaxLength,
  idsBodyMaxBytes,
  idsMax,
  inspectorTakenMaxBytes,
  metadataMaxBytes,
  originMaxLength,
  paymentBodyMaxBytes,
  processorNoticeMaxBytes,
  returnAddressMaxLength,
  returnOriginsMax,
  evidenceBodyMaxBytes,
  textMaxLength,
} from '#contract/limits.js'
import { framePageMaxLength } from '#contract/processor-limits.js'
import { routingBodyMaxBytes } from '#contract/routing-limits.js'
import { riskBodyMaxBytes } from '#contract/risk.js'
import { currencies } from '#contract/money.js'
import { Description } from '../support/description.js'
import { fieldsOf, type Operation, operationsOf } from '../support/operations.js'
import { callRaw } from '../support/raw-http.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let operations: Operation[]
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  operations = operationsOf(api).filter(({ key }) => !key.startsWith('GET '))
})
afterAll(() => api.close())

const json = { 'content-type': 'application/json' }
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const blank = (bytes: number) => `{}${' '.repeat(bytes - 2)}`

const send = ({ key }: Operation, body: string, headers: Record<string, string> = json) => {
  const [method = '', template = ''] = key.split(' ')
  return callRaw(api.url, { method, path: `/api${template.replace(/:\w+/g, 'abs_0')}`, headers, body })
}

describe('every call that can have a body', () => {
  it('takes 16 KiB, unless it says that it needs more', () => {
    const more = operations.filter((one) => one.bodyMaxBytes !== bodyMaxBytes)
    expect(Object.fromEntries(more.map((one) => [one.key, one.bodyMaxBytes]))).toEqual({
      'POST /transactions': paymentBodyMaxBytes,
      'POST /customers': paymentBodyMaxBytes,
      'POST /customers/:customerID/transactions': paymentBodyMaxBytes,
      'POST /credit-notes': paymentBodyMaxBytes,
      'PUT /customers/:customerID': paymentBodyMaxBytes,
      'POST /products': paymentBodyMaxBytes,
      'PUT /products/:productID': paymentBodyMaxBytes,
      'POST /invoices': invoiceBodyMaxBytes,
      'PUT /invoices/:invoiceID': invoiceBodyMaxBytes,
      'POST /disputes/:disputeID/evidence': evidenceBodyMaxBytes,
      'POST /clients/:clientID/disputes/:disputeID/evidence': evidenceBodyMaxBytes,
      'POST /checkout-sessions': paymentBodyMaxBytes,
      'POST /roles': idsBodyMaxBytes,
      'PUT /roles/:roleID': idsBodyMaxBytes,
      'PUT /payout-policy': idsBodyMaxBytes,
      'POST /roles/:roleID/preview': idsBodyMaxBytes,
      'POST /portal-users': idsBodyMaxBytes,
      'PUT /portal-users/:id': idsBodyMaxBytes,
      'POST /payout-files': idsBodyMaxBytes,
      'POST /processors/:processorAccountID/notices': processorNoticeMaxBytes,
      'POST /routing-rules': routingBodyMaxBytes,
      'PUT /routing-rules/:routingRuleID': routingBodyMaxBytes,
      'PUT /routing-rules/order': routingBodyMaxBytes,
      'POST /routing-rules/preview': routingBodyMaxBytes,
      'POST /risk-rules': riskBodyMaxBytes,
      'PUT /risk-rules/:riskRuleID': riskBodyMaxBytes,
      'PUT /risk-rules/order': riskBodyMaxBytes,
      'POST /risk-rules/preview': riskBodyMaxBytes,
      'POST /webhook-inspector/:inspectorID': inspectorTakenMaxBytes,
    })
    expect(operations.length).toBeGreaterThan(60)
  })

  it('refuses a byte more with its limit, whether its length is announced or not, before anybody is known', async () => {
    for (const operation of operations) {
      const { key, bodyMaxBytes: most } = operation
      const sentence = `The request body is larger than ${most / 1_024} KiB`
      const pieces = `${chunk(blank(most))}${chunk(' ')}0\r\n\r\n`
      const refusals = [
        await send(operation, blank(most + 1)),
        await send(operation, pieces, { ...json, 'transfer-encoding': 'chunked' }),
      ]
      for (const { status, body } of refusals)
        expect([key, status, body.code, body.error]).toEqual([key, 413, 'BODY_TOO_LARGE', sentence])
      expect([key, (await send(operation, blank(most))).status]).not.toEqual([key, 413])
    }
  })

  it('has room for all that its fields take, each character beyond ASCII written as \\uXXXX', () => {
    const mostOf = ({ name, checks, maxLength }: ReturnType<typeof fieldsOf>[number]): number => {
      if (checks.includes('isIDs')) return idsMax * 43
      // Three bytes of what is counted are six as an escape.
      if (checks.includes('isMetadata')) return metadataMaxBytes * 2
      if (checks.includes('isRefundLimits') || checks.includes('isAmountsByCurrency')) return currencies.length * 22
      if (checks.includes('areOrigins')) return returnOriginsMax * (originMaxLength + 3)
      if (checks.includes('isReturnURL')) return returnAddressMaxLength
      if (checks.includes('isFramePage')) return framePageMaxLength
      if (checks.includes('isPayer')) return emailMaxLength + textMaxLength * 6 + 40
      if (checks.includes('isCustomerAddress')) return textMaxLength * 6 * 6 + 100
      // Addresses are of ASCII; what is neither text nor list is short.
      const perCharacter = /^(isUrl|isEmail|isWebhookUrl)$/.test(checks.at(-1) ?? '') || name === 'url' ? 1 : 6
      return checks.includes('isString') ? (maxLength ?? 200) * perCharacter : 40
    }
    for (const { key, bodies, bodyMaxBytes: limit } of operations) {
      for (const body of bodies) {
        const most = fieldsOf(body).reduce((sum, field) => sum + field.name.length + 6 + mostOf(field), 2)
        expect([key, most <= limit ? 'fits' : most]).toEqual([key, 'fits'])
      }
    }
  })

  it('says so in the OpenAPI document', async () => {
    const { document } = await Description.of(api.url)
    for (const { key, bodies, bodyMaxBytes: limit } of operations) {
      const [method = '', template = ''] = key.split(' ')
      const described = document.paths[template.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect([key, described?.responses['413']?.description]).toEqual([key, '`BODY_TOO_LARGE`'])
      if (bodies.length > 0)
        expect([key, described?.requestBody?.description]).toEqual([key, `At most ${limit / 1_024} KiB.`])
    }
  })
})
