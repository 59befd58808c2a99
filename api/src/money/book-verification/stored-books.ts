import type { EntityManager } from 'typeorm'
import { ledgerAccounts, ownerOfAccount } from '#contract/ledger-accounts.js'
import type { BookAccount } from '#contract/ledger.js'
import { modes, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { type Head, headsOf } from '../ledger/ledger-lines.js'
import { storedLines } from '../ledger/stored-lines.js'
import type { Sums } from './ledger-cut.js'
import { nameOf, type Walked } from './walk-line.js'

interface Row {
  line: number
  ownerID: string
  account: BookAccount
  currency: Currency
  debit: string | number
  credit: string | number
}

export interface StoredBooks {
  /** Of every line, with 0 for one that has no entry yet. */
  heads: Head[]
  balances: Map<number, Map<string, string>>
  strayFault: string | null
}

const clientAccounts = modes.flatMap((mode) =>
  ledgerAccounts.filter((account) => ownerOfAccount[account] === 'client').map((account) => nameIn(mode, account)),
)

const columns = '"clientID" AS "ownerID", "account", "currency", "debit", "credit"'
// Each line by itself, and as text: a sum may exceed what a JavaScript number holds exactly.
const allBalances = `SELECT 0 AS "line", ${columns} FROM "ledger_balances" UNION ALL SELECT "line", ${columns} FROM "ledger_line_balances"`

export async function storedBooks(manager: EntityManager): Promise<StoredBooks> {
  const [highest] = await manager.query<{ line: number | null }[]>('SELECT MAX("line") AS "line" FROM "ledger_entries"')
  const lines = Math.max(await storedLines(manager), Number(highest?.line ?? 0) + 1)
  const found = await headsOf(manager, lines)
  const heads = Array.from(
    { length: lines },
    (_, line) => found.find((one) => one.line === line) ?? { line, sequence: 0, hash: '' },
  )
  const rows = await manager.query<Row[]>(allBalances)
  const balances = new Map(heads.map(({ line }) => [line, new Map<string, string>()]))
  for (const row of rows) {
    const line = Number(row.line)
    const known = balances.get(line) ?? new Map<string, string>()
    balances.set(line, known.set(nameOf(row), `${row.debit} debit and ${row.credit} credit`))
  }
  return { heads, balances, strayFault: await strayFault(manager) }
}

async function strayFault(manager: EntityManager): Promise<string | null> {
  const [row] = await manager.query<{ clientID: string; line: number; ledgerLine: number }[]>(
    `SELECT "clients"."clientID", "balances"."line", "clients"."ledgerLine" FROM (${allBalances}) "balances"
     JOIN "clients" ON "clients"."clientID" = "balances"."ownerID"
     WHERE "balances"."line" <> "clients"."ledgerLine" AND "balances"."debit" <> "balances"."credit"
       AND "balances"."account" IN (${clientAccounts.map((account) => `'${account}'`).join(', ')}) LIMIT 1`,
  )
  return row
    ? `${row.clientID} is booked in line ${row.ledgerLine}, but something of it stands in line ${row.line}`
    : null
}

const balancesOf = (sums: Sums): Map<string, string> =>
  new Map(Object.entries(sums).map(([name, { debit, credit }]) => [name, `${debit} debit and ${credit} credit`]))

export function balanceFault({ balances }: StoredBooks, walked: Walked[]): string | null {
  for (const [line, stored] of balances) {
    const recomputed = balancesOf(walked[line]?.sums ?? {})
    for (const name of new Set([...recomputed.keys(), ...stored.keys()])) {
      const [is, mustBe] = [stored.get(name) ?? 'nothing', recomputed.get(name) ?? 'nothing']
      const where = line === 0 ? '' : ` in line ${line}`
      if (is !== mustBe) return `the balance ${name}${where} is ${is}, but its entries make ${mustBe}`
    }
  }
  return null
}

export function transitFault(walked: Walked[]): string | null {
  const sums = new Map<string, bigint>()
  for (const line of walked)
    for (const [name, { debit, credit }] of Object.entries(line.sums))
      if (name.startsWith('line_transit')) sums.set(name, (sums.get(name) ?? 0n) + debit - credit)
  const [stray] = [...sums].filter(([, sum]) => sum !== 0n)
  return stray ? `${stray[0]} of all lines together is ${stray[1]}, and not nothing` : null
}
