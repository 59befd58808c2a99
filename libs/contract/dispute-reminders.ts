const dayMs = 86_400_000

/** What is left until the deadline for evidence when owners get a mail about it, the earliest mail first. */
export const disputeReminders = [
  { left: 'week', beforeMs: 7 * dayMs },
  { left: 'two_days', beforeMs: 2 * dayMs },
  { left: 'last_day', beforeMs: dayMs },
] as const

export const disputeReminderPollMs = 60_000
export const disputeReminderBatch = 100
