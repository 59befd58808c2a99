import type { EntityManager } from 'typeorm'
import type { Snapshots } from '../../platform/database/snapshots.js'
import { readRows } from '../../platform/database/rows.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { linesOf } from './adjustment-lines.js'
import { Adjustment } from './adjustment.entity.js'

/** Each approved adjustment is posted as two people agreed to it, and nothing else is posted as one. */
export const adjustmentsFault = (database: Snapshots): Promise<string | null> =>
  database.snapshot(async (manager) => {
    for (const one of await manager.findBy(Adjustment, { status: 'approved' })) {
      const fault = isByOne(one) ? 'the same person proposed and approved it' : await postingFault(manager, one)
      if (fault) return `adjustment ${one.adjustmentID}: ${fault}`
    }
    const [stray] = await manager.query<{ postingID: string }[]>(
      `SELECT "postingID" FROM "ledger_entries" "entry" WHERE "entry"."kind" = 'adjustment' AND NOT EXISTS
       (SELECT 1 FROM "reconciliation_adjustments" "one" WHERE "one"."postingID" = "entry"."postingID" AND "one"."status" = 'approved') LIMIT 1`,
    )
    return stray ? `posting ${stray.postingID} is an adjustment that was not approved` : null
  })

const isByOne = ({ createdBy, createdByLoginID, decidedBy, decidedByLoginID }: Adjustment): boolean =>
  decidedBy === null || createdBy === decidedBy || (createdByLoginID !== null && createdByLoginID === decidedByLoginID)

async function postingFault(manager: EntityManager, one: Adjustment): Promise<string | null> {
  const { amount, mode, currency, endedAt } = one
  const clientID = one.clientID ?? ''
  const entries = await manager.findBy(LedgerEntry, {
    postingID: one.postingID ?? '',
    kind: 'adjustment',
    mode,
    currency,
  })
  if (entries.length === 0) return (await isBeforeCut(manager, clientID, endedAt)) ? null : 'it was not posted'
  const found = entries.map((entry) => `${entry.account} ${entry.ownerID} ${entry.amount} ${entry.clientID}`).sort()
  const expected = linesOf(one)
    .map(([account, moved, owner]) => `${account} ${owner ?? clientID} ${moved} ${clientID}`)
    .sort()
  return JSON.stringify(found) === JSON.stringify(expected) ? null : `its posting is not that of ${amount}`
}

// Entries before a cut may be gone, and have been verified with it.
async function isBeforeCut(manager: EntityManager, clientID: string, endedAt: Date | null): Promise<boolean> {
  const ofLine = '"line" = COALESCE((SELECT "ledgerLine" FROM "clients" WHERE "clientID" = $1), 0)'
  const [oldest] = await readRows(manager, LedgerEntry, `WHERE ${ofLine} ORDER BY "sequence" LIMIT 1`, [clientID])
  return oldest !== undefined && endedAt !== null && oldest.sequence > 1 && endedAt < oldest.createdAt
}
