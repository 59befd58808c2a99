export * from './labels.js'

export const section = 'Reconciliation'
export const tabs = {
  proof: 'Proof',
  differences: 'Differences',
  reports: 'Reports',
  statements: 'Statements',
  entries: 'Entries',
  files: 'Payout files',
}

export const differences = 'Differences to processors'
export const differencesLead =
  'What the ledger and the processors’ own reports do not say the same of. It goes away when both sides agree.'
export const failedToFetchDifferences = 'Failed to load the differences'
export const filterDifferences = 'Filter differences'
export const openOnes = 'Open'
export const stateWords = { waiting: 'Waiting', open: 'Open', explained: 'Explained', resolved: 'Resolved' }
export const anyKind = 'Any kind'
export const kindWords = {
  missing_there: 'Missing there',
  missing_here: 'Missing here',
  other_amount: 'Other amount',
}
export const aboutWords = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  payout: 'Payout',
  settlement: 'Paid to our bank',
  row: 'Row of a report',
}
export const noDifferences = 'There are no differences.'
export const noDifferencesHelp = 'The ledger and the reports that were read say the same.'
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
  'The refund was made in the processor’s dashboard. Adopting it posts the amount to the ledger and reduces the client’s balance. This cannot be undone.'
export const refundAdopted = 'Refund adopted'
export const failedToAdoptRefund = 'Failed to adopt the refund'
export const reopen = 'Open again'
export const reopenOf = (subject: string) => `Open again: ${subject}`
export const explainTitle = 'Explain a difference'
export const explainLead =
  'It holds for the amounts of now, moves no money, and can be taken back. Your name stands in the audit log.'
export const explanation = 'What explains it'
export const explanationHelp = 'One sentence, such as “Correction of November, agreed with Stripe”.'
export const explained = 'Difference explained'
export const reopened = 'Difference open again'
export const failedToExplain = 'Failed to explain the difference'
export const failedToReopen = 'Failed to open the difference again'

export const reports = 'Reports of processors'
export const reportsLead =
  'What processors say themselves of payments, fees and payouts. Fees become costs, and each payment is compared.'
export const failedToFetchReports = 'Failed to load the reports'
export const noReports = 'No report has told anything yet.'
export const noReportsHelp = 'Processors are asked every hour; a settlement detail report of Adyen is uploaded here.'
export const accounts = 'How far they have told'
export const toldUntil = 'Told until'
export const nothingTold = 'Nothing yet'
export const nextRead = 'Asked again'
export const readNow = 'Ask now'
export const readNowOf = (name: string) => `Ask now: ${name}`
export const wasRead = 'The report was read'
export const failedToRead = 'Failed to ask for the report'
export const byFile = 'Brought as a file'
export const notRead = (sentence: string) => `Could not be read: ${sentence}`
export const read = 'Read'
export const period = 'Tells of'
export const until = 'until'
export const rows = 'Rows'
export const gross = 'Gross'
export const chargedAs = (money: string, rate: string | null) => (rate ? `${money} at ${rate}` : `${money} exchanged`)
export const fees = 'Fees'
export const net = 'Net'
export const seeRowsOf = (rows: number, name: string, time: string) => `${rows} rows of ${name}, ${time}`
export const sourceWords = { call: 'Asked for', file: 'Uploaded' }

export const upload = 'Upload a settlement detail report'
export const uploadLead = 'As CSV, as Adyen writes it. The same file twice changes nothing.'
export const uploadHelp = (megabytes: number) => `Up to ${megabytes} MB here; larger ones through the API.`
export const chooseFile = 'Please choose a file and its processor account'
export const failedToImport = 'Failed to import the report'
export const imported = (rows: number, known: number) =>
  [rows === 1 ? '1 new row' : `${rows} new rows`, ...(known > 0 ? [`${known} known already`] : [])].join(', ')

export const report = 'Report'
export const reportLead = 'Each row as the processor told it. What it is about here is found by its references.'
export const failedToFetchRows = 'Failed to load the rows'
export const noRows = 'There are no rows.'
export const noRowsHelp = 'A report without anything new is not kept.'
export const happened = 'Happened'
export const row = 'Row'
export const unknownHere = 'Nothing of ours'
export const rowKindWords = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  fee: 'Fee',
  payout: 'Payout',
  adjustment: 'Adjustment',
}
