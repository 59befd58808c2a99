import type { WriteOffStatus } from '../../debt-states.js'
export * from './labels.js'

export const debts = 'Debts'
export const lead = 'Clients with a negative balance, after refunds or disputes exceeded their payments.'
export const whoOwes = 'Open debts'
export const openDebtsLead = 'New sales offset the debt. If there are none, request a payment.'
export const noOpenDebts = 'No open debts'
export const debtsShowUpHere = 'A refund or dispute after a payout can make a balance negative. It shows up here.'
export const failedToFetch = 'Failed to fetch debts'
export const owes = 'Owes'
export const coveredBy = (money: string) => `${money} pending or in reserve will cover part of it`
export const isCovered = 'Covered by pending funds or the reserve'
export const asked = 'Requested'
export const notAsked = 'Not requested'
export const askedFor = (money: string) => `${money} by link`
export const thePaymentLink = 'the payment link'
export const askTitle = 'Request a payment'
export const ask = 'Request payment'
export const askAgain = 'Request a different amount'
export const askLead = (name: string, money: string) =>
  `${name} owes ${money}. We’ll email its owners a payment page. It charges no fee, and at most the debt.`
export const send = 'Send request'
export const sent = 'Payment request sent'
export const failedToAsk = 'Failed to send the payment request. Try again.'
export const amountIn = (currency: string) => `Amount in ${currency}`
export const amountHelp = 'Up to the amount owed.'
export const amountForm = (example: string) => `Enter an amount such as ${example}`
export const withdraw = 'Withdraw request'
export const withdrawTitle = 'Withdraw this request?'
export const withdrawLead = 'Its payment page stops working. The debt stays.'
export const withdrawn = 'The request was withdrawn'
export const failedToWithdraw = 'Failed to withdraw the request. Try again.'
export const writeOff = 'Write off'
export const writeOffTitle = 'Write off a debt'
export const writeOffLead = (name: string, money: string) =>
  `${name} owes ${money}. Company funds cover the amount that you write off. Another person has to approve it.`
export const reasonHelp = 'For the approver and the audit log. The client doesn’t see it.'
export const askForApproval = 'Request approval'
export const writeOffMade = 'Write-off created. Another person has to approve it'
export const failedToWriteOff = 'Failed to create the write-off. Try again.'
export const writeOffs = 'Write-offs'
export const writeOffsLead = 'One person requests a write-off, and another approves it.'
export const noWriteOffs = 'No write-offs'
export const noWriteOffsHelp = 'Written-off debts show up here.'
export const moreWriteOffs = 'More write-offs'
export const created = 'Requested by'
export const state = 'Status'
export const approveTitle = 'Approve this write-off?'
export const approveLead = (money: string, name: string) =>
  `Write off ${money} owed by ${name}? You can’t undo this. It’s recorded under your name.`
export const approved = 'Write-off approved'
export const failedToApprove = 'Failed to approve the write-off. Try again.'
export const rejectTitle = 'Reject this write-off?'
export const rejectLead = 'The debt stays.'
export const rejected = 'Write-off rejected'
export const failedToReject = 'Failed to reject the write-off. Try again.'
export const aWriteOffWaits = (money: string) => `Write-off of ${money} awaiting approval`
export const onClient = 'Owed to the platform'
export const seeDebts = 'See debts'
export const writeOffWords: Record<WriteOffStatus, string> = {
  awaiting_approval: 'Awaiting approval',
  approved: 'Approved',
  rejected: 'Rejected',
}
