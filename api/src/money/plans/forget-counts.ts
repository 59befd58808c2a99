import type { EntityManager } from 'typeorm'
import { standardPlanID } from '#contract/plan-terms.js'
import { write } from '../../platform/database/rows.js'

/** To be named in `writeInLine` by units that count, or on PostgreSQL they would take turns by losing. */
export const countsLine = 'payment_counts'

// By the name of the table: its room stands above this one.

/** In the unit that changes what a client is limited by: its next payment counts anew. */
export async function forgetCountsOf(manager: EntityManager, clientID: string): Promise<void> {
  await write(manager, 'DELETE FROM "payment_counts" WHERE "clientID" = $1', [clientID])
}

export async function forgetCountsOnPlan(manager: EntityManager, planID: string): Promise<void> {
  const planOf = `(SELECT CASE WHEN "terms"."ownTerms" IS NULL THEN COALESCE("terms"."planID", '${standardPlanID}') ELSE '' END
    FROM "client_terms" AS "terms" WHERE "terms"."clientID" = "payment_counts"."clientID")`
  await write(manager, `DELETE FROM "payment_counts" WHERE COALESCE(${planOf}, '${standardPlanID}') = $1`, [planID])
}
