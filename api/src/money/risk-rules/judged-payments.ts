import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { RiskFacts } from '#contract/risk.js'
import { inMode } from '../../platform/database/in-mode.js'
import { methodNameAt } from '../routing/account-takes.js'
import { countryCodeOf } from './countries.js'

export interface JudgedPayment extends RiskFacts {
  transactionID: string
  at: Date
  isDisputed: boolean
}

interface Row {
  transactionID: string
  clientID: string
  country: string | null
  currency: Currency
  amount: string | number
  processor: string
  cardCountry: string | null
  cardFingerprint: string | null
  cardToldLater: number
  payerEmailAddress: string | null
  payerAddress: string | null
  createdAt: string | number
  disputes: string | number
}

const own = [
  'transactionID',
  'clientID',
  'currency',
  'amount',
  'processor',
  'cardCountry',
  'cardFingerprint',
  'cardToldLater',
]
const columns = [...own, 'payerEmailAddress', 'payerAddress', 'createdAt'].map((name) => `t."${name}"`).join(', ')
// Read from the tables by their names: the rooms of payments and disputes stand above this one.
const select = `SELECT ${columns}, c."country" AS "country",
  (SELECT COUNT(*) FROM "disputes" d WHERE d."transactionID" = t."transactionID") AS "disputes"
  FROM "transactions" t JOIN "clients" c ON c."clientID" = t."clientID"`

export async function newestPayments(manager: EntityManager, mode: Mode, count: number): Promise<JudgedPayment[]> {
  const newest = `(SELECT "transactionID" FROM "transactions" WHERE ${inMode(mode)}
    ORDER BY "createdAt" DESC, "transactionID" DESC LIMIT ${count})`
  const rows = await manager.query<Row[]>(
    `${select} WHERE t."transactionID" IN ${newest} ORDER BY t."createdAt" DESC, t."transactionID" DESC`,
  )
  return rows.map((row) => judged(row, mode))
}

export async function findPayment(
  manager: EntityManager,
  mode: Mode,
  transactionID: string,
): Promise<JudgedPayment | null> {
  const rows = await manager.query<Row[]>(`${select} WHERE t."transactionID" = $1 AND t.${inMode(mode)}`, [
    transactionID,
  ])
  const [row] = rows
  return row ? judged(row, mode) : null
}

export async function disputedPayments(
  manager: EntityManager,
  mode: Mode,
  disputeIDs: string[],
): Promise<{ disputeID: string; payment: JudgedPayment }[]> {
  const marks = disputeIDs.map((_, at) => `$${at + 1}`).join(', ')
  const disputed = `${select.replace('SELECT', 'SELECT x."disputeID" AS "disputeID",')}
    JOIN "disputes" x ON x."transactionID" = t."transactionID"`
  const rows = await manager.query<(Row & { disputeID: string })[]>(
    `${disputed} WHERE x."disputeID" IN (${marks}) AND t.${inMode(mode)}`,
    disputeIDs,
  )
  return rows.map((row) => ({ disputeID: row.disputeID, payment: judged(row, mode) }))
}

const judged = (row: Row, mode: Mode): JudgedPayment => ({
  transactionID: row.transactionID,
  mode,
  clientID: row.clientID,
  clientCountry: countryCodeOf(row.country),
  currency: row.currency,
  amount: Number(row.amount),
  method: methodNameAt(row.processor),
  // What was told later was not known when the rules decided.
  cardCountry: row.cardToldLater ? null : row.cardCountry,
  cardFingerprint: row.cardToldLater ? null : row.cardFingerprint,
  email: row.payerEmailAddress,
  ipAddress: row.payerAddress,
  at: new Date(Number(row.createdAt)),
  isDisputed: Number(row.disputes) > 0,
})
