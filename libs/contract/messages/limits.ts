import type { LimitField } from '../limit-names.js'
import type { Mode } from '../modes.js'

export const limits = 'Limits'
export const clientLead = 'What you may take and refund, and what counts right now. Ask our staff for more.'
export const inMode: Record<Mode, string> = { test: 'In test mode', live: 'In live mode' }
export const none = 'No limits are set.'
export const open = 'See your limits'
export const toProfile = 'Back to the profile'
export const add = 'Set a limit'
export const change = (currency: string) => `Edit: limits in ${currency}`
export const edit = 'Edit'
export const titleOf = (currency: string) => `Limits in ${currency}`
export const newTitle = 'Set limits'
export const formLead = 'Leave empty what is not limited. What was paid in the last 30 days counts at once.'
export const formLeadOnPlan =
  'What you enter counts instead of the plan’s limit, be it higher or lower. What you leave empty, the plan says.'
export const onPlan = (plan: string) => `By the plan ${plan}`
export const currency = 'Currency'
export const save = 'Save'
export const saved = 'Limits saved'
export const failedToSave = 'The limits could not be saved'
export const amountForm = (unit: string) => `Please enter an amount of ${unit}, such as 10`
export const countForm = 'Please enter a whole number'
export const currencyRequired = 'Please choose a currency'
export const names: Record<LimitField, string> = {
  paymentLeast: 'A payment is at least',
  paymentMost: 'A payment is at most',
  dayAmount: 'Taken in a day',
  dayCount: 'Payments in a day',
  thirtyDaysAmount: 'Taken in 30 days',
  thirtyDaysCount: 'Payments in 30 days',
  refundDayAmount: 'Refunded in a day',
  refundDayCount: 'Refunds in a day',
}
export const groups = {
  payment: 'One payment',
  day: 'In a day',
  thirtyDays: 'In 30 days',
  refundDay: 'Refunds in a day',
}
export const usedOf = (used: string, limit: string) => `${used} of ${limit}`
