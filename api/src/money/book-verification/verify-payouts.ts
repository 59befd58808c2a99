import { type EntityManager, In, MoreThan, Not } from 'typeorm'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import { payoutsUndone } from '#contract/payout-states.js'
import type { Snapshots } from '../../platform/database/snapshots.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { type Line, payoutFeeLines, payoutLines, payoutPaidLines, payoutReturnedLines } from '../ledger/postings.js'
import { paidFromOf } from '../payouts/payout-moves.js'
import { purposeOf } from '../payouts/payout-purposes.js'
import { PayoutLine } from '../payouts/payout-line.entity.js'
import { Payout } from '../payouts/payout.entity.js'
import { payerFault } from './verify-payer-payouts.js'

const chunkRows = 500

export async function payoutsFault(database: Snapshots, isCut: boolean): Promise<string | null> {
  for (let after = ''; ; ) {
    const { rows, fault } = await database.snapshot(async (manager) => {
      const rows = await manager.find(Payout, {
        where: { payoutID: MoreThan(after) },
        order: { payoutID: 'ASC' },
        take: chunkRows,
      })
      return { rows, fault: await faultAmong(manager, rows, isCut) }
    })
    if (fault) return fault
    const last = rows.at(-1)
    if (!last || rows.length < chunkRows) return overtaken(database)
    after = last.payoutID
  }
}

async function faultAmong(manager: EntityManager, payouts: Payout[], isCut: boolean): Promise<string | null> {
  if (payouts.length === 0) return null
  const payoutID = In(payouts.map((one) => one.payoutID))
  const sums = await sumsOf(manager, payouts)
  const entries = Map.groupBy(
    await manager.find(LedgerEntry, {
      where: { payoutID, account: Not<LedgerAccount>('line_transit') },
      order: { line: 'ASC', sequence: 'ASC' },
    }),
    (entry) => entry.payoutID ?? '',
  )
  for (const payout of payouts) {
    const name = `payout ${payout.payoutID}`
    const isOfPayer = purposeOf(payout) !== null
    const lines = isOfPayer ? await payerFault(manager, payout) : linesFault(payout, sums.get(payout.payoutID))
    if (lines) return `${name}: ${lines}`
    const own = entries.get(payout.payoutID) ?? []
    // Entries before a cut may be gone, and their payouts have been verified with it.
    if (isOfPayer && own.length > 0) return `${name}: it pays a payer, but postings are about it`
    const postings = isOfPayer || (isCut && own.length === 0) ? null : postingsFault(payout, own)
    if (postings) return `${name}: ${postings}`
  }
  return null
}

interface Sums {
  amount: number
  released: number
  lines: number
}

async function sumsOf(manager: EntityManager, payouts: Payout[]): Promise<Map<string, Sums>> {
  const rows = await manager
    .createQueryBuilder(PayoutLine, 'line')
    .select('line.payoutID', 'payoutID')
    .addSelect('SUM(line.amount)', 'amount')
    .addSelect('SUM(line.released)', 'released')
    .addSelect('COUNT(*)', 'lines')
    .where({ payoutID: In(payouts.map((one) => one.payoutID)) })
    .groupBy('line.payoutID')
    .getRawMany<Record<keyof Sums | 'payoutID', string>>()
  const numbers = (row: Record<keyof Sums, string>): Sums => ({
    amount: Number(row.amount),
    released: Number(row.released),
    lines: Number(row.lines),
  })
  return new Map(rows.map((row) => [row.payoutID, numbers(row)]))
}

function linesFault({ amount, status }: Payout, sums: Sums | undefined): string | null {
  if (sums?.amount !== amount) return `its lines make ${sums?.amount ?? 'nothing'}, and not ${amount}`
  const released = payoutsUndone.includes(status) ? sums.lines : 0
  return sums.released === released ? null : `it is ${status}, but ${sums.released} of its lines are released`
}

function postingsFault(payout: Payout, entries: LedgerEntry[]): string | null {
  const { amount, fee, status } = payout
  const paidFrom = paidFromOf(payout)
  const isUndone = payoutsUndone.includes(status)
  const feeBack = payoutFeeLines(fee).map(([account, moved]): Line => [account, -moved])
  const expected = [
    ...payoutLines(amount),
    ...payoutFeeLines(fee),
    ...(paidFrom ? payoutPaidLines(amount, paidFrom) : []),
    ...(isUndone ? [...payoutReturnedLines(amount, paidFrom), ...feeBack] : []),
  ]
  if (paidFrom === null && status === 'paid') return 'it is paid, but out of no account'
  const posted = withoutTakenBack(entries).map(({ account, amount: moved }): Line => [account, moved])
  if (entries.some(({ mode, clientID }) => mode !== payout.mode || clientID !== payout.clientID))
    return 'a posting of it is of another client or mode'
  return textOf(posted) === textOf(expected) ? null : `it is ${status}, but its postings say otherwise`
}

function withoutTakenBack(entries: LedgerEntry[]): LedgerEntry[] {
  const left: LedgerEntry[] = []
  for (const entry of entries) {
    const { kind, account, ownerID, amount } = entry
    const isOpposite = (one: LedgerEntry) =>
      one.kind === kind && one.account === account && one.ownerID === ownerID && one.amount === -amount
    const at = kind === 'payout_paid' ? left.findIndex(isOpposite) : -1
    if (at < 0) left.push(entry)
    else left.splice(at, 1)
  }
  return left
}

const textOf = (lines: Line[]): string =>
  lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => `${account} ${amount}`)
    .sort()
    .join(', ')

async function overtaken(database: Snapshots): Promise<string | null> {
  const [row] = await database.snapshot((manager) =>
    manager.query<{ entryID: string }[]>(
      `SELECT "entryID" FROM "payout_lines" WHERE "released" = 0 GROUP BY "entryID", "entryAmount"
       HAVING ABS(SUM("amount")) > ABS("entryAmount") LIMIT 1`,
    ),
  )
  return row ? `entry ${row.entryID} is paid out more than once` : null
}
