import type { EntityManager } from 'typeorm'
import type { SearchKind } from '#contract/search-kinds.js'
import { type IdPrefix, timeOfId } from '../../platform/crypto/ids.js'
import { ask, columnsOf, conditionOf, type FoundRow, type KeptKind, type SearchReach } from './found-rows.js'
import { keptByID } from './id-kinds.js'

const idForm = /^([a-z]{3})_[0-9a-hjkmnp-tv-z]{26}$/

export interface FoundByID {
  kind: SearchKind
  row: FoundRow
}

/** Also of the other mode, so that a caller can be told where its own row is. */
export async function findByID(
  manager: EntityManager,
  reach: SearchReach,
  q: string,
  mayOpen: (kind: SearchKind) => boolean,
): Promise<FoundByID | null> {
  const id = q.toLowerCase()
  const prefix = idForm.exec(id)?.[1] as IdPrefix | undefined
  for (const kept of (prefix && keptByID[prefix]) ?? []) {
    if (!mayOpen(kept.kind)) continue
    const [row] = await ask(manager, statementOf(kept, id, reach), id, reach)
    if (row) return { kind: kept.kind, row }
  }
  return null
}

export const statementOf = (kept: KeptKind, id: string, reach: SearchReach): string =>
  `SELECT ${columnsOf(kept)} FROM "${kept.table}" WHERE ${conditionOf(kept, `${kept.key} = $1${nearOf(kept, id)}`, reach)} LIMIT 1`

// Attempts have no index by id; the id tells the time, which is indexed for each account.
function nearOf({ kind }: KeptKind, id: string): string {
  if (kind !== 'attempt') return ''
  return ` AND "createdAt" = ${timeOfId(id)} AND "processorAccountID" IN (SELECT "processorAccountID" FROM "processor_accounts")`
}
