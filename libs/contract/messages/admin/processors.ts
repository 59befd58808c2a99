export * from './labels.js'

export const lead = 'The accounts that money moves through, at processors such as the sandbox.'
export const addAccount = 'Add account'
export const editAccount = 'Edit account'
export const deleteAccount = 'Delete account'
export const deleteQuestion = 'Delete this account?'
export const goesForGood = (name: string) =>
  `${name} goes for good, and what opens it is forgotten. An account at which money is open is not deleted.`
export const filterAccounts = 'Filter accounts'
export const nameOrProcessor = 'Name, processor or id'
export const noAccounts = 'No accounts found.'
export const noAccountsHelp = 'Without an account nothing can be paid.'
export const mode = 'Mode'
export const modeWords = { test: 'Test', live: 'Live' }
export const percent = (rate: number) => `${rate} %`
export const check = 'Check'
export const chooseProcessor = 'At which processor?'
export const guideOf = (title: string) => `How to set up ${title}`
export const nameHelp = 'For your team, such as Stripe EU.'
export const client = 'Client ID'
export const clientHelp = 'Only for a client’s own account. It cannot be changed later.'
export const owner = 'Owner'
export const platform = 'Platform'
export const modeHelp = 'It cannot be changed later. Keys of the other mode are refused.'
export const currenciesHelp = 'None ticked: all that the processor takes.'
export const settlesAfterDays = 'Days until available'
export const settlesAfterDaysHelp = 'Empty: 2 days in live mode, none in test mode.'
export const settlesAfter = (days: number | null, mode: 'test' | 'live') =>
  days === null ? (mode === 'live' ? '2, the default of live mode' : 'None, the default of test mode') : String(days)
export const isEnabled = 'Takes new payments'
export const isEnabledHelp = 'A disabled account goes on with refunds, captures and notices of the payments it has.'
export const keepHelp = 'Leave it empty to keep what is there.'
export const clearApiAddress = 'Use the usual API address again'
export const created = 'Account created!'
export const updated = 'Account updated!'
export const deleted = 'Account deleted!'
export const failedToFetch = 'Failed to fetch accounts'
export const failedToSave = 'Failed to save account'
export const failedToDelete = 'Failed to delete account'
export const failedToCheck = 'Failed to check account'
export const noticeAddress = 'Notice address'
export const noticeAddressHelp = 'Paste it at the processor, so that it tells what happens there.'
export const lastNotice = 'Last notice'
export const previousSecretUntil = 'Old notice secret counts until'
export const methodWords: Record<string, string> = {
  test_method: 'Test methods',
  card: 'Cards',
  redirect: 'Processor’s page',
}
export const lastDay = 'The last day'
export const attempts = 'Charges tried'
export const successRate = 'Did not fail'
export const halfWithin = 'Half answered within'
export const mostWithin = '95 % answered within'
export const milliseconds = (ms: number) => `${ms} ms`
export const circuitWords = { closed: 'Closed', open: 'Open: spared for a while', half_open: 'Trying again' }
export const because = {
  only_account: 'the only account that takes it',
  first_account: 'the oldest account that takes it',
  own_account: 'the client’s own account',
  rule: 'a rule of routing says so',
  token: 'it made the token',
  after_fault: 'the one before had a fault',
  after_decline: 'the one before was declined, and the rule says to try on',
}
export const whatRulesSaid = 'What each rule said, as they were then'
export const through = 'Through'
export const noticesMissing = 'Notices missing since'
export const silent = 'Tells nothing'
export const lastUnreadable = 'Last answer that could not be read'
export const unreadableLastDay = (count: number) => `${count} in the last day`
