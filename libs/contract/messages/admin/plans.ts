export * from './labels.js'

export const plans = 'Plans'
export const lead =
  'What payments cost, and how many may come. A client has one plan, or terms of its own; what was created keeps its price.'
export const add = 'New plan'
export const price = 'Price'
export const editTitle = 'Edit plan'
export const deleteTitle = 'Delete plan'
export const deleteQuestion = (name: string) => `Delete the plan ${name}?`
export const deleteLead = 'No client has it. Payments that were created with it keep their terms.'
export const save = 'Save plan'
export const created = 'Plan created'
export const updated = 'Plan saved. It counts for payments from now on.'
export const deleted = 'Plan deleted'
export const failedToSave = 'The plan could not be saved'
export const failedToDelete = 'The plan could not be deleted'
export const failedToFetch = 'Failed to fetch the plans'
export const none = 'No plans yet.'
export const standard = 'What clients have without another one'
export const allOthers = 'All others'
export const percentage = 'Percentage'
export const percentageHelp = 'Of each payment. Empty: what was agreed with each client.'
export const feesLegend = 'Fees per currency'
export const feesHelp = 'In whole units of the currency, such as 0.30. Empty costs nothing.'
export const feeNames = { fixed: 'Payment', refund: 'Refund', dispute: 'Dispute', payout: 'Payout' } as const
export const feeLabel = (fee: string, currency: string) => `${fee} in ${currency}`
export const feeForm = (currency: string) => `Please give fees in ${currency} as amounts such as 0.30`
export const methods = 'Prices by method'
export const methodsHelp = 'One on each line: card 1.40, or for one currency with a fixed part: card 1.10 USD 0.20'
export const methodForm = (line: string) =>
  `This line names no method, percentage and, if any, currency and fixed part: ${line}`
export const limitsLegend = 'Limits'
export const limitsHelp =
  'What a client with this plan may take, in test and live mode each. A limit of the client’s own counts instead.'
export const limitsIn = (currency: string) => `In ${currency}`
export const limitedIn = (currencies: string) => `Limits in ${currencies}`
export const back = 'Back to clients'
export const ofClient = 'Prices'
export const changeOf = 'Change'
export const changeTitle = 'Change prices'
export const changeLead = 'It counts for payments from now on; those that were created keep their terms.'
export const plan = 'Plan'
export const own = 'Terms of its own'
export const ownLead = 'They count if “Terms of its own” is chosen above.'
export const termsSaved = 'Prices saved'
export const termsFailed = 'The prices could not be saved'
export const statementsLead = 'A month as a document or a spreadsheet.'
export const statementFailed = 'The statement could not be made'
export const pdf = 'PDF'
export const csv = 'CSV'
export const fileOf = (kind: string, month: string) => `${kind} of ${month}`
