import type { EntityManager } from 'typeorm'
import type { Snapshots } from '../../platform/database/snapshots.js'
import { readRows } from '../../platform/database/rows.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { WriteOff } from './write-off.entity.js'

export const writeOffsFault = (database: Snapshots): Promise<string | null> =>
  database.snapshot(async (manager) => {
    const approved = await manager.findBy(WriteOff, { status: 'approved' })
    for (const one of approved) {
      const fault = await faultIn(manager, one)
      if (fault) return `write-off ${one.writeOffID}: ${fault}`
    }
    const [stray] = await manager.query<{ postingID: string }[]>(
      `SELECT "postingID" FROM "ledger_entries" "entry" WHERE "entry"."kind" = 'write_off' AND "entry"."account" = 'client_available' AND NOT EXISTS
       (SELECT 1 FROM "write_offs" WHERE "write_offs"."postingID" = "entry"."postingID") LIMIT 1`,
    )
    return stray ? `posting ${stray.postingID} is a write-off that nobody approved` : null
  })

async function faultIn(manager: EntityManager, one: WriteOff): Promise<string | null> {
  const { amount, clientID, mode, currency, endedAt } = one
  const where = { postingID: one.postingID ?? '', kind: 'write_off', clientID, mode, currency } as const
  const entries = await manager.findBy(LedgerEntry, where)
  if (entries.length === 0) return (await isBeforeCut(manager, clientID, endedAt)) ? null : 'it was not posted'
  // The platform's money stands in the home line and reaches a client of another line through transit.
  const isRight =
    entries.length === 2 &&
    entries.some(({ account, amount: moved }) => account === 'client_available' && moved === -amount) &&
    entries.some(({ account, amount: moved }) => /^(platform_funds|line_transit)$/.test(account) && moved === amount)
  return isRight ? null : `its posting is not that of ${amount}`
}

// Entries before a cut may be gone, and have been verified with it.
async function isBeforeCut(manager: EntityManager, clientID: string, endedAt: Date | null): Promise<boolean> {
  const ofLine = '"line" = (SELECT "ledgerLine" FROM "clients" WHERE "clientID" = $1)'
  const [oldest] = await readRows(manager, LedgerEntry, `WHERE ${ofLine} ORDER BY "sequence" LIMIT 1`, [clientID])
  return oldest !== undefined && endedAt !== null && oldest.sequence > 1 && endedAt < oldest.createdAt
}
