import { disputeReminders } from '#contract/dispute-reminders.js'

/** How many reminders were due before `now`: a dispute that opens with five days left gets no mail about seven. */
export const remindersPast = (evidenceDueAt: Date | null, now: Date): number =>
  evidenceDueAt
    ? disputeReminders.filter(({ beforeMs }) => evidenceDueAt.getTime() - now.getTime() <= beforeMs).length
    : 0
