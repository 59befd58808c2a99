import { Injectable } from '@nestjs/common'
import { type CancellationFeedback, cancellationFeedbacks } from '#contract/billing-choices.js'
import type { CancellationReasonView, CancellationsView, ReadCancellations } from '#contract/billing-reports.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own } from '../../platform/http/addressed.js'
import { canceledBetween, feedbackTime, isByCustomer } from '../subscriptions/canceled-between.js'
import { monthsOf, positionAmong } from './report-months.js'

interface Sum {
  feedback: CancellationFeedback
  month: number
  subscriptions: number
}

@Injectable()
export class CancellationReport {
  constructor(private readonly database: Database) {}

  async read({ clientID, mode }: Own, { firstMonth, lastMonth }: ReadCancellations): Promise<CancellationsView> {
    const isByMonth = firstMonth !== undefined || lastMonth !== undefined
    const months = isByMonth ? monthsOf({ firstMonth: firstMonth ?? '', lastMonth: lastMonth ?? '' }) : []
    const sums = await this.sums({ clientID, mode }, months)
    const byMonth = months.map((month, at) => ({ month, ...countsOf(sums.filter((sum) => sum.month === at)) }))
    return { clientID, mode, ...countsOf(sums), months: byMonth }
  }

  private async sums({ clientID, mode }: Own, months: readonly string[]): Promise<Sum[]> {
    const isByMonth = months.length > 0
    const counted = isByMonth ? canceledBetween(months[0], months.at(-1)) : isByCustomer
    const rows = await this.database.list((manager) =>
      manager.query<Record<keyof Sum, string>[]>(
        `SELECT "cancellationFeedback" AS "feedback", ${isByMonth ? positionAmong(months, feedbackTime) : '0'} AS "month",
         COUNT(*) AS "subscriptions" FROM "subscriptions" "subscription"
         WHERE "clientID" = $1 AND ${inMode(mode)} AND ${counted} GROUP BY 1, 2`,
        [clientID],
      ),
    )
    return rows.map(({ feedback, month, subscriptions }) => ({
      ...{ feedback: feedback as CancellationFeedback, month: Number(month), subscriptions: Number(subscriptions) },
    }))
  }
}

function countsOf(sums: readonly Sum[]): { reasons: CancellationReasonView[]; subscriptions: number } {
  const totalOf = (counted: readonly Sum[]) => counted.reduce((total, { subscriptions }) => total + subscriptions, 0)
  const reasons = cancellationFeedbacks.map((feedback) => ({
    ...{ feedback, subscriptions: totalOf(sums.filter((sum) => sum.feedback === feedback)) },
  }))
  return { reasons, subscriptions: totalOf(sums) }
}
