import { Injectable } from '@nestjs/common'
import { statementChunkEntries } from '#contract/book-limits.js'
import { lineKinds, ownerOfAccount } from '#contract/ledger-accounts.js'
import { boundsOf } from '#contract/months.js'
import type { StatementMovement, StatementView } from '#contract/statements.js'
import { Database } from '../../platform/database/database.js'
import { readRows } from '../../platform/database/rows.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'

const listed = lineKinds.map((kind) => `'${kind}'`).join(', ')

@Injectable()
export class StatementMovements {
  constructor(private readonly database: Database) {}

  async *of({ clientID, mode, month, currencies }: StatementView): AsyncGenerator<StatementMovement> {
    const balances = new Map(currencies.map(({ currency, opening }) => [currency, opening]))
    for await (const entries of this.postings(clientID, mode, month)) {
      const movement = movementOf(entries)
      if (!movement) continue
      movement.balance = (balances.get(movement.currency) ?? 0) + movement.net
      balances.set(movement.currency, movement.balance)
      yield movement
    }
  }

  private async *postings(clientID: string, mode: string, month: string): AsyncGenerator<LedgerEntry[]> {
    const { from, to } = boundsOf(month)
    let [time, line, sequence] = [from.getTime(), 0, -1]
    let open: LedgerEntry[] = []
    for (;;) {
      const rows = await readRows(
        this.database.read,
        LedgerEntry,
        `WHERE "clientID" = $1 AND "mode" = $2 AND "createdAt" >= $3 AND "createdAt" < $4
         AND ("createdAt" > $3 OR ("line", "sequence") > ($5, $6)) AND "kind" NOT IN (${listed})
         ORDER BY "createdAt", "line", "sequence" LIMIT ${statementChunkEntries}`,
        [clientID, mode, time, to.getTime(), line, sequence],
      )
      for (const row of rows) {
        const [first] = open
        if (first && first.postingID !== row.postingID) {
          yield open
          open = []
        }
        open.push(row)
      }
      const last = rows.at(-1)
      if (!last || rows.length < statementChunkEntries) break
      ;[time, line, sequence] = [last.createdAt.getTime(), last.line, last.sequence]
    }
    if (open.length > 0) yield open
  }
}

/** null: it moved nothing in or out of what the client is owed, such as a settlement. */
function movementOf(entries: LedgerEntry[]): StatementMovement | null {
  const [first] = entries
  if (!first) return null
  const sumOf = (isOf: (entry: LedgerEntry) => boolean) =>
    entries.filter(isOf).reduce((sum, { amount }) => sum - amount, 0)
  const net = sumOf(({ account }) => ownerOfAccount[account] === 'client')
  const fee = sumOf(({ account }) => account === 'platform_fees')
  if (net === 0 && fee === 0) return null
  const { kind, currency, transactionID, refundID, disputeID, payoutID, postingID, createdAt } = first
  const ids = { transactionID, refundID, disputeID, payoutID, postingID }
  return { createdAt: createdAt.toISOString(), kind, currency, gross: net + fee, fee, net, balance: 0, ...ids }
}
