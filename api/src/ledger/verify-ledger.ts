import { type EntityManager, MoreThan } from 'typeorm'
import type { LedgerVerificationView } from '#contract/ledger.js'
import type { Database } from '../database/database.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { LedgerBalance } from './ledger-balance.entity.js'
import { faultOf, firstHash } from './ledger-chain.js'
import { LedgerEntry } from './ledger-entry.entity.js'
import { ownerOf } from './post.js'
import { faultsAmong } from './verify-transactions.js'

const chunkRows = 1_000

/** The database, or a copy of one that nobody serves. */
type Readable = Pick<Database, 'read' | 'write'>

/**
 * Recomputes everything: the chain, each posting's sum, every balance, and what each transaction, refund and dispute
 * must have posted. It may run beside payments.
 */
export async function verifyLedger(database: Readable): Promise<LedgerVerificationView> {
  const { read } = database
  // One statement sees one moment: these balances are those of the entries up to this head.
  const stored = await storedBalances(read)
  const walked = await walk(read, stored.head)
  const fault = walked.fault ?? balanceFault(walked.balances, stored.balances) ?? (await transactionsFault(database))
  return { entries: walked.entries, isIntact: fault === null, fault }
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
  entries: number
  fault: string | null
  balances: Balances
}

async function walk(read: EntityManager, head: number): Promise<Walked> {
  let previous = { sequence: 0, hash: firstHash }
  const posting = new PostingSum()
  const sums = new Map<string, { debit: bigint; credit: bigint }>()
  const result = (fault: string | null): Walked => {
    const balances = [...sums].map(
      ([name, { debit, credit }]) => [name, `${debit} debit and ${credit} credit`] as const,
    )
    return { entries: previous.sequence, fault, balances: new Map(balances) }
  }
  for (;;) {
    if (head === previous.sequence) return result(posting.end())
    const rows = await read.find(LedgerEntry, {
      where: { sequence: MoreThan(previous.sequence) },
      order: { sequence: 'ASC' },
      take: Math.min(chunkRows, head - previous.sequence),
    })
    for (const row of rows) {
      const fault = faultOf(row, previous) ?? posting.add(row)
      if (fault) return result(fault)
      const name = nameOf({ ...row, clientID: ownerOf(row) })
      const { debit, credit } = sums.get(name) ?? { debit: 0n, credit: 0n }
      const amount = BigInt(row.amount)
      sums.set(name, amount > 0n ? { debit: debit + amount, credit } : { debit, credit: credit - amount })
      previous = row
    }
    if (rows.length === 0) return result(`entry ${previous.sequence + 1} is missing`)
  }
}

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

async function transactionsFault(database: Readable): Promise<string | null> {
  for (let after = ''; ; ) {
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
