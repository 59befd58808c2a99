// What explains a difference between our ledger and the other side, line by line.
export const gapBefore = (reference: string, day: string) => `Missing before the statement ${reference} of ${day}`
export const entriesUnderWay = (entries: number) =>
  entries === 1 ? 'One entry is being brought into the books' : `${entries} entries are being brought into the books`
export const noBalanceTold = 'No statement has said a balance'
export const noStatement = 'There is no statement yet'
export const tellsNothing = 'This processor says nothing of what it owes'
export const removedAccount = 'An account that was deleted'
export const noReportYet = 'No report has been read yet'
export const bringReport = 'Upload its settlement detail report to compare'
export const notReadSince = (sentence: string) => `Its report could not be read: ${sentence}`
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
  settlement: (_count: number) => 'Paid to our bank, and on no statement yet',
  row: (count: number) => counted('row', 'rows')(count),
}
export const openDifference = {
  missing_there: (subject: string) => `${subject} is missing in its report`,
  missing_here: (subject: string) => `${subject} is missing in our ledger`,
  other_amount: (subject: string) => `${subject} has another amount there`,
}
export const explainedAs = (subject: string, sentence: string) => `${subject}: ${sentence}`
export const moreDifferences = (count: number) => `${counted('further difference', 'further differences')(count)}`
export const beingCompared = 'Booked since, or being compared'
export const paidThoughEnded = (payoutID: string, status: string) =>
  `It says that it has paid ${payoutID}, which is ${status} here: its money may have left twice`
