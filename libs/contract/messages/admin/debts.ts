import type { WriteOffStatus } from '../../debt-states.js'
export * from './labels.js'

export const debts = 'Debts'
export const lead = 'Clients whose balance is below zero, because more went back to payers than came in.'
export const whoOwes = 'Who owes'
export const whoOwesLead = 'New payments make up for it by themselves. Ask for a payment where they do not come.'
export const nobodyOwes = 'Nobody owes anything'
export const nobodyOwesHelp =
  'A refund or a dispute after a payout can take a balance below zero. It appears here then.'
export const failedToFetch = 'Failed to fetch debts'
export const owes = 'Owes'
export const coveredBy = (money: string) => `${money} pending or in reserve make up for a part of it`
export const isCovered = 'What is pending or in reserve makes up for it'
export const asked = 'Asked for'
export const notAsked = 'Not asked yet'
export const askedFor = (money: string) => `${money} by link`
export const thePaymentLink = 'the payment link'
export const askTitle = 'Ask for a payment'
export const ask = 'Ask for a payment'
export const askAgain = 'Ask for another amount'
export const askLead = (name: string, money: string) =>
  `${name} owes ${money}. Its owners get a mail with a payment page, which takes no fee and never more than is owed by then.`
export const send = 'Send the request'
export const sent = 'The client was asked to pay'
export const failedToAsk = 'The client could not be asked. Please try again.'
export const amountIn = (currency: string) => `Amount in ${currency}`
export const amountHelp = 'At most what is owed.'
export const amountForm = (example: string) => `Please enter an amount such as ${example}`
export const withdraw = 'Withdraw the request'
export const withdrawTitle = 'Withdraw this request?'
export const withdrawLead = 'Its page takes no payment any more. What is owed stays owed.'
export const withdrawn = 'The request was withdrawn'
export const failedToWithdraw = 'The request could not be withdrawn. Please try again.'
export const writeOff = 'Write off'
export const writeOffTitle = 'Write off a debt'
export const writeOffLead = (name: string, money: string) =>
  `${name} owes ${money}. The platform’s own money makes up for what is written off. Somebody else has to approve it.`
export const reasonHelp = 'For the one who approves, and for the audit log. The client does not see it.'
export const askForApproval = 'Ask for approval'
export const writeOffMade = 'The write-off waits for somebody else'
export const failedToWriteOff = 'The write-off could not be made. Please try again.'
export const writeOffs = 'Write-offs'
export const writeOffsLead = 'One asks for it, somebody else approves it.'
export const noWriteOffs = 'No write-offs'
export const noWriteOffsHelp = 'What the platform gives up of a debt appears here.'
export const moreWriteOffs = 'More write-offs'
export const created = 'Asked for by'
export const state = 'Status'
export const approveTitle = 'Approve this write-off?'
export const approveLead = (money: string, name: string) =>
  `${money} of what ${name} owes are given up for good. This is recorded under your name.`
export const approved = 'The write-off was approved'
export const failedToApprove = 'The write-off could not be approved. Please try again.'
export const rejectTitle = 'Reject this write-off?'
export const rejectLead = 'What is owed stays owed.'
export const rejected = 'The write-off was rejected'
export const failedToReject = 'The write-off could not be rejected. Please try again.'
export const aWriteOffWaits = (money: string) => `A write-off of ${money} waits for approval`
export const onClient = 'Owed to the platform'
export const seeDebts = 'See debts'
export const writeOffWords: Record<WriteOffStatus, string> = {
  awaiting_approval: 'Awaiting approval',
  approved: 'Approved',
  rejected: 'Rejected',
}
export const tabs = {
  books: 'Books',
  payouts: 'Payouts',
  debts: 'Debts',
  reconciliation: 'Reconciliation',
  bankAccounts: 'Bank accounts',
} as const
