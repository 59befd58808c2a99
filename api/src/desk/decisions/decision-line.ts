import { createHash } from 'node:crypto'
import type { RiskDecision } from '../../money/risk-rules/risk-decision.entity.js'
import type { PaymentAttempt } from '../../money/transactions/payment-attempt.entity.js'
import type { Refusal } from './refusal.entity.js'

export type Decision = Record<string, unknown>

/** SHA-256 of the JSON array of previous hash, number in the chain and what was decided: anybody can compute it. */
export const hashOfDecision = (previousHash: string, sequence: number, decision: Decision): string =>
  createHash('sha256')
    .update(JSON.stringify([previousHash, sequence, decision]))
    .digest('hex')

export const decisionOfRefusal = (refusal: Omit<Refusal, 'sequence' | 'previousHash' | 'hash'>): Decision => ({
  refusalID: refusal.refusalID,
  at: refusal.createdAt.toISOString(),
  lastAt: refusal.lastAt.toISOString(),
  callerKind: refusal.callerKind,
  callerID: refusal.callerID,
  clientID: refusal.clientID,
  route: refusal.route,
  reason: refusal.reason,
  count: refusal.count,
  address: refusal.address,
  requestID: refusal.requestID,
})

/** Why an account was asked; how the processor answered is no decision, and comes later. */
export const decisionOfAttempt = (attempt: PaymentAttempt): Decision => ({
  attemptID: attempt.attemptID,
  at: attempt.createdAt.toISOString(),
  transactionID: attempt.transactionID,
  number: attempt.number,
  processorAccountID: attempt.processorAccountID,
  processor: attempt.processor,
  chosenBecause: attempt.chosenBecause,
  routingRuleID: attempt.routingRuleID,
  routingSetID: attempt.routingSetID,
})

/** Rules by their ids: their words, and above all entries of lists, may name persons. */
export const decisionOfRisk = ({ transactionID, outcome, rules, createdAt }: RiskDecision): Decision => ({
  transactionID,
  at: createdAt.toISOString(),
  outcome,
  rules: rules.map(({ riskRuleID, outcome: said, verdict }) => ({ riskRuleID, outcome: said, verdict })),
})
