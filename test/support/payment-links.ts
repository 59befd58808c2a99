import { strict as assert } from 'node:assert'
import { clock } from '#contract/clock.js'
import type { PaymentLinkView } from '#contract/payment-links.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { idempotencyKey, type SignedInClient } from './builders.js'
import type { CallableApi } from './calls.js'
import type { TestApi } from './test-api.js'
import { until } from './until.js'

export const linkInput = (overrides: Record<string, unknown> = {}) => ({
  amount: 4_200,
  currency: 'USD',
  description: 'Blue chair',
  ...overrides,
})

export const linksPath = ({ clientID }: SignedInClient, rest = '') => `/clients/${clientID}/payment-links${rest}`

export async function buildLink(
  api: CallableApi,
  client: SignedInClient,
  overrides: Record<string, unknown> = {},
): Promise<PaymentLinkView> {
  const body = linkInput(overrides)
  const answer = await api.call('POST', linksPath(client), { token: client.token, body })
  assert.deepEqual([answer.status, answer.body.fields], [201, undefined])
  return answer.body
}

export const payLink = (
  api: CallableApi,
  token: string,
  body: object = { paymentMethod: 'pm_success' },
  headers: Record<string, string> = idempotencyKey(),
) => api.call('POST', `/payment-links/${token}/payments`, { body, headers })

export const paymentPath = (token: string, transactionID: string) => `/payment-links/${token}/payments/${transactionID}`

/** The payment once it is no longer processing: a checkout on a busy machine answers before that. */
export async function payThrough(api: CallableApi, token: string, body?: object) {
  const paid = await payLink(api, token, body)
  if (paid.status !== 201) return paid
  const read = () => api.call('GET', paymentPath(token, paid.body.transactionID))
  return { ...(await until(read, (answer) => answer.body.status !== 'processing')), status: paid.status }
}

/** Lets the time run out that a payer has. */
export const makeOverdue = ({ database }: TestApi, transactionID: string) => {
  const before = new Date(clock.time() - 1_000)
  const change = { expiresAt: before, dueAt: before }
  return database.write((manager) => manager.update(Transaction, { transactionID }, change))
}
