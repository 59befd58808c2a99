import type { Mode } from '#contract/modes.js'
import type { PreviewRisk } from '#contract/risk-rules.js'
import type { RiskListKind, RiskRuleView, RiskVerdictView } from '#contract/risk.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listRiskRules = (context: Context, mode: Mode) =>
  callAsStaff(context, { call: 'GET /risk-rules', query: { mode } })

/** Of either mode: an address names no mode. */
export async function findRiskRule(context: Context, riskRuleID: string): Promise<RiskRuleView | null> {
  const lists = await Promise.all((['test', 'live'] as const).map((mode) => listRiskRules(context, mode)))
  return lists.flatMap(({ items }) => items).find((rule) => rule.riskRuleID === riskRuleID) ?? null
}

export const previewRisk = (context: Context, body: PreviewRisk) =>
  callAsStaff(context, { call: 'POST /risk-rules/preview', body })

export const listRiskEntries = (context: Context, kind: RiskListKind, mode: Mode, cursor: string | null) =>
  callAsStaff(context, {
    call: 'GET /risk-lists/:kind/entries',
    params: { kind },
    query: { mode, cursor },
  })

/** By dispute; of one that is not named nobody knows. */
export async function loadDisputeRisks(
  context: Context,
  disputeIDs: string[],
): Promise<Record<string, RiskVerdictView>> {
  if (disputeIDs.length === 0) return {}
  const query = { disputeIDs: disputeIDs.join(',') }
  const { items } = await callAsStaff(context, { call: 'GET /disputes/risk', query })
  return Object.fromEntries(items.map(({ disputeID, now }) => [disputeID, now]))
}

export const listReviews = (context: Context, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /reviews', query: { cursor } })

export const loadTransactionRisk = (context: Context, transactionID: string) =>
  callAsStaff(context, {
    call: 'GET /transactions/:transactionID/risk',
    params: { transactionID },
  })
