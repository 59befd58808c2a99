export * from './labels.js'

export const section = 'Reconciliation'
export const tabs = {
  proof: 'Overview',
  differences: 'Differences',
  adjustments: 'Adjustments',
  reports: 'Reports',
  statements: 'Statements',
  entries: 'Entries',
  files: 'Payout files',
}

export const differences = 'Processor differences'
export const differencesLead =
  'Items where the ledger and a processor’s report don’t match. They close once both agree.'
export const failedToFetchDifferences = 'Failed to load the differences'
export const filterDifferences = 'Filter differences'
export const openOnes = 'Open'
export const stateWords = { waiting: 'Pending', open: 'Open', explained: 'Explained', resolved: 'Resolved' }
export const anyKind = 'Any kind'
export const kindWords = {
  missing_there: 'Missing at processor',
  missing_here: 'Missing in ledger',
  other_amount: 'Different amount',
}
export const aboutWords = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  payout: 'Payout',
  settlement: 'Settlement to our bank',
  row: 'Report row',
}
export const rowOf = {
  payment: 'Payment in the report',
  refund: 'Refund in the report',
  dispute: 'Dispute in the report',
  fee: 'Fee in the report',
  payout: 'Payout in the report',
  adjustment: 'Adjustment in the report',
}
export const noDifferences = 'No differences.'
export const noDifferencesHelp = 'The ledger matches the imported reports.'
export const account = 'Processor account'
export const ours = 'Our ledger'
export const theirs = 'The processor'
export const difference = 'Difference'
export const age = 'Age'
export const ageIn = (days: number) => (days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`)
export const explainOf = (subject: string) => `Explain ${subject}`
export const adoptRefund = 'Adopt refund'
export const adoptRefundOf = (subject: string) => `Adopt refund ${subject}`
export const adoptRefundTitle = 'Adopt this refund?'
export const adoptRefundLead =
  'The refund was made in the processor’s dashboard. Adopting it posts the amount to the ledger and reduces the client’s balance. You can’t undo this.'
export const adoptUnseenLead =
  'The refund was made in the processor’s dashboard. Adopting it posts it to the ledger. You can’t undo this.'
export const adoptReversedLead =
  'The refund was made in the processor’s dashboard, and the processor took the amount back from the connected account. Adopting it posts only fees to the ledger. You can’t undo this.'
export const refundAdopted = 'Refund adopted'
export const failedToAdoptRefund = 'Failed to adopt the refund'
export const adoptDispute = 'Adopt dispute'
export const adoptDisputeOf = (subject: string) => `Adopt dispute ${subject}`
export const adoptDisputeTitle = 'Adopt this dispute?'
export const adoptDisputeLead =
  'The report has a dispute that no webhook reported. We ask the processor about it and open it, and the client’s owners get an email.'
export const disputeAdopted = 'Dispute adopted'
export const failedToAdoptDispute = 'Failed to adopt the dispute'
export const adoptFailure = 'Adopt failed payment'
export const adoptFailureOf = (subject: string) => `Adopt failed payment ${subject}`
export const adoptFailureTitle = 'Adopt this failed payment?'
export const adoptFailureLead =
  'The processor reversed this payment after it had succeeded. Adopting it fails the payment and reverses its amount and fee. You can’t undo this.'
export const failureAdopted = 'Failed payment adopted'
export const failedToAdoptFailure = 'Failed to adopt the failed payment'
export const adjust = 'Adjust'
export const adjustOf = (subject: string) => `Adjust ${subject}`
export const reopen = 'Reopen'
export const reopenOf = (subject: string) => `Reopen: ${subject}`
export const explainTitle = 'Explain a difference'
export const explainLead =
  'Your note applies to the current amounts and moves no money. It’s recorded under your name, and you can undo it.'
export const explanation = 'Explanation'
export const explanationHelp = 'One sentence, for example “November correction, agreed with Stripe”.'
export const explained = 'Difference explained'
export const reopened = 'Difference reopened'
export const failedToExplain = 'Failed to explain the difference'
export const failedToReopen = 'Failed to reopen the difference'

export const reports = 'Processor reports'
export const reportsLead =
  'Payments, fees and payouts as processors report them. We post the fees and compare each payment.'
export const failedToFetchReports = 'Failed to load the reports'
export const noReports = 'No reports yet.'
export const noReportsHelp = 'We fetch reports every hour. Upload Adyen settlement detail reports here.'
export const accounts = 'Report coverage'
export const toldUntil = 'Covered until'
export const nothingTold = 'No reports yet'
export const nextRead = 'Next fetch'
export const readNow = 'Fetch now'
export const readNowOf = (name: string) => `Fetch now: ${name}`
export const wasRead = 'Report fetched'
export const failedToRead = 'Failed to fetch the report'
export const byFile = 'Uploaded file'
export const notRead = (sentence: string) => `Unreadable: ${sentence}`
export const read = 'Imported'
export const period = 'Period'
export const until = 'until'
export const rows = 'Rows'
export const gross = 'Gross'
export const chargedAs = (money: string, rate: string | null) => (rate ? `${money} at ${rate}` : `${money} converted`)
export const fees = 'Fees'
export const net = 'Net'
export const seeRowsOf = (rows: number, name: string, time: string) => `${rows} rows from ${name}, ${time}`
export const sourceWords = { call: 'Fetched', file: 'Uploaded' }

export const upload = 'Upload a settlement detail report'
export const uploadLead = 'A CSV file exported from Adyen. Duplicates are ignored.'
export const uploadHelp = (megabytes: number) => `Up to ${megabytes} MB. Use the API for larger files.`
export const chooseFile = 'Choose a file and its processor account'
export const failedToImport = 'Failed to import the report'
const skippedIn = (rows: number, currency: string) => `${rows} skipped in ${currency}, which the ledger doesn’t have`
export const imported = (rows: number, known: number, skipped: { currency: string; rows: number }[]) =>
  [
    rows === 1 ? '1 new row' : `${rows} new rows`,
    ...(known > 0 ? [`${known} already imported`] : []),
    ...skipped.map((one) => skippedIn(one.rows, one.currency)),
  ].join(', ')
export const skippedRows = (rows: number, currency: string) =>
  rows === 1
    ? `1 row in ${currency} skipped: the ledger doesn’t have this currency`
    : `${rows} rows in ${currency} skipped: the ledger doesn’t have this currency`

export const report = 'Report'
export const reportLead = 'Report rows as received. We match them to payments by reference.'
export const failedToFetchRows = 'Failed to load the rows'
export const noRows = 'No rows.'
export const noRowsHelp = 'Reports without new rows aren’t kept.'
export const happened = 'Date'
export const row = 'Row'
export const unknownHere = 'No match'
export const rowKindWords = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  fee: 'Fee',
  payout: 'Payout',
  adjustment: 'Adjustment',
}
