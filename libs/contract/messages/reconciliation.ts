// What explains a difference between our ledger and the other side, line by line.
export const gapBefore = (reference: string, day: string) => `Missing entries before statement ${reference} from ${day}`
export const entriesUnderWay = (entries: number) =>
  entries === 1 ? '1 entry is being posted' : `${entries} entries are being posted`
export const notifiedOnly = 'Reported by the bank, but not on a statement yet'
export const noBalanceTold = 'No statement includes a balance'
export const noStatement = 'No statement yet'
export const reportsNoBalance = 'This processor doesn’t report its balance'
export const removedAccount = 'A deleted account'
export const noReportYet = 'No report imported yet'
export const bringReport = 'Upload its settlement detail report to compare'
export const notReadSince = (sentence: string) => `The report couldn’t be read: ${sentence}`
const counted = (one: string, many: string) => (count: number) => (count === 1 ? `One ${one}` : `${count} ${many}`)
const payments = counted('payment', 'payments')
const refunds = counted('refund', 'refunds')
const disputes = counted('dispute', 'disputes')
const payouts = counted('payout', 'payouts')
export const notToldYet = {
  payment: (count: number) => `${payments(count)} not in its report yet`,
  refund: (count: number) => `${refunds(count)} not in its report yet`,
  dispute: (count: number) => `${disputes(count)} not in its report yet`,
  payout: (count: number) => `${payouts(count)} to clients not in its report yet`,
  settlement: (_count: number) => 'Paid to our bank, not on a statement yet',
  row: (count: number) => counted('row', 'rows')(count),
}
export const openDifference = {
  missing_there: (subject: string) => `${subject} is missing in the report`,
  missing_here: (subject: string) => `${subject} is missing in our ledger`,
  other_amount: (subject: string) => `${subject} has a different amount in the report`,
}
export const explainedAs = (subject: string, sentence: string) => `${subject}: ${sentence}`
export const moreDifferences = (count: number) => `${counted('further difference', 'further differences')(count)}`
export const beingCompared = 'Posted since then, or being compared'
export const paidThoughEnded = (payoutID: string, status: string) =>
  `It reports ${payoutID} as paid, but it’s ${status} here. The money may have left twice`
