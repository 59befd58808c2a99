import { counted } from '../../words.js'

const count = counted('en')

export const lead = 'Payouts to your bank account, itemized.'
export const backToTheBalance = 'Balance'
export const schedule = 'Schedule'
export const yourPayouts = 'Your payouts'
export const noPayoutsYet = 'No payouts yet'
export const payoutsHelp = 'Your available balance is paid out to your bank account.'
export const noneWithThisStatus = 'No payouts with this status'
export const clearFilterToSeeAll = 'Clear the filter to see all of them.'
export const standing = 'Upcoming payout'
export const nothingAvailable = 'No available balance yet.'
export const ready = 'Available to pay out'
export const next = 'Next payout'
export const byHand = 'Manual: our team creates your payouts'
export const scheduleTitle = 'Payout schedule'
export const scheduleLead = 'When we pay out your available balance.'
export const scheduleOpen = 'Change schedule'
export const interval = 'Frequency'
export const intervals = { manual: 'Manual', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' }
export const weekday = 'Day of the week'
export const weekdays = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
}
export const weekdayHelp = 'For weekly payouts.'
export const dayOfMonth = 'Day of the month'
export const dayOfMonthHelp = 'For monthly payouts. Shorter months use their last day.'
export const leastAmount = (currency: string) => `Minimum payout (${currency})`
export const leastHelp = 'Smaller balances roll over to the next payout.'
export const delayed = (days: number) =>
  `Money waits ${count(days, { one: '# day', other: '# days' })} before an automatic payout.`
export const save = 'Save schedule'
export const saved = 'Payout schedule saved'
export const failedToSave = 'Failed to save the payout schedule. Try again.'
export const toProfile = 'Profile'
export const amountForm = (example: string) => `Enter an amount such as ${example}`
export const csv = 'CSV'
export const open = 'View payouts'
