import type { DisputeReason } from '../choices.js'
import type { EvidenceFileKind } from '../evidence-files.js'

export const evidenceTextRequired = 'Enter your evidence for the payer’s bank'
export const reasonInWords: Record<DisputeReason, string> = {
  fraudulent: 'The payer says they didn’t make this payment',
  not_received: 'The payer says they didn’t receive it',
  not_as_described: 'The payer says it isn’t as described',
  duplicate: 'The payer says they were charged twice',
  credit_not_processed: 'The payer says they’re owed a refund',
  subscription_canceled: 'The payer says they had canceled the subscription',
  general: 'The payer’s bank gave no reason',
}

export const ownDisputesLead =
  'Payments that the payer’s bank wants returned. Submit evidence before the deadline to keep the money.'
export const noDisputesYet = 'No disputes.'
export const newDisputesShowUpHere = 'New ones show up here with a deadline. We’ll also email you.'
export const noDisputesWithThisStatus = 'No disputes with this status.'
export const openedOn = 'Opened'
export const dueOrClosed = 'Due or closed'
export const disputeReason = 'Reason'
export const viewDispute = 'View dispute'
export const viewAllDisputes = 'View all disputes'
export const yourDisputes = 'Your disputes'
export const sendEvidence = 'Submit evidence'
export const evidenceLead = (money: string) =>
  `Explain why the dispute over ${money} is unjustified. You can submit evidence to the payer’s bank only once.`
export const evidenceText = 'Your evidence'
export const evidenceHelp = 'What you sold, how and when you delivered it, and any messages from the payer.'
export const evidenceWasSent = 'Evidence submitted'
export const failedToSendEvidence = 'Failed to submit the evidence'
export const evidenceUntil = 'Evidence due by'
export const evidenceSentOn = 'Evidence submitted'
export const processorDecides = 'Decided by the processor'
export const evidenceFiles = 'Files'
export const evidenceFilesHelp =
  'PDF, JPEG or PNG, 4.5 MB in total. A new file replaces an earlier one of the same kind.'
export const evidenceFileKind = 'What the file shows'
export const evidenceFileKinds: Record<EvidenceFileKind, string> = {
  receipt: 'Receipt or invoice',
  delivery: 'Proof of delivery',
  communication: 'Messages with the payer',
  other: 'Something else',
}
export const addFile = 'Add file'
export const fileWasAdded = 'File added. It goes to the bank when you send the evidence.'
