import { Injectable } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { sandboxCostHundredths } from '#contract/sandbox.js'
import type { ReportRowKind } from '#contract/report-kinds.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../../platform/database/database.js'
import type { UsedAccount } from '../port/used-account.js'
import type { ReportFrom, ReportPage, ReportRow } from '../port/report.js'

interface Moved {
  entryID: string
  kind: string
  mode: Mode
  currency: Currency
  createdAt: number | string
  transactionID: string | null
  refundID: string | null
  disputeID: string | null
  payoutID: string | null
  amount: number | string | null
}

const rowsOnPage = 100
/** Processes differ in their clocks, so an entry may come that is older than the last one. */
const overlapMs = 60_000
const kinds: Record<string, [ReportRowKind, sign: number]> = {
  payment: ['payment', 1],
  refund: ['refund', -1],
  refund_failed: ['refund', 1],
  dispute_lost: ['dispute', -1],
  payout_paid: ['payout', -1],
  payout_returned: ['payout', 1],
}

/** The sandbox keeps no calls: what happened is read from the ledger, and amounts from the objects themselves. */
@Injectable()
export class SandboxReport {
  constructor(private readonly database: Database) {}

  async read({ processorAccountID }: UsedAccount, { cursor }: ReportFrom): Promise<ReportPage> {
    // Entries from before accounts had owners name none, and come first.
    const [owner = '', at = '0', id = ''] = cursor?.split(' ') ?? []
    const toldUntil = clock.now()
    const moved = await this.database.read.query<Moved[]>(
      `SELECT "entry"."entryID" AS "entryID", "entry"."kind" AS "kind", "entry"."mode" AS "mode", "entry"."currency" AS "currency",
        "entry"."createdAt" AS "createdAt", "entry"."transactionID" AS "transactionID", "entry"."refundID" AS "refundID",
        "entry"."disputeID" AS "disputeID", "entry"."payoutID" AS "payoutID",
        COALESCE("payout"."amount", "dispute"."amount", "refund"."amount", "txn"."amountCaptured") AS "amount"
       FROM "ledger_entries" "entry"
       LEFT JOIN "payouts" "payout" ON "payout"."payoutID" = "entry"."payoutID"
       LEFT JOIN "disputes" "dispute" ON "dispute"."disputeID" = "entry"."disputeID"
       LEFT JOIN "refunds" "refund" ON "refund"."refundID" = "entry"."refundID"
       LEFT JOIN "transactions" "txn" ON "txn"."transactionID" = "entry"."transactionID"
       WHERE "entry"."ownerID" = $1 AND ($1 <> '' OR "txn"."processorAccountID" = $2)
        AND "entry"."account" IN ('processor_clearing', 'bank', 'suspense') AND ("entry"."createdAt", "entry"."entryID") > ($3, $4)
       ORDER BY "entry"."createdAt", "entry"."entryID" LIMIT ${rowsOnPage}`,
      [owner, processorAccountID, Number(at), id],
    )
    const last = moved.at(-1)
    const isEnd = moved.length < rowsOnPage
    const page = { outcome: 'read', rows: moved.flatMap(rowOf), toldUntil } as const
    if (last && !isEnd) return { ...page, cursor: `${owner} ${last.createdAt} ${last.entryID}`, isLast: false }
    if (owner === '') return { ...page, cursor: `${processorAccountID} 0 `, isLast: false }
    return { ...page, cursor: `${owner} ${toldUntil.getTime() - overlapMs} `, isLast: true }
  }
}

// Costs were posted from this report itself, and the sandbox does not know what a bank has booked.
function rowOf(moved: Moved): ReportRow[] {
  const [kind, sign] = kinds[moved.kind] ?? []
  if (!kind || !sign || moved.amount === null) return []
  const { entryID, currency, mode, transactionID, refundID, payoutID } = moved
  const gross = sign * Number(moved.amount)
  const fee = kind === 'payment' ? Math.round((gross * sandboxCostHundredths) / 10_000) : 0
  const reference = { payment: transactionID, refund: refundID, payout: payoutID }[kind as 'payment'] ?? null
  return [
    {
      ...{ rowID: entryID.replace(/^ent_/, 'sbx_bal_'), kind, currency, mode, gross, fee, net: gross - fee },
      ...(reference && { reference }),
      ...(transactionID && { payment: { reference: transactionID } }),
      occurredAt: new Date(Number(moved.createdAt)),
    },
  ]
}
