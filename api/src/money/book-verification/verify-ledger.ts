import { type EntityManager, MoreThan } from 'typeorm'
import type { Found, Tell } from '../../platform/work/verifying.js'
import type { Snapshots } from '../../platform/database/snapshots.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { faultOf } from '../ledger/ledger-chain.js'
import { type Chained, emptyLedger, firstTransactionAfter, type LedgerCut, type Sums } from './ledger-cut.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { ownerOf } from '../ledger/post.js'
import { faultsAmong } from './verify-transactions.js'
import { nameIn } from '#contract/modes.js'

const chunkRows = 1_000

/** Safe beside payments; with a cut it goes on from there, because the entries before it may be gone. */
export async function verifyLedger(
  database: Snapshots,
  cut: LedgerCut = emptyLedger,
  tell: Tell = () => undefined,
): Promise<Found> {
  const first = firstTransactionAfter(cut)
  const stored = await database.snapshot((manager) => storedBalances(manager, first))
  const progress = new Progress(stored.head - cut.sequence + stored.transactions, tell)
  const walked = await walk(database, cut, stored.head, progress)
  const fault =
    walked.fault ??
    balanceFault(balancesOf(walked.sums), stored.balances) ??
    (await transactionsFault(database, first, progress))
  return { entries: walked.last.sequence - cut.sequence, isIntact: fault === null, fault }
}

export async function cutLedger(
  database: Snapshots,
  sequence: number,
  cut: LedgerCut = emptyLedger,
): Promise<LedgerCut | { fault: string }> {
  if (sequence <= cut.sequence) return { fault: `entry ${sequence} is not behind entry ${cut.sequence}` }
  const { fault, last, sums } = await walk(database, cut, sequence, new Progress(0, () => undefined))
  return fault === null ? { sequence, hash: last.hash, at: last.at, sums } : { fault }
}

type Balances = Map<string, string>
const nameOf = ({ clientID, account, currency }: Pick<LedgerBalance, 'clientID' | 'account' | 'currency'>): string =>
  [account, ...(clientID ? [`of ${clientID}`] : []), `in ${currency}`].join(' ')

interface Stored {
  head: number
  balances: Balances
  transactions: number
}

async function storedBalances(manager: EntityManager, firstTransaction: string): Promise<Stored> {
  // Raw, because a sum may be larger than what a number holds exactly.
  const rows = await manager
    .createQueryBuilder(LedgerBalance, 'balance')
    .select(['clientID', 'account', 'currency', 'debit', 'credit'].map((name) => `balance.${name} AS "${name}"`))
    .getRawMany<LedgerBalance>()
  const balances = new Map(rows.map((row) => [nameOf(row), `${row.debit} debit and ${row.credit} credit`]))
  const head = (await manager.maximum(LedgerEntry, 'sequence')) ?? 0
  const transactions = await manager.countBy(Transaction, { transactionID: MoreThan(firstTransaction) })
  return { head, balances, transactions }
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

interface Walked {
  last: Chained
  fault: string | null
  sums: Sums
}

async function walk(database: Snapshots, cut: LedgerCut, head: number, progress: Progress): Promise<Walked> {
  let last: Chained = { sequence: cut.sequence, hash: cut.hash, at: cut.at }
  const posting = new PostingSum()
  const sums: Sums = structuredClone(cut.sums)
  const result = (fault: string | null): Walked => ({ last, fault, sums })
  for (;;) {
    if (head <= last.sequence) return result(posting.end())
    const rows = await database.snapshot((manager) => entriesAfter(manager, last.sequence, head))
    for (const row of rows) {
      const fault = faultOf(row, last) ?? posting.add(row)
      if (fault) return result(fault)
      const sum = (sums[nameOf({ ...row, account: nameIn(row.mode, row.account), clientID: ownerOf(row) })] ??= {
        debit: 0n,
        credit: 0n,
      })
      const amount = BigInt(row.amount)
      if (amount > 0n) sum.debit += amount
      else sum.credit -= amount
      last = { sequence: row.sequence, hash: row.hash, at: row.createdAt }
    }
    if (rows.length === 0) return result(`entry ${last.sequence + 1} is missing`)
    progress.add(rows.length)
  }
}

const entriesAfter = (manager: EntityManager, sequence: number, head: number): Promise<LedgerEntry[]> =>
  manager.find(LedgerEntry, {
    where: { sequence: MoreThan(sequence) },
    order: { sequence: 'ASC' },
    take: Math.min(chunkRows, head - sequence),
  })

const balancesOf = (sums: Sums): Balances =>
  new Map(Object.entries(sums).map(([name, { debit, credit }]) => [name, `${debit} debit and ${credit} credit`]))

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

function balanceFault(recomputed: Balances, stored: Balances): string | null {
  for (const name of new Set([...recomputed.keys(), ...stored.keys()])) {
    const [is, mustBe] = [stored.get(name) ?? 'nothing', recomputed.get(name) ?? 'nothing']
    if (is !== mustBe) return `the balance ${name} is ${is}, but its entries make ${mustBe}`
  }
  return null
}

async function transactionsFault(database: Snapshots, first: string, progress: Progress): Promise<string | null> {
  for (let after = first; ; ) {
    // A payment and its entries are written in one unit: seen at one moment, what does not fit is wrong.
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
