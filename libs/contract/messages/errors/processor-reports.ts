const oneOf = (names: readonly string[]) => names.join(', ')

export const accountRequired = 'Say of which processor account the report is'
export const kindForm = (kinds: readonly string[]) => `Kind is one of ${oneOf(kinds)}`
export const stateForm = (states: readonly string[]) => `State is one of ${oneOf(states)}`
export const explanationRequired = 'Say in a sentence what explains it'
export const notOpen = 'This difference is not open any more'
export const notExplained = 'Nobody has explained this difference'
export const notRefund = 'Only a report row for a refund that is missing in the ledger can be adopted'
export const refundHasOtherRows = 'The report has several rows for this refund, so it cannot be adopted'
export const refundPending =
  'A refund for this payment is still pending. Wait for its result before you adopt another one'
export const refundOfOtherPayment = 'The refund does not match a payment on this processor account in the same currency'

// What is wrong with a processor's own report.
export const report = {
  none: 'Send the report as the body of the call',
  type: 'Send the report as text/csv',
  tooLarge: (megabytes: number) => `The report is larger than ${megabytes} MB`,
  tooManyRows: (most: number) => `The report has more than ${most} rows`,
  busy: 'Other reports are being read. Try again in a minute',
  noFiles: (processor: string) => `${processor} is asked for its reports, and takes no file`,
  isBrought: (processor: string) => `${processor} writes files, which are uploaded here`,
  noReports: (processor: string) => `${processor} has no reports`,
  ofClient: 'This account belongs to a client, so its money is not in the ledger and its reports are not read',
  notUtf8: 'The report is not in UTF-8',
  csv: (line: number) => `The report is no CSV that can be read (line ${line})`,
  empty: 'There is no row in the report',
  noColumn: (column: string) => `The report has no column “${column}”. Send a settlement detail report`,
  columnTwice: (column: string) => `The report has the column “${column}” more than once`,
  tooWide: (most: number) => `The report has more than ${most} columns`,
  row: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  otherAccount: (found: string, expected: string) => `The report is of ${found}, and the account is ${expected}`,
  otherMode: (mode: string) => `The report tells of ${mode} mode, and the account is of the other one`,
  amount: (text: string, currency: string) => `“${text}” is no amount of ${currency}`,
  currency: (text: string) => `“${text}” is no currency of the books`,
  time: (text: string) => `“${text}” is no time`,
  doesNotAddUp: (rowID: string) => `The amounts of ${rowID} do not add up`,
  rate: (rate: string, rowID: string) => `The exchange rate “${rate}” of ${rowID} does not fit its amounts`,
  nameless: 'A row of the report has no name',
  garbage: 'The processor’s answer is no report',
  keyRefused: 'The processor refused the account’s key for its reports',
  notNow: 'The processor does not answer for now',
  failed: 'The report could not be read',
}
