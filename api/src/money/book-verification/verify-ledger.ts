import { MoreThan } from 'typeorm'
import type { Found, Tell } from '../../platform/work/verifying.js'
import type { Snapshots } from '../../platform/database/snapshots.js'
import { limitCountsFault } from '../client-limits/verify-counts.js'
import type { Head } from '../ledger/ledger-lines.js'
import { sealsFault } from '../ledger-seals/verify-seals.js'
import { dayTotalsFault } from '../transactions/day-totals.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { cutOf, emptyLedger, firstTransactionAfter, isCut, type LedgerCut, type LineCut } from './ledger-cut.js'
import { balanceFault, storedBooks, transitFault } from './stored-books.js'
import { payoutsFault } from './verify-payouts.js'
import { faultsAmong } from './verify-transactions.js'
import { type Walked, type WalkLine, walkLine } from './walk-line.js'

const chunkRows = 1_000

/** A check that a room above makes of its own rows against the ledger; answers the first fault. */
export type BookCheck = (database: Snapshots) => Promise<string | null>

export interface Walkers {
  atOnce: number
  walk: WalkLine
}

/** Safe beside payments; with a cut it goes on from there, because the entries before it may be gone. */
export async function verifyLedger(
  database: Snapshots,
  cut: LedgerCut = emptyLedger,
  tell: Tell = () => undefined,
  checks: readonly BookCheck[] = [],
  walkers: Walkers = { atOnce: 1, walk: walkLine(database) },
): Promise<Found> {
  const first = firstTransactionAfter(cut)
  const stored = await database.snapshot(async (manager) => ({
    ...(await storedBooks(manager)),
    transactions: await manager.countBy(Transaction, { transactionID: MoreThan(first) }),
  }))
  const cuts = stored.heads.map(({ line }) => cutOf(cut, line))
  const entries = stored.heads.reduce((sum, { sequence }, at) => sum + sequence - (cuts[at]?.sequence ?? 0), 0)
  const progress = new Progress(entries + stored.transactions, tell)
  const walked = await walkAll(cuts, stored.heads, progress, walkers)
  const fault =
    walked.find((one) => one.fault)?.fault ??
    balanceFault(stored, walked) ??
    transitFault(walked) ??
    stored.strayFault ??
    (await transactionsFault(database, first, progress)) ??
    (await firstFault(database, checks)) ??
    (await payoutsFault(database, isCut(cut))) ??
    (await sealsFault(database, (line) => cutOf(cut, line).sequence)) ??
    (await database.snapshot(limitCountsFault)) ??
    (await database.snapshot(dayTotalsFault))
  const seen = walked.reduce((sum, { last }, at) => sum + last.sequence - (cuts[at]?.sequence ?? 0), 0)
  return { entries: seen, isIntact: fault === null, fault }
}

async function walkAll(
  cuts: LineCut[],
  heads: Head[],
  progress: Progress,
  { atOnce, walk }: Walkers,
): Promise<Walked[]> {
  const walked: Walked[] = []
  const waiting = [...cuts.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, from] = next
      walked[at] = await walk(from, heads[at]?.sequence ?? 0, (rows) => progress.add(rows))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, cuts.length) }, work))
  return walked
}

async function firstFault(database: Snapshots, checks: readonly BookCheck[]): Promise<string | null> {
  for (const check of checks) {
    const fault = await check(database)
    if (fault) return fault
  }
  return null
}

export async function cutLedger(
  database: Snapshots,
  upTo: number | Head[],
  cut: LedgerCut = emptyLedger,
): Promise<LedgerCut | { fault: string }> {
  const heads = typeof upTo === 'number' ? [{ line: 0, sequence: upTo }] : upTo
  const lines: LineCut[] = []
  for (const { line, sequence } of heads) {
    const from = cutOf(cut, line)
    const isBehind = heads.length > 1 ? sequence >= from.sequence : sequence > from.sequence
    if (!isBehind) return { fault: `entry ${sequence} is not behind entry ${from.sequence}` }
    const { fault, last, sums } = await walkLine(database)(from, sequence, () => undefined)
    if (fault !== null) return { fault }
    lines.push({ line, ...last, sums })
  }
  const home = lines.find(({ line }) => line === 0) ?? cutOf(emptyLedger, 0)
  const others = lines.filter(({ line }) => line > 0)
  const { line: _, ...own } = home
  return { ...own, ...(others.length > 0 && { lines: others }) }
}

class Progress {
  private done = 0

  constructor(
    private readonly total: number,
    private readonly tell: Tell,
  ) {}

  add(rows: number): void {
    this.done += rows
    this.tell(this.done, Math.max(this.done, this.total))
  }
}

async function transactionsFault(database: Snapshots, first: string, progress: Progress): Promise<string | null> {
  for (let after = first; ; ) {
    // A payment and its entries are written in one unit, so in one snapshot any mismatch is a fault.
    const { rows, faults } = await database.snapshot(async (manager) => {
      const rows = await manager.find(Transaction, {
        where: { transactionID: MoreThan(after) },
        order: { transactionID: 'ASC' },
        take: chunkRows,
      })
      return { rows, faults: await faultsAmong(manager, rows) }
    })
    const [wrong] = faults
    if (wrong) return wrong.fault
    progress.add(rows.length)
    const last = rows.at(-1)
    if (!last || rows.length < chunkRows) return null
    after = last.transactionID
  }
}
