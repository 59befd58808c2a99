import type { AdjustmentParty, AdjustmentStatus } from '../../adjustment-kinds.js'
import type { LedgerAccount } from '../../ledger-accounts.js'
import * as books from './books.js'
export * from './labels.js'

export const adjustments = 'Adjustments'
export const lead = 'Postings that settle a difference. One person proposes an adjustment, and another approves it.'
export const failedToFetch = 'Failed to load the adjustments'
export const noAdjustments = 'No adjustments.'
export const noAdjustmentsHelp = 'Propose one from an open difference.'
export const filterAdjustments = 'Filter adjustments'
export const status = 'Status'
export const createdBy = 'Proposed by'
export const paidBy = 'Covered by'
export const partyWords: Record<AdjustmentParty, string> = { client: 'The client', platform: 'Company funds' }
export const statusWords: Record<AdjustmentStatus, string> = {
  awaiting_approval: 'Awaiting approval',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const proposeTitle = 'Adjust a difference'
export const proposeLead = (account: string, money: string, isLess: boolean) =>
  `${account} reports ${money} ${isLess ? 'less' : 'more'} than the ledger has. After another person approves the adjustment, both match.`
export const propose = 'Propose adjustment'
export const amountIn = (currency: string) => `Amount in ${currency}`
export const amountHelp = 'Up to the difference. Enter it without a sign.'
export const amountForm = (example: string) => `Enter an amount such as ${example}`
export const party = 'Covered by'
export const partyChoices: Record<AdjustmentParty, string> = {
  platform: 'Company funds',
  client: 'The client’s balance',
}
export const partyHelp = 'A loss is taken from here, and a gain is added here.'
export const clientHelp = 'Choose a client only if its balance covers the adjustment. The balance can become negative.'
export const reasonHelp = 'For the approver and the audit log. The client doesn’t see it.'
export const proposed = 'Adjustment proposed. Another person has to approve it'
export const failedToPropose = 'Failed to propose the adjustment. Try again.'

export const approveTitle = 'Approve this adjustment?'
export const approveLead = 'These lines are posted to the ledger. You can’t undo this. It’s recorded under your name.'
export const approved = 'Adjustment approved'
export const failedToApprove = 'Failed to approve the adjustment. Try again.'
export const reject = 'Reject'
export const rejectTitle = 'Reject this adjustment?'
export const rejectLead = 'The difference stays open, and the ledger doesn’t change.'
export const rejected = 'Adjustment rejected'
export const failedToReject = 'Failed to reject the adjustment. Try again.'
export const debit = books.debit
export const credit = books.credit
export const posting = 'Posting'
export const accountNames: Partial<Record<LedgerAccount, string>> = {
  processor_clearing: books.processorClearing,
  platform_funds: books.accountNames.platform_funds,
  client_available: books.clientsAvailable,
  client_pending: books.clientsPending,
  platform_fees: books.platformFees,
}
