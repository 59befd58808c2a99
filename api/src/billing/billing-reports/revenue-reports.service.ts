import { Injectable } from '@nestjs/common'
import type {
  ChurnMonthView,
  ChurnView,
  CohortView,
  ReadChurn,
  ReadRecurringRevenue,
  ReadRetention,
  RecurringRevenueView,
  RetentionView,
  RevenueMonthView,
} from '#contract/billing-reports.js'
import { boundsOf } from '#contract/months.js'
import { type RevenueKind, revenueKinds } from '#contract/revenue-kinds.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own } from '../../platform/http/addressed.js'
import { halfEven } from '../invoices/invoice-sums.js'
import { monthsOf, positionAmong } from './report-months.js'

interface Sum {
  cohort: number
  month: number
  kind: RevenueKind
  movements: number
  /** How many charged subscriptions more there are after them. */
  subscriptions: number
  change: number
}

type Months = Pick<ReadRecurringRevenue, 'currency' | 'firstMonth' | 'lastMonth'>

/** One statement sums up all movements of a currency; the rest is arithmetic on at most a few thousand sums. */
@Injectable()
export class RevenueReports {
  constructor(private readonly database: Database) {}

  async recurring({ clientID, mode }: Own, query: ReadRecurringRevenue): Promise<RecurringRevenueView> {
    const months = await this.months({ clientID, mode }, query)
    return { clientID, mode, currency: query.currency, months }
  }

  async churn({ clientID, mode }: Own, query: ReadChurn): Promise<ChurnView> {
    const months = monthsOf(query)
    const sums = await this.sums({ clientID, mode }, query, months, false)
    const revenue = revenueMonths(months, sums)
    const churned = months.map((month, at): ChurnMonthView => {
      const before = sums.filter((sum) => sum.month < at)
      const lost = sums.filter((sum) => sum.month === at && sum.kind === 'churn')
      const openingSubscriptions = subscriptionsOf(before)
      const canceledSubscriptions = lost.reduce((sum, { movements }) => sum + movements, 0)
      const openingRevenue = revenue[at]?.opening ?? 0
      const canceledRevenue = -changeOf(lost)
      return {
        ...{ month, openingSubscriptions, canceledSubscriptions, openingRevenue, canceledRevenue },
        subscriptionChurnHundredths: hundredthsOf(canceledSubscriptions, openingSubscriptions),
        revenueChurnHundredths: hundredthsOf(canceledRevenue, openingRevenue),
      }
    })
    return { clientID, mode, currency: query.currency, months: churned }
  }

  async retention({ clientID, mode }: Own, query: ReadRetention): Promise<RetentionView> {
    const months = monthsOf(query)
    const sums = await this.sums({ clientID, mode }, query, months, true)
    const cohorts = months.flatMap((cohort, first): CohortView[] => {
      const own = sums.filter((sum) => sum.cohort === first)
      const begun = own.filter(({ kind }) => kind === 'new').reduce((sum, { movements }) => sum + movements, 0)
      if (begun === 0) return []
      const lived = months.slice(first).map((month, after) => {
        const until = own.filter((sum) => sum.month <= first + after)
        return { month, subscriptions: subscriptionsOf(until), revenue: changeOf(until) }
      })
      return [{ cohort, subscriptions: begun, months: lived }]
    })
    return { clientID, mode, currency: query.currency, cohorts }
  }

  private async months(own: Own, query: Months): Promise<RevenueMonthView[]> {
    const months = monthsOf(query)
    return revenueMonths(months, await this.sums(own, query, months, false))
  }

  private async sums(
    { clientID, mode }: Own,
    { currency }: Months,
    months: readonly string[],
    byCohort: boolean,
  ): Promise<Sum[]> {
    const end = boundsOf(months.at(-1) ?? '').to.getTime()
    const cohort = byCohort ? positionAmong(months, '"startedAt"') : '0'
    const rows = await this.database.list((manager) =>
      manager.query<Record<keyof Sum, string>[]>(
        `SELECT ${cohort} AS "cohort", ${positionAmong(months, '"createdAt"')} AS "month", "kind",
         COUNT(*) AS "movements", SUM("monthlyAfter" - "monthlyBefore") AS "change",
         SUM(CASE WHEN "monthlyBefore" = 0 THEN 1 WHEN "monthlyAfter" = 0 THEN -1 ELSE 0 END) AS "subscriptions"
         FROM "revenue_movements" WHERE "clientID" = $1 AND ${inMode(mode)} AND "currency" = $2 AND "createdAt" < $3
         GROUP BY 1, 2, 3`,
        [clientID, currency, end],
      ),
    )
    return rows.map((row) => ({
      ...{ cohort: Number(row.cohort), month: Number(row.month), kind: row.kind as RevenueKind },
      ...{ movements: Number(row.movements), subscriptions: Number(row.subscriptions), change: Number(row.change) },
    }))
  }
}

function revenueMonths(months: readonly string[], sums: readonly Sum[]): RevenueMonthView[] {
  return months.map((month, at) => {
    const until = sums.filter((sum) => sum.month <= at)
    const during = until.filter((sum) => sum.month === at)
    const of = (kind: RevenueKind) => changeOf(during.filter((sum) => sum.kind === kind))
    const changes = Object.fromEntries(revenueKinds.map((kind) => [kind, of(kind)])) as Record<RevenueKind, number>
    const closing = changeOf(until)
    return { month, opening: closing - changeOf(during), ...changes, closing, subscriptions: subscriptionsOf(until) }
  })
}

const changeOf = (sums: readonly Sum[]): number => sums.reduce((total, { change }) => total + change, 0)

/** At a price of 0 a subscription is not charged, so it does not count. */
const subscriptionsOf = (sums: readonly Sum[]): number =>
  sums.reduce((total, { subscriptions }) => total + subscriptions, 0)

const hundredthsOf = (part: number, whole: number): number | null =>
  whole > 0 ? Number(halfEven(BigInt(part) * 10_000n, BigInt(whole))) : null
