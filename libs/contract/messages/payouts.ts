import type { PayoutObstacle, PayoutWarning } from '../payout-states.js'

export const revisionRequired = 'revision is required: the one of the payout as you have seen it'
export const intervalIsOneOf = (choices: readonly string[]) => `Interval is one of ${choices.join(', ')}`
export const weekdayForm = 'weekday is a whole number from 1 (Monday) to 7 (Sunday)'
export const dayOfMonthForm = 'dayOfMonth is a whole number from 1 to 31'
export const reservePercentageForm = 'The reserve is a number from 0 to 100, with at most two decimals'
export const reserveDaysForm = (most: number) => `The days of the reserve are a whole number from 0 to ${most}`
export const delayForm = (most: number) => `delayDays is a whole number from 0 to ${most}`
export const amountsForm = (name: string, most: number) =>
  `${name} are whole numbers of minor units from 0 to ${most}, by currency`

/** Shown to the checker. */
export const warningWords: Record<PayoutWarning, string> = {
  first_payout: 'The first payout to this client in this currency',
  new_account: 'Another account than the last payout',
  new_holder: 'Another account holder than the last payout',
  holder_unlike_name: 'The account holder is not named like the client',
  unusual_amount: 'Much more than the last payouts',
  account_unchecked: 'The form of this account number could not be checked',
}

export const obstacleWords: Record<PayoutObstacle, string> = {
  negative_balance: 'The balance is negative: new payments make up for it first',
  no_settlement_account: 'There is no settlement account yet',
  held: 'Payouts wait, because the settlement account or the sign-in was changed',
  paused: 'Payouts are paused, because a paper has expired',
  no_rail: 'No bank account of ours pays out this currency yet',
  suspended: 'The account is not active',
}
export const negativeSince = (time: string) =>
  `The balance has been negative since ${time}: new payments make up for it first`
export const heldUntil = (time: string) =>
  `Payouts wait until ${time}, because the settlement account or the sign-in was changed`
