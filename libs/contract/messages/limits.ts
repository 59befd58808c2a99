import type { LimitField } from '../limit-names.js'
import type { Mode } from '../modes.js'

export const limits = 'Limits'
export const clientLead = 'How much you can accept and refund, and how much you’ve used. Contact us to raise a limit.'
export const inMode: Record<Mode, string> = { test: 'In test mode', live: 'In live mode' }
export const none = 'No limits.'
export const open = 'View your limits'
export const toProfile = 'Back to the profile'
export const add = 'Set a limit'
export const change = (currency: string) => `Edit: limits in ${currency}`
export const edit = 'Edit'
export const titleOf = (currency: string) => `Limits in ${currency}`
export const newTitle = 'Set limits'
export const formLead = 'Leave a field empty for no limit. Payments from the last 30 days count immediately.'
export const formLeadOnPlan =
  'Values here override the plan’s limits, higher or lower. Leave a field empty to use the plan’s.'
export const onPlan = (plan: string) => `From plan ${plan}`
export const currency = 'Currency'
export const save = 'Save'
export const saved = 'Limits saved'
export const failedToSave = 'Failed to save the limits'
export const amountForm = (unit: string) => `Enter an amount in ${unit}, such as 10`
export const countForm = 'Enter a whole number'
export const currencyRequired = 'Choose a currency'
export const names: Record<LimitField, string> = {
  paymentLeast: 'Minimum payment',
  paymentMost: 'Maximum payment',
  dayAmount: 'Payment volume per day',
  dayCount: 'Payments per day',
  thirtyDaysAmount: 'Payment volume per 30 days',
  thirtyDaysCount: 'Payments per 30 days',
  refundDayAmount: 'Refund volume per day',
  refundDayCount: 'Refunds per day',
  refundsBeyondBalance: 'Refunds above the balance',
}
export const refundsBeyondBalanceHelp =
  'Enter 0 to refuse refunds the balance doesn’t cover. For subaccount payments, no limit means 0.'
export const groups = {
  payment: 'Per payment',
  day: 'Per day',
  thirtyDays: 'Per 30 days',
  refundDay: 'Refunds per day',
  balance: 'Refunds and balance',
}
export const usedOf = (used: string, limit: string) => `${used} of ${limit}`
