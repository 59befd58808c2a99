import type { RequirementKind } from '../../requirement-kinds.js'
export * from './labels.js'
export { requirements } from './menu.js'

export const lead = 'Information you require from clients, before approval or later. Changes apply immediately.'
export const add = 'Add requirement'
export const editTitle = 'Edit requirement'
export const deleteTitle = 'Delete requirement'
export const deleteQuestion = (name: string) => `Delete the requirement “${name}”?`
export const deleteLead = 'Existing answers are kept. Approvals no longer require it.'
export const none = 'No requirements yet.'
export const noneHelp = 'Start with the four usual ones. You can change them later.'
export const addUsual = 'Add the four usual requirements'
export const usualAdded = 'Requirements added'
export const failedToFetch = 'Failed to load the requirements'
export const failedToSave = 'Failed to save the requirement'
export const failedToDelete = 'Failed to delete the requirement'
export const created = 'Requirement created'
export const updated = 'Requirement updated'
export const deleted = 'Requirement deleted'
export const help = 'Help text for applicants'
export const kindWords: Record<RequirementKind, string> = {
  text: 'Text',
  choice: 'Choice',
  date: 'Date',
  person: 'Person with documents',
  document: 'Document',
}
export const choices = 'Choices'
export const choicesHelp = 'One per line. Only for requirements with choices.'
export const clientTypes = 'Client types'
export const noneIsAll = 'Select none to include all.'
export const countries = 'Countries'
export const countriesHelp = 'One per line, spelled as clients enter them. Leave empty for all countries.'
export const dueDays = 'Due (days after registration)'
export const dueDaysHelp = 'Leave empty for no deadline.'
export const expires = 'Expires'
export const expiresHelp = 'Clients enter an expiry date. We ask for a new one 30, 7 and 1 day before.'
export const payoutsPaused = 'Days until payouts pause'
export const payoutsPausedHelp = 'Days after expiry. 0 pauses payouts immediately; empty never does.'
export const paymentsPaused = 'Days until live payments pause'
export const paymentsPausedHelp = 'Days after expiry. Leave empty to never pause.'
export const asked = 'Required from'
export const dueAfter = (days: number) => `${days} days`
export const noDue = 'No deadline'

/** On the page of a client. */
export const accept = 'Accept'
export const askAgain = 'Request again'
export const waive = 'Waive'
export const of = (action: string, name: string) => `${action}: ${name}`
export const askAgainOf = (name: string) => `Request “${name}” again`
export const askAgainLead = 'The client gets an email and sees your reason next to the requirement.'
export const reasonHelp = 'Say what’s wrong and what you need instead.'
export const accepted = 'Accepted'
export const waived = 'Waived'
export const askedAgain = 'Requested again'
export const failedToDecide = 'Failed to save your decision'
export const givenAnew = 'The client has since changed this answer. Review it again'
export const failedToDownload = 'Failed to open this document'
export const nothingYet = 'No answer yet.'

/** Beside an approval that something still stands before. */
export const openCode = 'REQUIREMENTS_OPEN'
export const approvalReason = 'Reason for approving anyway'
export const approvalReasonHelp = 'Recorded in the audit log under your name.'
export const reviewItems = 'Review the requirements'

/** What is usual to ask of a business before it is paid out to. */
export const usual: { name: string; help: string; kind: RequirementKind; expires?: boolean }[] = [
  {
    name: 'Registration certificate',
    help: 'An extract from the commercial register, or a trade license if you are a sole trader.',
    kind: 'document',
  },
  {
    name: 'Identity of one owner',
    help: 'A person who owns 25% or more, and their passport or identity card.',
    kind: 'person',
  },
  {
    name: 'Proof of address',
    help: 'A utility bill or official letter to your business, at most three months old.',
    kind: 'document',
  },
  {
    name: 'Bank letter',
    help: 'A letter or statement from your bank that shows the account holder and account number.',
    kind: 'document',
  },
]
