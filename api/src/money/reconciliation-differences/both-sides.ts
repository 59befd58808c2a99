import type { EntityManager } from 'typeorm'
import { type Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { Dispute } from '../disputes/dispute.entity.js'
import { Refund } from '../refunds/refund.entity.js'
import { aboutOf } from './subjects.js'

export interface Compared {
  processorAccountID: string
  mode: Mode
  currency: Currency
  subject: string
}

export interface Side {
  amount: number
  count: number
  since: Date | null
}

type Raw = { amount: number | string | null; count: number | string; since: number | string | null }

const sideOf = (row: Raw | undefined): Side => ({
  amount: Number(row?.amount ?? 0),
  count: Number(row?.count ?? 0),
  since: row && row.since !== null ? new Date(Number(row.since)) : null,
})

/** In the currency of the payment, which its processor may have settled in another one. */
export async function theirSide(manager: EntityManager, compared: Compared): Promise<Side> {
  const [row] = await manager.query<Raw[]>(
    `SELECT SUM(COALESCE("chargedAmount", "gross")) AS "amount", COUNT(*) AS "count", MIN("occurredAt") AS "since" FROM "processor_report_rows"
     WHERE "processorAccountID" = $1 AND "subject" = $2 AND COALESCE("chargedCurrency", "currency") = $3`,
    [compared.processorAccountID, compared.subject, compared.currency],
  )
  return sideOf(row)
}

/** What the ledger says that the account owes us for it. Before accounts had owners an entry named none. */
export async function ourSide(manager: EntityManager, compared: Compared): Promise<Side> {
  const { from, values } = await ownEntries(manager, compared)
  const [row] = await manager.query<Raw[]>(
    `SELECT SUM("amount") AS "amount", COUNT(*) AS "count", MIN("createdAt") AS "since" ${from}`,
    values,
  )
  return sideOf(row)
}

/** Since when the ledger says more, if the processor still reports what the ledger said before; otherwise null. */
export async function toldBefore(manager: EntityManager, compared: Compared, told: number): Promise<Date | null> {
  const own = await ownEntries(manager, compared)
  const entries = await manager.query<{ amount: number | string; createdAt: number | string }[]>(
    `SELECT "amount", "createdAt" ${own.from} ORDER BY "createdAt", "sequence"`,
    own.values,
  )
  let sum = 0
  let since: Date | null = null
  for (const [at, { amount }] of entries.entries()) {
    sum += Number(amount)
    const next = entries[at + 1]
    if (sum === told && next) since = new Date(Number(next.createdAt))
  }
  return since
}

async function ownEntries(
  manager: EntityManager,
  { processorAccountID, mode, currency, subject }: Compared,
): Promise<{ from: string; values: string[] }> {
  const about = aboutOf(subject)
  const account = [processorAccountID, mode, currency]
  if (about === 'row') return { from: `FROM (${adjusted(4)}) "entries"`, values: [...account, subject] }
  const [where, values] = await entriesOf(manager, about, subject)
  const owner = about === 'settlement' ? `"ownerID" = $1` : `"ownerID" IN ($1, '')`
  const posted = `SELECT "amount", "createdAt", "sequence" FROM "ledger_entries"
     WHERE "account" = 'processor_clearing' AND ${owner} AND "mode" = $2 AND "currency" = $3 AND ${where}`
  const from = `FROM (${posted} UNION ALL ${adjusted(4 + values.length)}) "entries"`
  return { from, values: [...account, ...values, subject] }
}

/** What two people agreed to about it: those postings name no payment, and the adjustment names them. */
const adjusted = (subjectAt: number): string => `SELECT "amount", "endedAt" AS "createdAt", 0 AS "sequence"
  FROM "reconciliation_adjustments" WHERE "processorAccountID" = $1 AND "mode" = $2 AND "currency" = $3
  AND "subject" = $${subjectAt} AND "status" = 'approved'`

async function entriesOf(manager: EntityManager, about: string, subject: string): Promise<[string, string[]]> {
  switch (about) {
    case 'refund':
      return [`"transactionID" = $4 AND "refundID" = $5`, [await paymentOfRefund(manager, subject), subject]]
    case 'dispute':
      return [`"transactionID" = $4 AND "disputeID" = $5`, [await paymentOfDispute(manager, subject), subject]]
    case 'payout':
      return [`"payoutID" = $4`, [subject]]
    case 'settlement':
      return [`"bankStatementEntryID" IS NOT NULL`, []]
    default:
      return [`"transactionID" = $4 AND "refundID" IS NULL AND "disputeID" IS NULL`, [subject]]
  }
}

const paymentOfRefund = async (manager: EntityManager, refundID: string): Promise<string> =>
  (await manager.findOneBy(Refund, { refundID }))?.transactionID ?? ''

const paymentOfDispute = async (manager: EntityManager, disputeID: string): Promise<string> =>
  (await manager.findOneBy(Dispute, { disputeID }))?.transactionID ?? ''
