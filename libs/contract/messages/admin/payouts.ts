import type { PayeeCheckView } from '../../payee-checks.js'

export * from './labels.js'

export const lead = 'Payouts to client bank accounts. One person creates a payout, another approves it.'
export const newPayout = 'New payout'
export const rules = 'Rules'
export const waits = 'Awaiting approval'
export const waitsLead = 'Check that the account holder matches the client, and review changes since the last payout.'
export const nothingWaits = 'No payouts awaiting approval'
export const nothingWaitsHelp = 'Payouts created by staff or by a schedule show up here.'
export const approveSelected = 'Approve selected'
export const select = (name: string) => `Select the payout to ${name}`
export const selectAtLeastOne = 'Select at least one payout'
export const approvedCount = (count: number) =>
  count === 1 ? '1 payout was approved' : `${count} payouts were approved`
export const notApproved = 'These were not approved:'
export const client = 'Client and account holder'
export const changed = 'What to check'
export const nothingUnusual = 'No changes since last payout'
export const accountChecked = 'The IBAN is valid. Check that the holder is the payer'
export const waitsFor = 'Next approver'
export const you = 'You'
export const approvalsOf = (given: number, needed: number) => `${given} of ${needed} approvals`
export const allPayouts = 'All payouts'
export const noPayouts = 'No payouts found'
export const noPayoutsHelp = 'Create one, or set up a client’s payout schedule.'
export const failedToFetch = 'Failed to fetch payouts'
export const approveLead = (money: string, holder: string, last4: string) =>
  `Send ${money} to ${holder}, account ending in ${last4}. This is recorded under your name.`
export const approvePayout = 'Approve this payout?'
export const approvedOne = 'Payout approved'
export const approvedFirst = 'Approved. A second person has to approve it too'
export const failedToApprove = 'Failed to approve the payout. Try again.'
export const rejectPayout = 'Reject this payout?'
export const rejectLead = 'The money returns to the client’s balance. Its owners get an email with the reason.'
export const refundFails = 'The refund fails. The payment can be refunded again.'
export const unmatchedAgain = 'The bank entry is unmatched again.'
export const refundOf = 'Refund of'
export const returnFor = 'Return of a transfer for'
export const rejected = 'The payout was rejected'
export const failedToReject = 'Failed to reject the payout. Try again.'
export const cancel = 'Cancel payout'
export const cancelPayout = 'Cancel this payout?'
export const cancelLead = 'The money returns to the client’s balance.'
export const canceled = 'The payout was canceled'
export const failedToCancel = 'Failed to cancel the payout. Try again.'
export const createTitle = 'New payout'
export const createLead = 'Pays out the oldest payments first. Another person has to approve it.'
export const create = 'Create payout'
export const created = 'The payout was created and waits for approval'
export const failedToCreate = 'Failed to create the payout. Try again.'
export const clientID = 'Client ID'
export const clientIDHelp = 'Starts with cli_. Copy it from the client’s page.'
export const amountOptional = 'Amount'
export const amountHelp = 'Leave empty to pay out the full available balance.'
export const amountForm = (example: string) => `Enter an amount such as ${example}`
export const check = 'Before you approve'
export const toldPaid = 'The bank or processor reported this payout as paid after its money was returned to the client:'
export const payeeCheck = 'Payee check'
export const payeeOutcomes: Record<PayeeCheckView['outcome'], string> = {
  match: 'The bank confirms the name',
  close_match: 'The bank has a similar name',
  no_match: 'The bank has another name. A second approver is needed',
  not_available: 'The bank couldn’t check the name',
  not_checked: 'Not checked',
}
export const payeeClose = (name: string) => `The bank has a similar name: ${name}`
export const checkPayeeAgain = 'Check again'
export const payeeChecked = 'Payee checked'
export const failedToCheckPayee = 'Failed to check the payee. Try again.'
export const approvals = 'Approvals'
export const createdBy = 'Created by'
export const theSchedule = 'Payout schedule'
export const lastPayout = 'Last payout'
export const lastPayoutWas = (money: string, holder: string, last4: string) =>
  `${money} to ${holder}, ending in ${last4}`
export const clientName = 'Client'
export const rulesTitle = 'Payout rules'
export const rulesLead =
  'Payouts above these amounts need two approvers. Changes don’t affect payouts that already await approval.'
export const twoAbove = (currency: string) => `Two approvers above (${currency})`
export const twoAboveHelp = 'Leave empty to require one approver.'
export const saveRules = 'Save rules'
export const rulesSaved = 'Rules saved'
export const failedToSaveRules = 'Failed to save the rules. Try again.'
export const onClient = 'Payouts'
export const settlementAccounts = 'Settlement accounts'
export const everyCurrency = 'All currencies'
export const scheduleOf = 'Schedule'
export const balance = 'Available'
export const seePayouts = 'See payouts'
export const changeRules = 'Change'
export const rulesOfClient = 'Payout settings for this client'
export const rulesOfClientLead =
  'Payout schedule and reserve. If you change them, someone else has to approve the client’s payouts.'
export const delayDays = 'Payout delay (days)'
export const delayHelp = 'Days that available money waits before an automatic payout.'
export const reserve = 'Reserve (%)'
export const reserveHelp = 'Percentage held back from each new settlement. 0 means no reserve.'
export const reserveDays = 'Reserve period (days)'
export const reserveDaysHelp = 'After this period, the reserve becomes available.'
export const keptBack = (percentage: number, days: number) =>
  `${percentage}% of each payment stays in reserve for ${days === 1 ? '1 day' : `${days} days`}.`
