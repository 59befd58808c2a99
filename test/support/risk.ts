import type { RiskPreviewView, RiskRuleView, TransactionRiskView } from '#contract/risk.js'
import { signInAdmin } from './builders.js'
import type { Answer } from './calls.js'
import { buildMerchant, type Merchant } from './payments.js'
import type { TestApi } from './test-api.js'

export interface Risk {
  merchant: Merchant
  token: string
  make: (rule: object) => Promise<Answer>
  rules: () => Promise<RiskRuleView[]>
  preview: (body: object) => Promise<RiskPreviewView>
  of: (transactionID: string) => Promise<TransactionRiskView>
  add: (kind: string, entry: object) => Promise<Answer>
  /** Rules and entries go, and what was paid before counts for nothing. */
  clear: () => Promise<void>
}

export async function startRisk(api: TestApi): Promise<Risk> {
  const merchant = await buildMerchant(api)
  const token = await signInAdmin(api)
  const items = async (path: string) => (await api.call('GET', path, { token })).body.items
  const of = (id: string) => `/risk-rules/${id}`
  return {
    merchant,
    token,
    make: (rule) => api.call('POST', '/risk-rules', { token, body: { mode: 'test', outcome: 'block', ...rule } }),
    rules: () => items('/risk-rules'),
    preview: async (body) =>
      (await api.call('POST', '/risk-rules/preview', { token, body: { mode: 'test', ...body } })).body,
    of: async (id) => (await api.call('GET', `/transactions/${id}/risk`, { token })).body,
    add: (kind, entry) => api.call('POST', `/risk-lists/${kind}/entries`, { token, body: { mode: 'test', ...entry } }),
    clear: async () => {
      for (const { riskRuleID } of (await items('/risk-rules')) as RiskRuleView[])
        await api.call('DELETE', of(riskRuleID), { token })
      for (const kind of ['block', 'allow'])
        for (const { riskListEntryID } of await items(`/risk-lists/${kind}/entries`))
          await api.call('DELETE', `/risk-lists/${kind}/entries/${riskListEntryID}`, { token })
    },
  }
}
