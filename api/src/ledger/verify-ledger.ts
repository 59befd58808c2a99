import { type EntityManager, MoreThan } from 'typeorm'
import type { LedgerVerificationView } from '#contract/ledger.js'
import type { Database } from '../database/database.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { LedgerBalance } from './ledger-balance.entity.js'
import { faultOf } from './ledger-chain.js'
import { type Chained, emptyLedger, firstTransactionAfter, type LedgerCut, type Sums } from './ledger-cut.js'
import { LedgerEntry } from './ledger-entry.entity.js'
import { ownerOf } from './post.js'
import { faultsAmong } from './verify-transactions.js'

const chunkRows = 1_000

/** The database, or a copy of one that nobody serves. */
type Readable = Pick<Database, 'read' | 'write'>

/**
 * Recomputes everything: the chain, each posting's sum, every balance, and what each transaction, refund and dispute
 * must have posted. It may run beside payments. With a cut it goes on from there: what came before it may be gone, and
 * of the transactions those that are younger are looked at.
 */
export async function verifyLedger(database: Readable, cut: LedgerCut = emptyLedger): Promise<LedgerVerificationView> {
  const { read } = database
  // One statement sees one moment: these balances are those of the entries up to this head.
  const stored = await storedBalances(read)
  const walked = await walk(read, cut, stored.head)
  const fault =
    walked.fault ??
    balanceFault(balancesOf(walked.sums), stored.balances) ??
    (await transactionsFault(database, firstTransactionAfter(cut)))
  return { entries: walked.last.sequence - cut.sequence, isIntact: fault === null, fault }
}

/** Verifies the chain up to an entry that ends a posting; answers what stood there, or what is wrong before it. */
export async function cutLedger(
  { read }: Pick<Database, 'read'>,
  sequence: number,
  cut: LedgerCut = emptyLedger,
): Promise<LedgerCut | { fault: string }> {
  if (sequence <= cut.sequence) return { fault: `entry ${sequence} is not behind entry ${cut.sequence}` }
  const { fault, last, sums } = await walk(read, cut, sequence)
  return fault === null ? { sequence, hash: last.hash, at: last.at, sums } : { fault }
}

type Balances = Map<string, string>
const nameOf = ({ clientID, account, currency }: Pick<LedgerBalance, 'clientID' | 'account' | 'currency'>): string =>
  [account, ...(clientID ? [`of ${clientID}`] : []), `in ${currency}`].join(' ')

async function storedBalances(read: EntityManager): Promise<{ head: number; balances: Balances }> {
  const rows = await read
    .createQueryBuilder(LedgerBalance, 'balance')
    .select(['clientID', 'account', 'currency', 'debit', 'credit'].map((name) => `balance.${name} AS "${name}"`))
    .addSelect((query) => query.select('MAX(entry.sequence)').from(LedgerEntry, 'entry'), 'head')
    .getRawMany<LedgerBalance & { head: number | string | null }>()
  const balances = new Map(rows.map((row) => [nameOf(row), `${row.debit} debit and ${row.credit} credit`]))
  // Entries without a balance: the walk finds them, and then the difference.
  const head = rows[0]?.head ?? (await read.maximum(LedgerEntry, 'sequence')) ?? 0
  return { head: Number(head), balances }
}

interface Walked {
  last: Chained
  fault: string | null
  sums: Sums
}

async function walk(read: EntityManager, cut: LedgerCut, head: number): Promise<Walked> {
  let last: Chained = { sequence: cut.sequence, hash: cut.hash, at: cut.at }
  const posting = new PostingSum()
  const sums: Sums = structuredClone(cut.sums)
  const result = (fault: string | null): Walked => ({ last, fault, sums })
  for (;;) {
    if (head <= last.sequence) return result(posting.end())
    const rows = await read.find(LedgerEntry, {
      where: { sequence: MoreThan(last.sequence) },
      order: { sequence: 'ASC' },
      take: Math.min(chunkRows, head - last.sequence),
    })
    for (const row of rows) {
      const fault = faultOf(row, last) ?? posting.add(row)
      if (fault) return result(fault)
      const sum = (sums[nameOf({ ...row, clientID: ownerOf(row) })] ??= { debit: 0n, credit: 0n })
      const amount = BigInt(row.amount)
      if (amount > 0n) sum.debit += amount
      else sum.credit -= amount
      last = { sequence: row.sequence, hash: row.hash, at: row.createdAt }
    }
    if (rows.length === 0) return result(`entry ${last.sequence + 1} is missing`)
  }
}

const balancesOf = (sums: Sums): Balances =>
  new Map(Object.entries(sums).map(([name, { debit, credit }]) => [name, `${debit} debit and ${credit} credit`]))

/** The entries of one posting follow each other, in one currency, and sum to zero. */
class PostingSum {
  private last: LedgerEntry | null = null
  private sum = 0

  add(entry: LedgerEntry): string | null {
    const fault = this.last && this.last.postingID !== entry.postingID ? this.end() : null
    const isFirst = this.last?.postingID !== entry.postingID
    if (!isFirst && this.last?.currency !== entry.currency)
      return `entry ${entry.sequence} (${entry.entryID}) is in another currency than its posting`
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

async function transactionsFault(database: Readable, first: string): Promise<string | null> {
  for (let after = first; ; ) {
    const rows = await database.read.find(Transaction, {
      where: { transactionID: MoreThan(after) },
      order: { transactionID: 'ASC' },
      take: chunkRows,
    })
    // Something may have been paid between the reads: what is still wrong in a unit of its own is wrong.
    for (const { transactionID } of await faultsAmong(database.read, rows)) {
      const fault = await database.write(async (manager) => {
        const [confirmed] = await faultsAmong(manager, await manager.findBy(Transaction, { transactionID }))
        return confirmed?.fault ?? null
      })
      if (fault) return fault
    }
    const last = rows.at(-1)
    if (!last || rows.length < chunkRows) return null
    after = last.transactionID
  }
}
