import { strict as assert } from 'node:assert'
import type { InvoiceView } from '#contract/invoices.js'
import { idempotencyKey } from './builders.js'
import type { CallableApi } from './calls.js'
import { buildCustomer } from './customers.js'

type Input = Record<string, unknown>

export const settingsInput = (overrides: Input = {}) => ({
  numberPrefix: 'NW',
  sellerName: 'Northwind Trading',
  sellerAddress: { line1: '12 Harbor Road', city: 'Bremen', country: 'DE' },
  sellerTaxID: 'DE136695976',
  footer: 'Thank you for your order.',
  takesPartPayments: true,
  ...overrides,
})

export const lineInput = (overrides: Input = {}) => ({ description: 'Consulting', unitAmount: 10_000, ...overrides })

export const sendBilling = (api: CallableApi, token: string, path: string, body: object, headers = idempotencyKey()) =>
  api.call('POST', path, { token, body, headers })

/** The answer, once it is sure that the call made something. */
export async function makeBilling(api: CallableApi, token: string, path: string, body: object) {
  const answer = await sendBilling(api, token, path, body)
  assert.deepEqual([path, answer.status, answer.body.fields], [path, 201, undefined])
  return answer.body
}

export async function saveInvoiceSettings(api: CallableApi, token: string, overrides: Input = {}): Promise<void> {
  const { status, body } = await api.call('PUT', '/invoice-settings', { token, body: settingsInput(overrides) })
  assert.deepEqual([status, body.fields], [200, undefined])
}

export async function buildInvoice(api: CallableApi, token: string, overrides: Input = {}): Promise<InvoiceView> {
  const customerID = overrides.customerID ?? (await buildCustomer(api, token)).customerID
  return makeBilling(api, token, '/invoices', { currency: 'EUR', lines: [lineInput()], ...overrides, customerID })
}

export const actOnInvoice = (api: CallableApi, token: string, invoiceID: string, action: string) =>
  api.call('POST', `/invoices/${invoiceID}/${action}`, { token })

export async function buildOpenInvoice(api: CallableApi, token: string, overrides: Input = {}): Promise<InvoiceView> {
  await saveInvoiceSettings(api, token)
  const { invoiceID } = await buildInvoice(api, token, overrides)
  const { status, body } = await actOnInvoice(api, token, invoiceID, 'finalize')
  assert.deepEqual([status, body.status], [200, body.total > 0 ? 'open' : 'paid'])
  return body
}
