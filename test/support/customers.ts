import { strict as assert } from 'node:assert'
import type { CustomerView } from '#contract/customers.js'
import { idempotencyKey } from './builders.js'
import type { CallableApi } from './calls.js'

export const customerInput = (overrides: Record<string, unknown> = {}) => ({
  name: 'Zenobia Quill',
  emailAddress: 'zenobia.quill@example.com',
  ...overrides,
})

export const createCustomer = (
  api: CallableApi,
  token: string,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = idempotencyKey(),
) => api.call('POST', '/customers', { token, body: customerInput(overrides), headers })

export async function buildCustomer(
  api: CallableApi,
  token: string,
  overrides: Record<string, unknown> = {},
): Promise<CustomerView> {
  const { status, body } = await createCustomer(api, token, overrides)
  assert.deepEqual([status, body.fields], [201, undefined])
  return body
}
