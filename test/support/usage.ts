import { strict as assert } from 'node:assert'
import { randomUUID } from 'node:crypto'
import type { InvoiceView } from '#contract/invoices.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import type { UsageEventView, UsageView } from '#contract/usage-events.js'
import type { CallableApi } from './calls.js'
import { buildApiUser, buildClient } from './builders.js'
import { registerOrigins } from './checkout-sessions.js'
import { saveInvoiceSettings } from './invoices.js'
import { advance, buildPrice, buildSubscriber, buildSubscription, invoicesOf } from './subscriptions.js'
import type { TestApi } from './test-api.js'

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

/** A merchant that sells seats in advance and calls by usage, to customers on clocks of their own. */
export async function openUsageShop(api: TestApi, start: string) {
  const client = await buildClient(api)
  const program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  const seats: string = (await buildPrice(api, program)).priceID
  const calls: string = (await buildMetered(api, program)).priceID
  const both = () => [{ priceID: seats }, { priceID: calls }]

  async function subscribed(body: object = {}) {
    const { customerID, testClockID, savedPaymentMethodID } = await buildSubscriber(api, program, start)
    const made = await buildSubscription(api, program, { customerID, items: both(), ...body })
    const { subscriptionID } = made
    const path = `/subscriptions/${subscriptionID}`
    const post = async (action: string, given: object = {}) => {
      const answer = await api.call('POST', `${path}/${action}`, { token: program, body: given })
      assert.deepEqual([answer.status, answer.body.code], [200, undefined])
      return answer.body
    }
    return {
      ...{ made, customerID, testClockID, savedPaymentMethodID, post },
      to: (at: string) => advance(api, program, testClockID, at),
      read: async (): Promise<SubscriptionView> => (await api.call('GET', path, { token: program })).body,
      change: (given: object) => api.call('PUT', path, { token: program, body: given }),
      /** 201, or the code of the refusal. */
      use: async (quantity: number, happenedAt?: string, priceID = calls) => {
        const event = { subscriptionID, priceID, quantity, ...(happenedAt && { happenedAt }) }
        const { status, body: answer } = await sendUsage(api, program, event)
        return status === 201 ? status : answer.code
      },
      invoices: async () => (await invoicesOf(api, program, subscriptionID)).map(linesOf),
    }
  }
  return { program, seats, calls, both, subscribed }
}

export type UsageShop = Awaited<ReturnType<typeof openUsageShop>>

export const after = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
