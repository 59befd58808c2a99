import { counted } from '../../words.js'

const count = counted('en')

export const lead = 'What we have sent to your bank, each explained to the cent.'
export const backToTheBalance = 'Balance'
export const schedule = 'Schedule'
export const yourPayouts = 'Your payouts'
export const noPayoutsYet = 'No payouts yet'
export const theyAppearHere = 'Once money is available, a payout takes it to your settlement account.'
export const noneWithThisStatus = 'No payouts with this status'
export const theOthersAreStillThere = 'The others are still there.'
export const standing = 'What is paid out next'
export const nothingAvailable = 'Nothing is available yet.'
export const ready = 'Ready to be paid out'
export const next = 'Next payout'
export const byHand = 'By hand: our team pays you out'
export const scheduleTitle = 'Payout schedule'
export const scheduleLead = 'When the money that is available goes to your settlement account by itself.'
export const scheduleOpen = 'Choose when'
export const interval = 'How often'
export const intervals = { manual: 'By hand', daily: 'Every day', weekly: 'Every week', monthly: 'Every month' }
export const weekday = 'On which day of the week'
export const weekdays = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
}
export const weekdayHelp = 'For payouts every week.'
export const dayOfMonth = 'On which day of the month'
export const dayOfMonthHelp = 'For payouts every month; in a shorter month the last day.'
export const leastAmount = (currency: string) => `Least amount in ${currency}`
export const leastHelp = 'Less than this waits for the next time.'
export const delayed = (days: number) =>
  `Money waits ${count(days, { one: '# day', other: '# days' })} before it is paid out by itself.`
export const save = 'Save the schedule'
export const saved = 'The payout schedule was saved'
export const failedToSave = 'The payout schedule could not be saved. Please try again.'
export const toProfile = 'Profile'
export const amountForm = (example: string) => `Please enter an amount such as ${example}`
export const csv = 'CSV'
export const open = 'See payouts'
