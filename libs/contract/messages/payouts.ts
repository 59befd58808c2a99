import type { PayoutObstacle, PayoutWarning } from '../payout-states.js'

export const revisionRequired = 'revision is required. Send the payout’s revision that you reviewed'
export const intervalIsOneOf = (choices: readonly string[]) => `Interval must be one of ${choices.join(', ')}`
export const weekdayForm = 'weekday must be a whole number from 1 (Monday) to 7 (Sunday)'
export const dayOfMonthForm = 'dayOfMonth must be a whole number from 1 to 31'
export const reservePercentageForm = 'The reserve must be a number from 0 to 100, with at most two decimals'
export const reserveDaysForm = (most: number) => `The reserve period must be a whole number of days from 0 to ${most}`
export const delayForm = (most: number) => `delayDays must be a whole number from 0 to ${most}`
export const amountsForm = (name: string, most: number) =>
  `${name} must be whole numbers of minor units from 0 to ${most}, by currency`

/** Shown to the checker. */
export const warningWords: Record<PayoutWarning, string> = {
  first_payout: 'First payout to this client in this currency',
  new_account: 'Bank account changed since the last payout',
  new_holder: 'Account holder changed since the last payout',
  holder_unlike_name: 'Account holder doesn’t match the client’s name',
  unusual_amount: 'Much larger than recent payouts',
  account_unchecked: 'This account number’s format can’t be verified',
  payee_no_match: 'The bank has another name for this account, so two approvals are needed',
  payee_close_match: 'The bank has a similar name for this account',
  currency_unstated: 'The client hasn’t stated the currencies of its account',
}

export const obstacleWords: Record<PayoutObstacle, string> = {
  negative_balance: 'The balance is negative. New sales offset it first',
  no_settlement_account: 'No settlement account yet',
  currency_not_taken: 'The settlement account doesn’t accept this currency',
  held: 'Payouts are on hold because the settlement account or the sign-in changed',
  paused: 'Payouts are paused because a document has expired',
  no_rail: 'We can’t pay out this currency yet',
  suspended: 'The account is not active',
}
export const negativeSince = (time: string) => `The balance has been negative since ${time}. New sales offset it first`
export const heldUntil = (time: string) =>
  `Payouts are on hold until ${time} because the settlement account or the sign-in changed`
