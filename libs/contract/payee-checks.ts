// Apart from the request classes, whose decorators a browser must not load.

/** Whether the payee’s bank knows the account under its holder’s name. */
export const payeeOutcomes = ['match', 'close_match', 'no_match', 'not_available'] as const
export type PayeeOutcome = (typeof payeeOutcomes)[number]

/** POST /payouts/:payoutID/payee-check, and part of a payout as a checker sees it. */
export interface PayeeCheckView {
  /** `not_checked`: this account has not been checked. */
  outcome: PayeeOutcome | 'not_checked'
  /** Of a close match: the name that the bank has. */
  name: string | null
  provider: string | null
  checkedAt: string | null
  /** A provider can be asked in this mode. */
  canAsk: boolean
}
