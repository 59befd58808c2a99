import { type EntityManager, MoreThan } from 'typeorm'
import { nameIn } from '#contract/modes.js'
import type { Snapshots } from '../../platform/database/snapshots.js'
import type { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { faultOf, ownerOf } from '../ledger/ledger-chain.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import type { Chained, LineCut, Sums } from './ledger-cut.js'

const chunkRows = 1_000

export interface Walked {
  last: Chained
  fault: string | null
  sums: Sums
}

/** Walks a line from where it is known up to entry `head`; `add` is told how many entries it went on. */
export type WalkLine = (from: LineCut, head: number, add: (entries: number) => void) => Promise<Walked>

export const nameOf = ({
  ownerID,
  account,
  currency,
}: Pick<LedgerBalance, 'ownerID' | 'account' | 'currency'>): string =>
  [account, ...(ownerID ? [`of ${ownerID}`] : []), `in ${currency}`].join(' ')

export const walkLine =
  (database: Snapshots): WalkLine =>
  async (from, head, add) => {
    const { line } = from
    let last: Chained = { sequence: from.sequence, hash: from.hash, at: from.at }
    const posting = new PostingSum()
    const sums: Sums = structuredClone(from.sums)
    const result = (fault: string | null): Walked => ({ last, fault: fault && inLine(line, fault), sums })
    for (;;) {
      if (head <= last.sequence) return result(posting.end())
      const rows = await database.snapshot((manager) => entriesAfter(manager, line, last.sequence, head))
      for (const row of rows) {
        const fault = faultOf(row, last) ?? posting.add(row)
        if (fault) return result(fault)
        const sum = (sums[nameOf({ ...row, account: nameIn(row.mode, row.account), ownerID: ownerOf(row) })] ??= {
          debit: 0n,
          credit: 0n,
        })
        const amount = BigInt(row.amount)
        if (amount > 0n) sum.debit += amount
        else sum.credit -= amount
        last = { sequence: row.sequence, hash: row.hash, at: row.createdAt }
      }
      if (rows.length === 0) return result(`entry ${last.sequence + 1} is missing`)
      add(rows.length)
    }
  }

const inLine = (line: number, fault: string): string => (line === 0 ? fault : `line ${line}: ${fault}`)

const entriesAfter = (manager: EntityManager, line: number, after: number, head: number): Promise<LedgerEntry[]> =>
  manager.find(LedgerEntry, {
    where: { line, sequence: MoreThan(after) },
    order: { sequence: 'ASC' },
    take: Math.min(chunkRows, head - after),
  })

class PostingSum {
  private last: LedgerEntry | null = null
  private sum = 0

  add(entry: LedgerEntry): string | null {
    const fault = this.last && this.last.postingID !== entry.postingID ? this.end() : null
    const isFirst = this.last?.postingID !== entry.postingID
    if (!isFirst && this.last?.currency !== entry.currency)
      return `entry ${entry.sequence} (${entry.entryID}) is in another currency than its posting`
    if (!isFirst && this.last?.mode !== entry.mode)
      return `entry ${entry.sequence} (${entry.entryID}) is of another mode than its posting`
    this.sum = (isFirst ? 0 : this.sum) + entry.amount
    this.last = entry
    return fault
  }

  end(): string | null {
    if (!this.last || this.sum === 0) return null
    const { postingID, sequence } = this.last
    return `posting ${postingID}, which ends with entry ${sequence}, does not sum to zero`
  }
}
