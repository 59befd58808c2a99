// Apart from the request classes, whose decorators a browser must not load.

/** Whether the payee’s bank knows the account under its holder’s name. */
export const payeeOutcomes = ['match', 'close_match', 'no_match', 'not_available'] as const
export type PayeeOutcome = (typeof payeeOutcomes)[number]

/** POST /payouts/:payoutID/payee-check, and part of a payout under review. */
export interface PayeeCheckView {
  /** `not_checked`: this account hasn't been checked. */
  outcome: PayeeOutcome | 'not_checked'
  /** For a close match: the name that the bank has. */
  name: string | null
  provider: string | null
  checkedAt: string | null
  /** Whether a provider is set up in this mode. */
  canAsk: boolean
}
