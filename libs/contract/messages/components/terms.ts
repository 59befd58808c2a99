import { counted } from '../../words.js'

const count = counted('en')

export const agreed = 'Agreed rate'
export const refund = (money: string) => `${money} for a refund`
export const dispute = (money: string) => `${money} for a dispute`
export const payout = (money: string) => `${money} for a payout`
export const refundsKeepFee = 'Refunds and lost disputes don’t return the payment fee'
export const byMethod = (method: string, price: string) => `${method}: ${price}`
export const inCurrency = (currency: string, price: string) => `In ${currency}: ${price}`
export const reserve = (percentage: string, days: number) =>
  `${percentage} is held in reserve for ${count(days, { one: 'a day', other: '# days' })} after settlement`
export const prices = 'Prices'
export const pricingLead = 'Pricing for new payments. Existing payments keep their price.'
export const frozen = 'Rate locked at creation.'
export const refundFees = 'Refund fees'
export const disputeFees = 'Dispute fees'
export const statements = 'Statements'
export const statementsLead = 'Monthly statements as PDF and CSV: opening balance, activity, fees and closing balance.'
export const soFar = 'so far'
export const statementFailed = 'Failed to create the statement'
