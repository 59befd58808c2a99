import type { EntityManager } from 'typeorm'
import type { GatedCall } from '#contract/generated/calls.js'
import type { Mode } from '#contract/modes.js'
import { operationsWaitingMax, type WaitingKind } from '#contract/operation-limits.js'
import type { WaitingOperationsView } from '#contract/operations.js'
import { inMode } from '../../platform/database/in-mode.js'

interface WaitingList {
  kind: WaitingKind
  call: GatedCall
  table: string
  time: string
  waits: string
  hasMode: boolean
  isOfClients?: true
}

/** Each condition is one that an index answers. */
export const waitingLists: WaitingList[] = [
  {
    kind: 'reviews',
    call: 'GET /reviews',
    ...{ table: 'transactions', time: '"createdAt"', waits: `"review" = 'open'`, hasMode: true },
  },
  {
    kind: 'payouts',
    call: 'GET /payouts',
    ...{ table: 'payouts', time: '"createdAt"', waits: `"status" = 'awaiting_approval'`, hasMode: true },
  },
  {
    kind: 'evidence',
    call: 'GET /disputes',
    table: 'disputes',
    time: '"evidenceDueAt"',
    waits: `"status" = 'open' AND "evidenceSentAt" IS NULL`,
    hasMode: true,
  },
  {
    kind: 'answers',
    call: 'GET /clients/:clientID/requirements',
    ...{ table: 'requirement_answers', time: '"givenAt"', waits: `"status" = 'given'`, hasMode: false },
    isOfClients: true,
  },
  {
    kind: 'differences',
    call: 'GET /reconciliation-differences',
    table: 'reconciliation_differences',
    time: '"createdAt"',
    waits: '"resolvedAt" IS NULL AND "explainedAt" IS NULL',
    hasMode: true,
  },
]

export const statementOf = ({ table, time, waits, hasMode }: WaitingList, mode: Mode): string =>
  `SELECT COUNT(*) AS "count", MIN("at") AS "at" FROM (SELECT ${time} AS "at" FROM "${table}"
    WHERE ${waits}${hasMode ? ` AND ${inMode(mode)}` : ''} LIMIT ${operationsWaitingMax + 1}) AS "waiting"`

const firstOf = ({ table, time, waits }: WaitingList): string =>
  `SELECT "clientID" FROM "${table}" WHERE ${waits} ORDER BY ${time} LIMIT 1`

export async function waitingIn(manager: EntityManager, list: WaitingList, mode: Mode): Promise<WaitingOperationsView> {
  const [row] = await manager.query<{ count: number | string; at: number | string | null }[]>(statementOf(list, mode))
  const count = Number(row?.count ?? 0)
  const first = list.isOfClients ? await manager.query<{ clientID: string }[]>(firstOf(list)) : []
  return {
    kind: list.kind,
    count: Math.min(count, operationsWaitingMax),
    isMore: count > operationsWaitingMax,
    at: row?.at ? new Date(Number(row.at)).toISOString() : null,
    clientID: first[0]?.clientID ?? null,
  }
}
