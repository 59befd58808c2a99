import type { DisputeReason } from '../choices.js'
import type { EvidenceFileKind } from '../evidence-files.js'

export const evidenceTextRequired = 'Say what the payer’s bank should know'
export const reasonInWords: Record<DisputeReason, string> = {
  fraudulent: 'The payer says that it was somebody else',
  not_received: 'The payer says that nothing arrived',
  not_as_described: 'The payer says that it is not what was described',
  duplicate: 'The payer says that it was paid twice',
  credit_not_processed: 'The payer waits for a refund',
  subscription_canceled: 'The payer says that the subscription had ended',
  general: 'The payer’s bank gave no reason',
}

export const sendEvidence = 'Send evidence'
export const evidenceLead = (money: string) =>
  `Say what speaks against the dispute of ${money}. It goes to the payer’s bank, once and for good.`
export const evidenceText = 'What the bank should know'
export const evidenceHelp = 'What was sold, how and when it was delivered, and what the payer has written to you.'
export const evidenceWasSent = 'The evidence was sent'
export const failedToSendEvidence = 'Failed to send the evidence'
export const evidenceUntil = 'Evidence can be sent until'
export const evidenceSentOn = 'Evidence was sent'
export const processorDecides = 'The processor decides it'
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
