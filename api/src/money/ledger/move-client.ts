import type { EntityManager } from 'typeorm'
import { type LedgerAccount, ledgerAccounts, ownerOfAccount } from '#contract/ledger-accounts.js'
import { type Mode, modes, nameIn } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { Client } from '../../people/clients/client.entity.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { balancesOf, lastIn, postIn } from './post.js'
import type { Line } from './postings.js'

export interface Move {
  clientID: string
  from: number
  to: number
}

interface Standing {
  mode: Mode
  currency: Currency
  account: LedgerAccount
  amount: number
}

const clientAccounts = ledgerAccounts.filter((account) => ownerOfAccount[account] === 'client')
const named = new Map(
  modes.flatMap((mode) => clientAccounts.map((account) => [nameIn(mode, account), { mode, account }] as const)),
)
const listed = (names: Iterable<string>): string => Array.from(names, (name) => `'${name}'`).join(', ')

async function standingsIn(manager: EntityManager, clientID: string, line: number): Promise<Standing[]> {
  const { table } = balancesOf(line)
  const rows = await manager.query<{ account: never; currency: Currency; debit: string; credit: string }[]>(
    `SELECT "account", "currency", "debit", "credit" FROM ${table}
     WHERE "clientID" = $1 AND "account" IN (${listed(named.keys())}) ${line === 0 ? '' : `AND "line" = ${line}`}
     ORDER BY "currency", "account"`,
    [clientID],
  )
  return rows.flatMap(({ account: stored, currency, debit, credit }) => {
    const known = named.get(stored)
    const amount = Number(debit) - Number(credit)
    return known && amount !== 0 ? [{ ...known, currency, amount }] : []
  })
}

async function sumsIn(manager: EntityManager, clientID: string, line: number): Promise<Standing[]> {
  const rows = await manager.query<{ mode: Mode; currency: Currency; account: LedgerAccount; amount: string }[]>(
    `SELECT "mode", "currency", "account", SUM("amount") AS "amount" FROM "ledger_entries"
     WHERE "clientID" = $1 AND "line" = $2 AND "account" IN (${listed(clientAccounts)})
     GROUP BY "mode", "currency", "account"`,
    [clientID, line],
  )
  return rows.map((row) => ({ ...row, amount: Number(row.amount) })).filter(({ amount }) => amount !== 0)
}

const textOf = (standings: Standing[]): string =>
  standings
    .map(({ mode, currency, account, amount }) => `${mode} ${account} ${amount} ${currency}`)
    .sort()
    .join(', ')

export async function standingFault(manager: EntityManager, clientID: string, line: number): Promise<string | null> {
  const isWhole = await manager.query<object[]>(
    `SELECT 1 AS "one" FROM "ledger_entries" WHERE "line" = ${line} AND "sequence" = 1`,
  )
  if (isWhole.length === 0) return null
  const [stored, made] = [await standingsIn(manager, clientID, line), await sumsIn(manager, clientID, line)].map(textOf)
  return stored === made ? null : `${clientID} has ${stored || 'nothing'} in line ${line}, but its entries make ${made}`
}

/** To be called in both lines: closes the client's accounts in one and opens them in the other, or does nothing if it has gone already. */
export async function moveClient(manager: EntityManager, { clientID, from, to }: Move): Promise<boolean> {
  const lock = manager.connection.options.type === 'postgres' ? 'FOR UPDATE' : ''
  const client = await findRow(manager, Client, { clientID }, lock)
  if (client?.ledgerLine !== from) return false
  const standings = await standingsIn(manager, clientID, from)
  for (const [key, some] of Map.groupBy(standings, ({ mode, currency }) => `${mode} ${currency}`)) {
    const [mode, currency] = key.split(' ') as [Mode, Currency]
    const about = { mode, currency, clientID }
    const lines = some.map(({ account, amount }): Line => [account, amount])
    const sum = some.reduce((total, { amount }) => total + amount, 0)
    const closing = lines.map(([account, amount]): Line => [account, -amount])
    await postIn(manager, await lastIn(manager, from), {
      ...{ kind: 'line_closed', about, lines: [...closing, ['line_transit', sum]] },
    })
    await postIn(manager, await lastIn(manager, to), {
      ...{ kind: 'line_opened', about, lines: [...lines, ['line_transit', -sum]] },
    })
  }
  await updateRow(manager, Client, { clientID }, { ledgerLine: to })
  return true
}
