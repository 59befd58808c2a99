import type { RoutingRuleView } from '#contract/routing.js'
import { buildMerchant, type Merchant } from './payments.js'
import { signInAdmin } from './builders.js'
import type { TestApi } from './test-api.js'

export interface Routing {
  merchant: Merchant
  token: string
  /** A second account of the sandbox. */
  second: string
  rules: () => Promise<RoutingRuleView[]>
  make: (rule: object) => ReturnType<TestApi['call']>
  explain: (query: string) => Promise<Record<string, unknown>>
  /** As the JSON says them. */
  attempts: (transactionID: string) => Promise<ReturnType<typeof JSON.parse>>
  clear: () => Promise<void>
}

export const to = (...ids: string[]) => ids.map((processorAccountID) => ({ processorAccountID, weight: 1 }))

export async function startRouting(api: TestApi): Promise<Routing> {
  const merchant = await buildMerchant(api)
  const token = await signInAdmin(api)
  const account = { processor: 'sandbox', mode: 'test', name: 'Second' }
  const second = (await api.call('POST', '/processor-accounts', { token, body: account })).body.processorAccountID
  const rules = async () => (await api.call('GET', '/routing-rules', { token })).body.items as RoutingRuleView[]
  return {
    merchant,
    token,
    second,
    rules,
    make: (rule) => api.call('POST', '/routing-rules', { token, body: { mode: 'test', ...rule } }),
    explain: async (query) => (await api.call('GET', `/routing/explain?${query}`, { token })).body,
    attempts: async (transactionID) =>
      (await api.call('GET', `/transactions/${transactionID}/attempts`, { token })).body.items,
    clear: async () => {
      for (const { routingRuleID } of await rules())
        await api.call('DELETE', `/routing-rules/${routingRuleID}`, { token })
    },
  }
}
