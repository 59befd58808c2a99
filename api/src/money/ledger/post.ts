import type { EntityManager } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import { type LedgerAccount, ownerOfAccount } from '#contract/ledger-accounts.js'
import type { CollectedBy } from '#contract/collected-by.js'
import type { Currency } from '#contract/money.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { findRow, insertRows, readColumns, write } from '../../platform/database/rows.js'
import { mustStandIn } from '../../platform/database/units/numbered-lines.js'
import { Client } from '../../people/clients/client.entity.js'
import { collectedLines } from './collected-lines.js'
import { firstHash, hashOf, ownerOf } from './ledger-chain.js'
import { LedgerEntry } from './ledger-entry.entity.js'
import { type Head, learnLine, ledgerLineNumbered } from './ledger-lines.js'
import type { Line } from './postings.js'
import { type Mode, nameIn } from '#contract/modes.js'

export interface About {
  mode: Mode
  currency: Currency
  clientID?: string
  transactionID?: string
  collectedBy?: CollectedBy
  payoutID?: string
  bankStatementEntryID?: string
  processorReportID?: string
  processorAccountID?: string
  bankAccountID?: string
}

export interface Posting {
  kind: PostingKind
  about: About
  refund?: { refundID: string; mode: Mode }
  dispute?: { disputeID: string; mode: Mode }
  lines: Line[]
}

/** In the unit of the change that it tells of. Banks of ours stand in the home line: such a posting is two. Answers their ids. */
export async function post(
  manager: EntityManager,
  { kind, about, refund, dispute, lines }: Posting,
): Promise<string[]> {
  const { mode } = about
  if ([refund, dispute].some((part) => part && part.mode !== mode)) throw new Error(`A ${kind} mixes modes`)
  const moved = collectedLines(about.collectedBy, kind, lines).filter(([, amount]) => amount !== 0)
  if (moved.length === 0) return []
  if (sumOf(moved) !== 0) throw new Error(`A ${kind} does not sum to zero`)
  const last = await lastOf(manager, about.clientID)
  const told = { kind, about, refund, dispute }
  const atHome = last.line === 0 ? [] : moved.filter(([account]) => standsAtHome.has(account))
  if (atHome.length === 0) return [await postIn(manager, last, { ...told, lines: moved })]
  const own = moved.filter((line) => !atHome.includes(line))
  // First, so that a unit that stands in the client's line alone has written nothing yet.
  const homeLines: Line[] = [...atHome, ['line_transit', sumOf(own)]]
  const home = await postIn(manager, await lastIn(manager, 0), { ...told, lines: homeLines })
  return [home, await postIn(manager, last, { ...told, lines: [...own, ['line_transit', sumOf(atHome)]] })]
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, [, amount]) => sum + amount, 0)

const standsAtHome: ReadonlySet<LedgerAccount> = new Set(['bank', 'suspense', 'bank_charges', 'platform_funds'])

export async function postIn(
  manager: EntityManager,
  last: Head,
  { kind, about, refund, dispute, lines }: Posting,
): Promise<string> {
  const { mode } = about
  const { line } = last
  mustStandIn(manager, ledgerLineNumbered(line))
  const createdAt = clock.now()
  const postingID = newId('pst', createdAt.getTime())
  let previous = last
  const entries = lines
    .filter(([, amount]) => amount !== 0)
    .map((one): LedgerEntry => {
      const [account, amount] = one
      const entry = {
        line,
        sequence: previous.sequence + 1,
        entryID: newId('ent', createdAt.getTime()),
        postingID,
        kind,
        account,
        ownerID: ownerIn(about, one),
        clientID: about.clientID ?? '',
        mode,
        currency: about.currency,
        amount,
        transactionID: about.transactionID ?? null,
        refundID: refund?.refundID ?? null,
        disputeID: dispute?.disputeID ?? null,
        payoutID: about.payoutID ?? null,
        bankStatementEntryID: about.bankStatementEntryID ?? null,
        processorReportID: about.processorReportID ?? null,
        previousHash: previous.hash,
        createdAt,
      }
      previous = { line, sequence: entry.sequence, hash: hashOf(entry) }
      return { ...entry, hash: previous.hash }
    })
  await insertRows(manager, LedgerEntry, ...entries)
  await addToBalances(manager, line, entries)
  return postingID
}

const lastRow = 'ORDER BY "sequence" DESC LIMIT 1'

async function lastOf(manager: EntityManager, clientID?: string): Promise<Head> {
  if (!clientID) return lastIn(manager, 0)
  const lineOf = '(SELECT "ledgerLine" FROM "clients" WHERE "clientID" = $1)'
  const [last] = await readColumns(manager, LedgerEntry, headColumns, `WHERE "line" = ${lineOf} ${lastRow}`, [clientID])
  if (last) learnLine(clientID, last.line)
  if (last) return last
  const client = await findRow(manager, Client, { clientID })
  if (client) learnLine(clientID, client.ledgerLine)
  return lastIn(manager, client?.ledgerLine ?? 0)
}

const headColumns = ['line', 'sequence', 'hash'] as const

export async function lastIn(manager: EntityManager, line: number): Promise<Head> {
  const [last] = await readColumns(manager, LedgerEntry, headColumns, `WHERE "line" = $1 ${lastRow}`, [line])
  return last ?? { line, sequence: 0, hash: firstHash }
}

function ownerIn(about: About, [account, , named]: Line): string {
  const kind = ownerOfAccount[account]
  const owner = {
    client: about.clientID,
    processor_account: about.processorAccountID,
    bank_account: about.bankAccountID,
  }
  const ownerID = kind === 'platform' ? '' : (named ?? owner[kind])
  if (ownerID === undefined) throw new Error(`A line of ${account} names no ${kind}`)
  return ownerID
}

async function addToBalances(manager: EntityManager, line: number, entries: LedgerEntry[]): Promise<void> {
  // PostgreSQL updates a row once in a statement, and a posting may have two lines on one account.
  const sums = new Map<string, [string, string, string, number, number]>()
  for (const entry of entries) {
    const [owner, account] = [ownerOf(entry), nameIn(entry.mode, entry.account)]
    const key = `${owner} ${account} ${entry.currency}`
    const sum = sums.get(key) ?? [owner, account, entry.currency, 0, 0]
    sum[entry.amount > 0 ? 3 : 4] += Math.abs(entry.amount)
    sums.set(key, sum)
  }
  const { table, key } = balancesOf(line)
  const values = [...sums.values()].flatMap((sum) => (line === 0 ? sum : [line, ...sum]))
  const columns = [...key, '"debit"', '"credit"']
  const rows = Array.from(
    sums,
    (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`,
  )
  await write(
    manager,
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.join(', ')} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ` +
      `"debit" = ${table}."debit" + excluded."debit", "credit" = ${table}."credit" + excluded."credit"`,
    values,
  )
}

const accountKey = ['"clientID"', '"account"', '"currency"']

/** Line 0 has a table of its own, which the version before writes as well. */
export const balancesOf = (line: number) =>
  line === 0
    ? { table: '"ledger_balances"', key: accountKey }
    : { table: '"ledger_line_balances"', key: ['"line"', ...accountKey] }
