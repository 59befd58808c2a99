import { Injectable } from '@nestjs/common'
import { type CancellationFeedback, cancellationFeedbacks } from '#contract/billing-choices.js'
import type { CancellationsView } from '#contract/billing-reports.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own } from '../../platform/http/addressed.js'

@Injectable()
export class CancellationReport {
  constructor(private readonly database: Database) {}

  async read({ clientID, mode }: Own): Promise<CancellationsView> {
    const rows = await this.database.list((manager) =>
      manager.query<{ feedback: CancellationFeedback; subscriptions: string }[]>(
        `SELECT "cancellationFeedback" AS "feedback", COUNT(*) AS "subscriptions" FROM "subscriptions"
         WHERE "clientID" = $1 AND ${inMode(mode)} AND "cancellationFeedback" IS NOT NULL GROUP BY 1`,
        [clientID],
      ),
    )
    const reasons = cancellationFeedbacks.map((feedback) => {
      const row = rows.find((found) => found.feedback === feedback)
      return { feedback, subscriptions: Number(row?.subscriptions ?? 0) }
    })
    const subscriptions = reasons.reduce((sum, reason) => sum + reason.subscriptions, 0)
    return { clientID, mode, reasons, subscriptions }
  }
}
