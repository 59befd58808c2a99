export * from './labels.js'

export const title = 'Payments by processor account'
export const window = 'Window'
export const windowWords = { today: 'Today', week: '7 days', month: '30 days' }
export const percent = (rate: number) => `${rate}%`
export const nothingEnded = 'No payments in this period.'
export const nothingEndedHelp =
  'Succeeded and failed payments are counted here, by account and currency. Days are in UTC.'
export const noWebhooksSince = 'has sent no webhooks since'
export const processorAccount = 'Processor account'
export const allAccounts = 'All accounts'
export const processorAccountId = 'Processor account ID'
