import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { AgingView, ListAgedInvoices, ReadAging } from '#contract/billing-reports.js'
import { clock } from '#contract/clock.js'
import type { InvoiceSummaryView } from '#contract/invoices.js'
import { type AgingBucket, agingBuckets } from '#contract/revenue-kinds.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own } from '../../platform/http/addressed.js'
import { readPage } from '../../platform/lists/page.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { viewSummary } from '../invoices/invoice.view.js'
import { InvoicesService } from '../invoices/invoices.service.js'

const dayMs = 86_400_000

/** Days overdue: more than the first number, and at most the second one. */
const daysOf: Record<AgingBucket, readonly [after: number | null, upTo: number | null]> = {
  not_due: [null, 0],
  days_1_30: [0, 30],
  days_31_60: [30, 60],
  days_61_90: [60, 90],
  over_90_days: [90, null],
}

interface BucketRow {
  bucket: AgingBucket
  invoices: string
  amountDue: string
}

@Injectable()
export class AgingReport {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesService,
  ) {}

  async read({ clientID, mode }: Own, { currency, at: day }: ReadAging): Promise<AgingView> {
    const at = timeAt(day)
    const rows = await this.database.list((manager) =>
      manager.query<BucketRow[]>(
        `SELECT ${bucketAt(at)} AS "bucket", COUNT(*) AS "invoices",
         SUM("total" - "amountCredited" - ("amountPaid" - "amountReturned")) AS "amountDue"
         FROM "invoices" WHERE "clientID" = $1 AND ${inMode(mode)} AND "status" = 'open' AND "currency" = $2
         GROUP BY 1`,
        [clientID, currency],
      ),
    )
    const buckets = agingBuckets.map((bucket) => {
      const row = rows.find((found) => found.bucket === bucket)
      return { bucket, invoices: Number(row?.invoices ?? 0), amountDue: Number(row?.amountDue ?? 0) }
    })
    const sumOf = (name: 'invoices' | 'amountDue') => buckets.reduce((sum, bucket) => sum + bucket[name], 0)
    const sums = { invoices: sumOf('invoices'), amountDue: sumOf('amountDue') }
    return { clientID, mode, currency, at: new Date(at).toISOString(), buckets, ...sums }
  }

  list({ clientID, mode }: Own, { currency, at: day, bucket, ...query }: ListAgedInvoices) {
    const at = timeAt(day)
    const [after, upTo] = bucket ? daysOf[bucket] : [null, null]
    return this.database.list((manager): Promise<Page<InvoiceSummaryView>> => {
      const builder = manager
        .createQueryBuilder(Invoice, 'invoice')
        .where('invoice.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'invoice'))
        .andWhere(`invoice.status = 'open' AND invoice.currency = :currency`, { currency })
      if (after !== null) builder.andWhere('invoice.dueAt < :before', { before: at - after * dayMs })
      if (upTo !== null) builder.andWhere('invoice.dueAt >= :since', { since: at - upTo * dayMs })
      return readPage(builder, 'invoice', 'invoiceID', query, (invoice) => viewSummary(invoice, this.invoices.origin))
    })
  }
}

/** The end of the day. */
const timeAt = (day: string | undefined): number =>
  day === undefined ? clock.time() : Date.parse(`${day}T00:00:00.000Z`) + dayMs

function bucketAt(at: number): string {
  const cases = agingBuckets.flatMap((bucket) => {
    const [, upTo] = daysOf[bucket]
    return upTo === null ? [] : [`WHEN "dueAt" >= ${at - upTo * dayMs} THEN '${bucket}'`]
  })
  return `CASE ${cases.join(' ')} ELSE 'over_90_days' END`
}
