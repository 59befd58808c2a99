export * from './labels.js'

export const lead = 'Accounts at payment processors. Payments go through them.'
export const addAccount = 'Add account'
export const editAccount = 'Edit account'
export const deleteAccount = 'Delete account'
export const deleteQuestion = 'Delete this account?'
export const goesForGood = (name: string) =>
  `${name} and its credentials are deleted permanently. Accounts with open payments can’t be deleted.`
export const filterAccounts = 'Filter accounts'
export const nameOrProcessor = 'Name, processor or ID'
export const noAccounts = 'No processor accounts yet.'
export const noAccountsHelp = 'Add your first processor to take payments.'
export const mode = 'Mode'
export const modeWords = { test: 'Test', live: 'Live' }
export const percent = (rate: number) => `${rate}%`
export const check = 'Check'
export const chooseProcessor = 'Choose a processor'
export const guideOf = (title: string) => `Set up ${title}`
export const nameHelp = 'For your team, for example “Stripe EU”.'
export const client = 'Client ID'
export const clientHelp = 'Only for a client’s own account. You can’t change it later.'
export const owner = 'Owner'
export const platform = 'Platform'
export const modeHelp = 'You can’t change it later. Keys from the other mode are rejected.'
export const currenciesHelp = 'Select none to allow every currency that the processor supports.'
export const settlesAfterDays = 'Days until available'
export const settlesAfterDaysHelp = 'Leave empty for the default: 2 days in live mode, 0 in test mode.'
export const settlesAfter = (days: number | null, mode: 'test' | 'live') =>
  days === null ? (mode === 'live' ? '2 (live mode default)' : '0 (test mode default)') : String(days)
export const isEnabled = 'Accept new payments'
export const isEnabledHelp =
  'Disabled accounts still handle refunds, captures and webhooks for their existing payments.'
export const keepHelp = 'Leave empty to keep the current value.'
export const clearApiAddress = 'Use the default API URL'
export const created = 'Account created!'
export const updated = 'Account updated!'
export const deleted = 'Account deleted!'
export const failedToFetch = 'Failed to fetch accounts'
export const failedToSave = 'Failed to save account'
export const failedToDelete = 'Failed to delete account'
export const failedToCheck = 'Failed to check account'
export const noticeAddress = 'Webhook URL'
export const noticeAddressHelp = 'Add this URL in the processor’s dashboard to receive its webhooks.'
export const lastNotice = 'Last webhook'
export const previousSecretUntil = 'Old webhook secret works until'
export const methodWords: Record<string, string> = {
  test_method: 'Test methods',
  card: 'Cards',
  redirect: 'Processor-hosted page',
}
export const lastDay = 'Last 24 hours'
export const attempts = 'Attempts'
export const successRate = 'Success rate'
export const halfWithin = 'Response time (p50)'
export const mostWithin = 'Response time (p95)'
export const milliseconds = (ms: number) => `${ms} ms`
export const circuitWords = { closed: 'Healthy', open: 'Failing over', half_open: 'Recovering' }
export const because = {
  only_account: 'the only eligible account',
  first_account: 'the oldest eligible account',
  own_account: 'the client’s own account',
  saved_method: 'the account that holds the saved payment method',
  rule: 'routing rule matched',
  token: 'it issued the token',
  after_fault: 'the previous account failed',
  after_decline: 'the previous account declined, and the rule allows a retry',
}
export const ruleResultsAtTheTime = 'Rule results at the time'
export const noticesMissing = 'No webhooks since'
export const silent = 'No webhooks'
export const lastUnreadable = 'Last unreadable response'
export const unreadableLastDay = (count: number) => `${count} in the last 24 hours`
export const bankAccountChoice = (account: {
  name: string
  holder: string
  isIban: boolean
  numberLast4: string
  bic: string | null
  currency: string
  mode: 'test' | 'live'
}) =>
  [
    `${account.name} (${account.currency}, ${account.mode})`,
    account.holder,
    `${account.isIban ? 'IBAN' : 'account number'} ending in ${account.numberLast4}`,
    ...(account.bic ? [`BIC ${account.bic}`] : []),
  ].join(', ')
