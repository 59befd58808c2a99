export * from './labels.js'

export const title = 'Payments by processor account'
export const window = 'Window'
export const windowWords = { today: 'Today', week: '7 days', month: '30 days' }
export const percent = (rate: number) => `${rate} %`
export const nothingEnded = 'No payment has ended in this time.'
export const nothingEndedHelp = 'What succeeds or fails is counted here, by account and currency. Days are of UTC.'
export const tellsNothingSince = 'has told nothing of its payments since'
export const processorAccount = 'Processor account'
export const allAccounts = 'All accounts'
export const processorAccountId = 'Processor account id'
