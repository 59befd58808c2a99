import { strict as assert } from 'node:assert'
import { randomUUID } from 'node:crypto'
import type { InvoiceView } from '#contract/invoices.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import type { UsageEventView, UsageView } from '#contract/usage-events.js'
import type { CallableApi } from './calls.js'
import { buildPrice } from './subscriptions.js'

type Input = Record<string, unknown>

export const buildMetered = (api: CallableApi, token: string, overrides: Input = {}) =>
  buildPrice(api, token, {
    ...{ name: 'API calls', usageType: 'metered', usageAggregation: 'sum' },
    ...('tiers' in overrides ? {} : { unitAmount: 10 }),
    ...overrides,
  })

export const sendUsage = (api: CallableApi, token: string, body: Input) =>
  api.call('POST', '/usage-events', { token, body: { eventID: randomUUID(), ...body } })

export async function use(api: CallableApi, token: string, body: Input): Promise<UsageEventView> {
  const answer = await sendUsage(api, token, body)
  assert.deepEqual([answer.status, answer.body.fields, answer.body.code], [201, undefined, undefined])
  return answer.body
}

export async function usageOf(api: CallableApi, token: string, { subscriptionID }: SubscriptionView) {
  const { body } = await api.call('GET', `/subscriptions/${subscriptionID}/usage`, { token })
  return body.items as UsageView[]
}

/** What each line is for: usage, or what is charged in advance. */
export const linesOf = ({ lines }: InvoiceView) =>
  lines.map(({ isUsage, quantity, amount }) => [isUsage ? 'used' : 'ahead', quantity, amount])
