const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** After so long something that should settle by itself is shown to staff, and counts as an alarm. */
export const attentionAfterMs = {
  /** A call that the processor keeps calling pending: a transfer between banks takes up to two weeks. */
  pendingCall: 14 * dayMs,
  /** A saved payment method that was removed here, until its processor has confirmed it. */
  removal: dayMs,
  /** A card that a customer saves without a payment, until its processor has answered. */
  setup: hourMs,
  /** How long a setup is shown after it was given up. */
  setupGivenUp: 7 * dayMs,
  /** A subaccount that takes no payments, until that counts as an alarm. */
  subaccount: dayMs,
  /** How long before its deadline a dispute without evidence is shown. */
  evidenceBefore: 2 * dayMs,
  /** An approved payout that no bank file contains. */
  unsentPayout: 2 * dayMs,
  /** A payout in a bank's file that no statement mentions; a weekend and a holiday are shorter. */
  bankPayout: 5 * dayMs,
  /** A payout through a processor. */
  processorPayout: 2 * dayMs,
  /** Money that a processor says it sent to a bank account. */
  settlement: 5 * dayMs,
  /** A difference between the books and a report, from when it counts. */
  difference: dayMs,
  /** An adjustment of a difference that another person has to approve or reject. */
  adjustment: dayMs,
  /** A report of a processor that should be there every hour. */
  reports: dayMs,
  /** Statements of a bank account whose last one ended so long ago. */
  statements: 5 * dayMs,
} as const

/** So many of a kind are shown at once, and so many are counted. */
export const attentionShown = 20
export const attentionCounted = 100
/** How far back payouts of a processor are compared with the bank's entries, one by one. */
export const settlementLookbackMs = 180 * dayMs
export const settlementRowsMax = 2_000
