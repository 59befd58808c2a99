const oneOf = (names: readonly string[]) => names.join(', ')

export const accountRequired = 'Choose the processor account for this report'
export const kindForm = (kinds: readonly string[]) => `Kind must be one of ${oneOf(kinds)}`
export const stateForm = (states: readonly string[]) => `State must be one of ${oneOf(states)}`
export const explanationRequired = 'Enter a one-sentence explanation'
export const notOpen = 'This difference is no longer open'
export const notExplained = 'This difference has no explanation'
export const notRefund = 'Only a report row for a refund that is missing in the ledger can be adopted'
export const notDispute = 'Only a report row for a dispute of a payment here can be adopted'
export const notFailure = 'The report doesn’t reverse this payment, or the payment hasn’t succeeded here'
export const disputeNotReturned =
  'The processor didn’t return the dispute. Try again later, or look it up in its dashboard'
export const refundHasOtherRows =
  'The report has other rows for this refund, such as a failure or a partly reversed transfer. It can’t be adopted'
export const refundFeeReturned =
  'The processor returned an application fee for this payment, so adopting this refund could return it twice. Adjust or explain the differences instead'
export const refundNotAllTold =
  'The report may not have all rows for this refund yet. Try again an hour after the refund, when the report has been read'
export const refundAdjusted = 'Part of this refund was adjusted, so it can’t be adopted. Adjust the rest, too'
export const refundPending =
  'A refund for this payment is still pending. Wait for its result before you adopt another one'
export const refundOfOtherPayment = 'The refund doesn’t match a payment on this processor account in the same currency'

// What is wrong with a processor's own report.
export const report = {
  none: 'Send the report as the request body',
  type: 'Send the report as text/csv',
  tooLarge: (megabytes: number) => `The report is larger than ${megabytes} MB`,
  tooManyRows: (most: number) => `The report has more than ${most} rows`,
  busy: 'Other reports are being imported. Try again in a minute',
  noFiles: (processor: string) => `We fetch reports from ${processor}, so you can’t upload them`,
  isBrought: (processor: string) => `${processor} reports must be uploaded here as files`,
  noReports: (processor: string) => `${processor} has no reports`,
  ofClient: 'This account belongs to a client, so its money isn’t in the ledger and we don’t read its reports',
  notUtf8: 'The report is not in UTF-8',
  csv: (line: number) => `The report isn’t a readable CSV (line ${line})`,
  empty: 'The report has no rows',
  noColumn: (column: string) => `The report has no column “${column}”. Send a settlement detail report`,
  columnTwice: (column: string) => `The report has the column “${column}” more than once`,
  tooWide: (most: number) => `The report has more than ${most} columns`,
  row: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  otherAccount: (found: string, expected: string) => `The report is for ${found}, but the account is ${expected}`,
  otherMode: (mode: string) => `The report is for ${mode} mode, but the account is for the other mode`,
  amount: (text: string, currency: string) => `“${text}” isn’t a valid ${currency} amount`,
  currency: (text: string) => `“${text}” isn’t a currency in the ledger`,
  time: (text: string) => `“${text}” isn’t a valid time`,
  doesNotAddUp: (rowID: string) => `The amounts in ${rowID} don’t add up`,
  rate: (rate: string, rowID: string) => `The exchange rate “${rate}” in ${rowID} doesn’t match its amounts`,
  nameless: 'A report row has no ID',
  garbage: 'The processor’s response isn’t a report',
  keyRefused: 'The processor rejected the account’s API key for reports',
  notNow: 'The processor isn’t responding right now',
  failed: 'The report could not be read',
}
