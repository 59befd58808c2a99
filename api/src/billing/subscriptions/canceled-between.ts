import { boundsOf } from '#contract/months.js'

/** When the customer canceled. A process of the version before notes no time. */
export const feedbackTime =
  'COALESCE("subscription"."cancellationFeedbackAt", "subscription"."canceledAt", "subscription"."updatedAt")'

export const isByCustomer = '"subscription"."cancellationFeedback" IS NOT NULL'

/** SQL for what customers canceled themselves in these months. On a test clock, months are not those of the merchant. */
export function canceledBetween(firstMonth?: string, lastMonth?: string): string {
  // The times are our own numbers.
  const from = firstMonth ? ` AND ${feedbackTime} >= ${boundsOf(firstMonth).from.getTime()}` : ''
  const to = lastMonth ? ` AND ${feedbackTime} < ${boundsOf(lastMonth).to.getTime()}` : ''
  return `${isByCustomer} AND "subscription"."testClockID" IS NULL${from}${to}`
}
