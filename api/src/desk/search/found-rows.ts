import type { EntityManager } from 'typeorm'
import type { SearchHitView } from '#contract/search.js'
import type { SearchKind, SearchMatch } from '#contract/search-kinds.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'

/** Whose rows a caller may meet at all; `clientID` absent: every client's, for staff only. */
export interface SearchReach {
  mode: Mode
  clientID?: string
}

/** Where a kind is kept, as SQL that never comes from a caller; default: its rows have no such column. */
export interface KeptKind {
  kind: SearchKind
  table: string
  key: string
  pageID?: string
  name?: string
  status?: string
  amount?: string
  currency?: string
  clientID?: string
  mode?: string
  only?: string
  onlyForStaff?: string
}

export interface FoundRow {
  id: string
  pageID: string
  name: string | null
  status: string | null
  amount: number | string | null
  currency: Currency | null
  clientID: string | null
  mode: Mode | null
  createdAt: number | string
}

export const columnsOf = ({ key, pageID, name, status, amount, currency, clientID, mode }: KeptKind): string =>
  Object.entries({ id: key, pageID: pageID ?? key, name, status, amount, currency, clientID, mode })
    .map(([as, expression]) => `${expression ?? 'NULL'} AS "${as}"`)
    .concat('"createdAt" AS "createdAt"')
    .join(', ')

export function conditionOf(kept: KeptKind, condition: string, { clientID }: SearchReach): string {
  const parts = [condition]
  if (clientID !== undefined) parts.push(`${kept.clientID ?? 'NULL'} = $2`)
  else if (kept.onlyForStaff) parts.push(kept.onlyForStaff)
  if (kept.only) parts.push(kept.only)
  return parts.join(' AND ')
}

export const ask = (
  manager: EntityManager,
  statement: string,
  value: unknown,
  { clientID }: SearchReach,
): Promise<FoundRow[]> => manager.query(statement, clientID === undefined ? [value] : [value, clientID])

export const viewHit = (kind: SearchKind, matched: SearchMatch, row: FoundRow): SearchHitView => ({
  kind,
  id: row.id,
  pageID: row.pageID,
  matched,
  name: row.name,
  status: row.status,
  amount: row.amount === null ? null : Number(row.amount),
  currency: row.currency,
  clientID: row.clientID,
  createdAt: new Date(Number(row.createdAt)).toISOString(),
})
