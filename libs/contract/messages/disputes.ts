import { evidenceFilesMax, evidenceFilesMaxBytes } from '../limits.js'
import type { DisputeReason } from '../choices.js'

export const evidenceTextRequired = 'Say what the payer’s bank should know'
export const evidenceFilesInvalid = `At most ${evidenceFilesMax} files, PDF, JPEG or PNG, of ${evidenceFilesMaxBytes / 1_000_000} MB together`
export const reasonInWords: Record<DisputeReason, string> = {
  fraudulent: 'The payer says that it was somebody else',
  not_received: 'The payer says that nothing arrived',
  not_as_described: 'The payer says that it is not what was described',
  duplicate: 'The payer says that it was paid twice',
  credit_not_processed: 'The payer waits for a refund',
  subscription_canceled: 'The payer says that the subscription had ended',
  general: 'The payer’s bank gave no reason',
}
