export * from './labels.js'

export const lead = 'Money that leaves us for a client’s bank: one makes a payout, somebody else approves it.'
export const newPayout = 'New payout'
export const rules = 'Rules'
export const waits = 'Waits for approval'
export const waitsLead =
  'Look at the account holder beside the client’s name, and at what has changed since the last payout.'
export const nothingWaits = 'Nothing waits for approval'
export const nothingWaitsHelp = 'Payouts that somebody creates, or a schedule makes, appear here.'
export const approveSelected = 'Approve the selected'
export const select = (name: string) => `Select the payout to ${name}`
export const selectAtLeastOne = 'Please select at least one payout'
export const approvedCount = (count: number) =>
  count === 1 ? '1 payout was approved' : `${count} payouts were approved`
export const notApproved = 'These were not approved:'
export const client = 'Client and account holder'
export const changed = 'What to look at'
export const nothingUnusual = 'As the last one'
export const waitsFor = 'Waits for'
export const anybodyElse = 'Somebody else'
export const you = 'You'
export const approvalsOf = (given: number, needed: number) => `${given} of ${needed} approvals`
export const allPayouts = 'All payouts'
export const noPayouts = 'No payouts found'
export const noPayoutsHelp = 'Create one, or let a client’s schedule make it.'
export const failedToFetch = 'Failed to fetch payouts'
export const approveLead = (money: string, holder: string, last4: string) =>
  `${money} go to ${holder}, account ending in ${last4}. This is recorded under your name.`
export const approvePayout = 'Approve this payout?'
export const approvedOne = 'The payout was approved'
export const approvedFirst = 'Approved. Somebody else has to approve it too'
export const failedToApprove = 'The payout could not be approved. Please try again.'
export const rejectPayout = 'Reject this payout?'
export const rejectLead = 'Its money stands with the client again, and its owners get a mail with the reason.'
export const rejected = 'The payout was rejected'
export const failedToReject = 'The payout could not be rejected. Please try again.'
export const cancel = 'Cancel the payout'
export const cancelPayout = 'Cancel this payout?'
export const cancelLead = 'Its money stands with the client again.'
export const canceled = 'The payout was canceled'
export const failedToCancel = 'The payout could not be canceled. Please try again.'
export const createTitle = 'New payout'
export const createLead = 'Takes the oldest payments first. Somebody else has to approve it.'
export const create = 'Create the payout'
export const created = 'The payout was created and waits for approval'
export const failedToCreate = 'The payout could not be created. Please try again.'
export const clientID = 'Client ID'
export const clientIDHelp = 'Such as cli_…, from the client’s page.'
export const amountOptional = 'Amount'
export const amountHelp = 'Leave it empty for all that is available.'
export const amountForm = (example: string) => `Please enter an amount such as ${example}`
export const check = 'For the checker'
export const toldPaid =
  'A bank or a processor said that it has paid this payout, although it had ended and its money stands with the client again:'
export const approvals = 'Approvals'
export const createdBy = 'Created by'
export const theSchedule = 'The schedule of the client'
export const lastPayout = 'Last payout'
export const lastPayoutWas = (money: string, holder: string, last4: string) =>
  `${money} to ${holder}, ending in ${last4}`
export const clientName = 'Client'
export const rulesTitle = 'Rules of payouts'
export const rulesLead =
  'Above which amount two different people approve a payout. Payouts that wait keep the rule they were made under.'
export const twoAbove = (currency: string) => `Two people above, in ${currency}`
export const twoAboveHelp = 'Empty: one person is enough.'
export const saveRules = 'Save the rules'
export const rulesSaved = 'The rules were saved'
export const failedToSaveRules = 'The rules could not be saved. Please try again.'
export const onClient = 'Payouts'
export const scheduleOf = 'Schedule'
export const balance = 'Available'
export const seePayouts = 'See payouts'
export const changeRules = 'Change'
export const rulesOfClient = 'Payouts of this client'
export const rulesOfClientLead =
  'When money leaves by itself, and what is kept back of it. Whoever changes this does not approve its payouts.'
export const delayDays = 'Days money waits'
export const delayHelp = 'After it has become available, before it is paid out by itself.'
export const reserve = 'Reserve in percent'
export const reserveHelp = 'Of each payment that settles from now on; 0 keeps nothing back.'
export const reserveDays = 'Days in reserve'
export const reserveDaysHelp = 'Then it becomes available by itself.'
export const keptBack = (percentage: number, days: number) =>
  `${percentage} % of each payment stay in reserve for ${days === 1 ? '1 day' : `${days} days`}.`
