import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { type AuditedKind, auditedActions } from '#contract/decision-kinds.js'
import type { DecisionSealView, DecisionView, ListDecisions } from '#contract/decisions.js'
import { LedgerSeals } from '../../money/ledger-seals/ledger-seals.service.js'
import { RiskDecision } from '../../money/risk-rules/risk-decision.entity.js'
import { PaymentAttempt } from '../../money/transactions/payment-attempt.entity.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import { firstIdAt } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { readRows } from '../../platform/database/rows.js'
import { Conditions } from '../../platform/lists/conditions.js'
import { keysetPage, positionIn } from '../../platform/lists/page.js'
import { viewAttempt, viewAudited, viewRefusal, viewRisk } from './decision.view.js'
import { fingerprintOf } from './fingerprint.js'
import { Refusal } from './refusal.entity.js'

@Injectable()
export class Decisions {
  constructor(
    private readonly database: Database,
    private readonly seals: LedgerSeals,
  ) {}

  list({ kind = 'refusals', ...query }: ListDecisions): Promise<Page<DecisionView>> {
    return this.database.dear(() =>
      this.database.list((manager) => {
        if (kind === 'refusals') return refusalsPage(manager, query)
        if (kind === 'routing') return attemptsPage(manager, query)
        return kind === 'risk' ? riskPage(manager, query) : auditedPage(manager, kind, query)
      }),
    )
  }

  async seal(): Promise<DecisionSealView> {
    const { items, publicKey } = await this.seals.read()
    const [last] = items
    return {
      publicKey,
      fingerprint: fingerprintOf(publicKey),
      number: last?.number ?? null,
      sealedAt: last?.createdAt ?? null,
      chains: last?.decisions ?? [],
    }
  }
}

type Query = Omit<ListDecisions, 'kind'>

function between({ from, to }: Query): Conditions {
  const conditions = new Conditions()
  if (from) conditions.add('"createdAt" >= ?', Date.parse(from))
  if (to) conditions.add('"createdAt" <= ?', Date.parse(to))
  return conditions
}

function refusalsPage(manager: EntityManager, query: Query): Promise<Page<DecisionView>> {
  const conditions = between(query)
  if (query.actor) conditions.add('"callerID" = ?', query.actor)
  const read = (order: string) => readRows(manager, Refusal, conditions.and(order), conditions.values)
  return keysetPage(read, conditions, 'refusalID', query, viewRefusal)
}

function auditedPage(manager: EntityManager, kind: AuditedKind, query: Query): Promise<Page<DecisionView>> {
  const conditions = between(query)
  if (query.actor) conditions.add('"actorID" = ?', query.actor)
  const beginnings = auditedActions[kind]
  const isOne = beginnings.map(() => '("action" >= ? AND "action" < ?)').join(' OR ')
  conditions.add(`(${isOne})`, ...beginnings.flatMap((beginning) => [beginning, `${beginning}~`]))
  const read = (order: string) => readRows(manager, AuditEntry, conditions.and(order), conditions.values)
  return keysetPage(read, conditions, 'auditID', query, viewAudited(kind))
}

// The index is by account: each is asked for its newest, of which the newest are shown.
async function attemptsPage(manager: EntityManager, query: Query): Promise<Page<DecisionView>> {
  const accounts: { id: string }[] = await manager.query(
    'SELECT "processorAccountID" AS "id" FROM "processor_accounts"',
  )
  const conditions = between(query)
  const read = async (order: string) => {
    const place = conditions.values.length + 1
    const pick = `${conditions.and(conditions.values.length > 0 ? 'AND' : 'WHERE')} "processorAccountID" = $${place} ${order}`
    const found = await Promise.all(
      accounts.map(({ id }) => readRows(manager, PaymentAttempt, pick, [...conditions.values, id])),
    )
    return found
      .flat()
      .sort(newestFirst)
      .slice(0, query.limit + 1)
  }
  return keysetPage(read, conditions, 'attemptID', query, viewAttempt)
}

const newestFirst = (one: PaymentAttempt, other: PaymentAttempt) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.attemptID < other.attemptID ? 1 : -1)

// A payment's id begins with its time, so the order of ids is that of time, and the index of ids answers.
function riskPage(manager: EntityManager, query: Query): Promise<Page<DecisionView>> {
  const conditions = new Conditions()
  if (query.from) conditions.add('"transactionID" >= ?', firstIdAt('txn', Date.parse(query.from)))
  if (query.to) conditions.add('"transactionID" < ?', firstIdAt('txn', Date.parse(query.to) + 1))
  const after = positionIn(query.cursor)
  if (after) conditions.add('"transactionID" < ?', after.id)
  const read = () =>
    readRows(
      manager,
      RiskDecision,
      conditions.and(`ORDER BY "transactionID" DESC LIMIT ${query.limit + 1}`),
      conditions.values,
    )
  return keysetPage(read, conditions, 'transactionID', { limit: query.limit }, viewRisk)
}
