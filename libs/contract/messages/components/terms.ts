import { counted } from '../../words.js'

const count = counted('en')

export const agreed = 'The agreed percentage'
export const refund = (money: string) => `${money} for a refund`
export const dispute = (money: string) => `${money} for a dispute`
export const payout = (money: string) => `${money} for a payout`
export const byMethod = (method: string, price: string) => `${method}: ${price}`
export const inCurrency = (currency: string, price: string) => `In ${currency}: ${price}`
export const reserve = (percentage: string, days: number) =>
  `${percentage} is kept in reserve for ${count(days, { one: 'a day', other: '# days' })} after it settles`
export const prices = 'Prices'
export const whatPaymentsCost = 'What your payments cost from now on. A payment keeps the price it was created with.'
export const frozen = 'Frozen when the payment was created.'
export const refundFees = 'Fees for refunds'
export const disputeFees = 'Fees for disputes'
export const statements = 'Statements'
export const statementsLead =
  'Each month as a document and as a spreadsheet: what it opened with, every movement, fees, and what it closed with.'
export const soFar = 'so far'
export const statementFailed = 'The statement could not be made'
