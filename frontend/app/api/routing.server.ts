import type { PreviewRouting } from '#contract/routing-rules.js'
import type { RoutingRuleView } from '#contract/routing.js'
import type { Mode } from '#contract/modes.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listRoutingRules = (context: Context, mode: Mode) =>
  callAsStaff(context, { call: 'GET /routing-rules', query: { mode } })

/** Of either mode: an address names no mode. */
export async function findRoutingRule(context: Context, routingRuleID: string): Promise<RoutingRuleView | null> {
  const lists = await Promise.all((['test', 'live'] as const).map((mode) => listRoutingRules(context, mode)))
  return lists.flatMap(({ items }) => items).find((rule) => rule.routingRuleID === routingRuleID) ?? null
}

export const previewRouting = (context: Context, body: PreviewRouting) =>
  callAsStaff(context, { call: 'POST /routing-rules/preview', body })

export const explainRouting = (context: Context, query: Record<string, string | number>) =>
  callAsStaff(context, { call: 'GET /routing/explain', query })
