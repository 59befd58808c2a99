import type { PayoutLineKind, PayoutRail } from '../../payout-states.js'
import { counted } from '../../words.js'

const count = counted('en')

export const lineKinds: Record<PayoutLineKind, string> = {
  payment: 'Payments',
  refund: 'Refunds',
  dispute: 'Disputes',
  reserve: 'Reserve',
  fee: 'Payout fee',
  adjustment: 'Adjustments',
}
export const oneLine: Record<PayoutLineKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  reserve: 'Reserve',
  fee: 'Payout fee',
  adjustment: 'Adjustment',
}
export const rails: Record<PayoutRail, string> = {
  sandbox: 'Sandbox, no real money',
  paystack: 'Paystack transfer',
  bank_file: 'Bank file',
}
export const whatItIsMadeOf = 'Breakdown'
export const transferDetails = 'Transfer details'
export const everyLine = 'Every line'
export const linesNewestFirst = 'Newest first. The lines add up to the payout amount.'
export const what = 'What'
export const about = 'About'
export const time = 'Time'
export const gross = 'Payment amount'
export const fee = 'Fee'
export const amount = 'In this payout'
export const ofEntry = (money: string) => `of ${money}; the rest is in another payout`
export const noLines = 'No lines'
export const moreLines = 'More lines'
export const countOf = (lines: number) => count(lines, { one: '# line', other: '# lines' })
export const arrives = 'Estimated arrival'
export const account = 'Account'
export const accountEnding = (bankName: string, last4: string) => `${bankName}, ending in ${last4}`
export const holder = 'Account holder'
export const way = 'Method'
export const created = 'Created'
export const approved = 'Approved'
export const sent = 'Sent'
export const paid = 'Paid'
export const none = '–'
export const notYet = 'Not yet'
export const payoutTo = (holder: string) => `Payout to ${holder}`
export const grossLessFee = (gross: string, fee: string) => `${gross} less ${fee} fee`
export const bySchedule = 'By schedule'
export const byHand = 'Manual'
export const how = 'Created'
export const facts = 'Payout'
export const status = 'Status'
export const anyStatus = 'Any status'
export const filter = 'Filter'
export const filterPayouts = 'Filter payouts'
export const payouts = 'Payouts'
export const payout = 'Payout'
export const morePayouts = 'More payouts'
