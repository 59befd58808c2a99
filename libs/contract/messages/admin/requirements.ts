import type { RequirementKind } from '../../requirement-kinds.js'
export * from './labels.js'

export const requirements = 'Requirements'
export const lead =
  'What you ask of clients before they are approved, and later. It counts at once for everybody whom it names.'
export const add = 'Add requirement'
export const editTitle = 'Edit requirement'
export const deleteTitle = 'Delete requirement'
export const deleteQuestion = (name: string) => `Ask nobody for “${name}” any more?`
export const deleteLead = 'What was answered to it is kept, and approvals wait for it no more.'
export const none = 'Nothing is asked of clients.'
export const noneHelp =
  'Approvals wait for nothing but your decision. These four are usual, and can be changed afterwards.'
export const addUsual = 'Add the usual four'
export const usualAdded = 'The usual four are asked for now'
export const failedToFetch = 'Failed to load the requirements'
export const failedToSave = 'Failed to save the requirement'
export const failedToDelete = 'Failed to delete the requirement'
export const created = 'Requirement created'
export const updated = 'Requirement updated'
export const deleted = 'Requirement deleted'
export const help = 'What the applicant reads below'
export const kindWords: Record<RequirementKind, string> = {
  text: 'Text',
  choice: 'Choice',
  date: 'Date',
  person: 'Person with papers',
  document: 'Document',
}
export const choices = 'Choices'
export const choicesHelp = 'One on each line. Only for a choice.'
export const clientTypes = 'Client types'
export const noneIsAll = 'None ticked: all.'
export const countries = 'Countries'
export const countriesHelp = 'One on each line, as clients write them. Empty: everywhere.'
export const dueDays = 'Days after the registration'
export const dueDaysHelp = 'Until when it should be answered. Empty: there is no last day.'
export const expires = 'It expires'
export const expiresHelp = 'The client says until when it is valid, and is asked for a new one 30, 7 and 1 day before.'
export const payoutsPaused = 'Days until payouts pause'
export const payoutsPausedHelp = 'After it has expired, until a new one is accepted. 0: at once. Empty: never.'
export const paymentsPaused = 'Days until live payments pause'
export const paymentsPausedHelp = 'After it has expired. Empty: never.'
export const asked = 'Asked of'
export const dueAfter = (days: number) => `${days} days`
export const noDue = 'No last day'

/** On the page of a client. */
export const accept = 'Accept'
export const askAgain = 'Ask again'
export const waive = 'Not needed'
export const of = (action: string, name: string) => `${action}: ${name}`
export const askAgainOf = (name: string) => `Ask again for “${name}”`
export const askAgainLead = 'The client gets a mail, and reads your reason beside the requirement.'
export const reasonHelp = 'Say what is wrong, and what you need instead.'
export const accepted = 'Accepted'
export const waived = 'Marked as not needed'
export const askedAgain = 'Asked again'
export const failedToDecide = 'This could not be decided'
export const givenAnew = 'The client has given something else meanwhile. Please look at it again'
export const failedToDownload = 'This document could not be opened'
export const nothingYet = 'Nothing was given yet.'

/** Beside an approval that something still stands before. */
export const openCode = 'REQUIREMENTS_OPEN'
export const approvalReason = 'Reason to approve all the same'
export const approvalReasonHelp = 'The log keeps it with your name.'
export const reviewItems = 'Review the requirements'

/** What is usual to ask of a business before it is paid out to. */
export const usual: { name: string; help: string; kind: RequirementKind; expires?: boolean }[] = [
  {
    name: 'Registration certificate',
    help: 'The extract of the register that your business stands in, or of your trade if you are a sole trader.',
    kind: 'document',
  },
  {
    name: 'Identity of one owner',
    help: 'A person who owns 25 % or more, and a passport or identity card of theirs.',
    kind: 'person',
  },
  {
    name: 'Proof of address',
    help: 'A bill or a letter of an authority to your business, not older than three months.',
    kind: 'document',
  },
  {
    name: 'Bank letter',
    help: 'A letter or statement of your bank that names the account holder and the account.',
    kind: 'document',
  },
]
