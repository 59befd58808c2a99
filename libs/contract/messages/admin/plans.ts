export * from './labels.js'
export { plans } from './menu.js'

export const lead =
  'Prices and limits for clients. Each client has a plan or custom terms. Existing payments keep their price.'
export const add = 'New plan'
export const price = 'Price'
export const editTitle = 'Edit plan'
export const deleteTitle = 'Delete plan'
export const deleteQuestion = (name: string) => `Delete the plan ${name}?`
export const deleteLead = 'No client uses it. Existing payments keep their terms.'
export const save = 'Save plan'
export const created = 'Plan created'
export const updated = 'Plan saved. It applies to new payments.'
export const deleted = 'Plan deleted'
export const failedToSave = 'Failed to save the plan'
export const failedToDelete = 'Failed to delete the plan'
export const failedToFetch = 'Failed to fetch the plans'
export const none = 'No plans yet.'
export const standard = 'Default for clients without a plan'
export const allOthers = 'All other clients'
export const percentage = 'Percentage'
export const percentageHelp = 'Per payment. Leave empty to use each client’s agreed rate.'
export const feesLegend = 'Fees per currency'
export const feesHelp = 'In major units, for example 0.30. Empty means no fee.'
export const feeNames = { fixed: 'Payment', refund: 'Refund', dispute: 'Dispute', payout: 'Payout' } as const
export const feeLabel = (fee: string, currency: string) => `${fee} in ${currency}`
export const feeForm = (currency: string) => `Enter fees in ${currency} as amounts such as 0.30`
export const methods = 'Prices by payment method'
export const methodsHelp = 'One per line: “card 1.40”, or with a fixed fee in one currency: “card 1.10 USD 0.20”'
export const methodForm = (line: string) =>
  `Enter a method and a percentage, with an optional currency and fixed fee: ${line}`
export const limitsLegend = 'Limits'
export const limitsHelp =
  'Limits for clients on this plan, separately in test and live mode. Client-specific limits override them.'
export const limitsIn = (currency: string) => `In ${currency}`
export const limitedIn = (currencies: string) => `Limits in ${currencies}`
export const back = 'Back to clients'
export const ofClient = 'Pricing'
export const changeOf = 'Change'
export const changeTitle = 'Change pricing'
export const changeLead = 'Applies to new payments. Existing payments keep their terms.'
export const plan = 'Plan'
export const own = 'Custom terms'
export const ownLead = 'Only used if you choose “Custom terms” above.'
export const termsSaved = 'Pricing saved'
export const termsFailed = 'Failed to save the pricing'
export const statementsLead = 'Monthly statements as PDF or CSV.'
export const statementFailed = 'Failed to create the statement'
export const pdf = 'PDF'
export const csv = 'CSV'
export const fileOf = (kind: string, month: string) => `${kind} for ${month}`
