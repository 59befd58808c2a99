import type { AuditedKind } from '#contract/decision-kinds.js'
import type { DecisionView } from '#contract/decisions.js'
import { because } from '#contract/messages/admin/processors.js'
import * as words from '#contract/messages/decisions.js'
import type { RiskDecision } from '../../money/risk-rules/risk-decision.entity.js'
import type { PaymentAttempt } from '../../money/transactions/payment-attempt.entity.js'
import type { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import type { Refusal } from './refusal.entity.js'

export const viewRefusal = (refusal: Refusal): DecisionView => ({
  kind: 'refusals',
  id: refusal.refusalID,
  at: refusal.createdAt.toISOString(),
  actorKind: refusal.callerKind,
  actorID: refusal.callerID,
  sentence: words.refused(refusal.route, refusal.reason),
  targetKind: refusal.clientID === null ? null : 'client',
  targetID: refusal.clientID,
  count: refusal.count,
})

export const viewAudited =
  (kind: AuditedKind) =>
  (entry: AuditEntry): DecisionView => ({
    kind,
    id: entry.auditID,
    at: entry.createdAt.toISOString(),
    actorKind: entry.actorKind,
    actorID: entry.actorID,
    sentence: words.done(entry.action),
    targetKind: entry.targetKind,
    targetID: entry.targetID,
    count: 1,
  })

const byThePlatform = { actorKind: 'system', actorID: null, targetKind: 'transaction', count: 1 } as const

export const viewAttempt = (attempt: PaymentAttempt): DecisionView => ({
  kind: 'routing',
  id: attempt.attemptID,
  at: attempt.createdAt.toISOString(),
  ...byThePlatform,
  sentence: words.routed(attempt.processorAccountID, because[attempt.chosenBecause], attempt.routingRuleID),
  targetID: attempt.transactionID,
})

export const viewRisk = (decision: RiskDecision): DecisionView => ({
  kind: 'risk',
  id: decision.transactionID,
  at: decision.createdAt.toISOString(),
  ...byThePlatform,
  sentence: words.judged(
    decision.outcome,
    decision.rules.flatMap((rule) => (rule.verdict === 'decided' ? [rule.words] : [])),
  ),
  targetID: decision.transactionID,
})
