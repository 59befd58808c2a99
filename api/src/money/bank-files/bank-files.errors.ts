import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { AppError } from '../../platform/http/app-error.js'

/** A file of a bank that is not taken, and why; nothing of it is kept. */
export class BankFileRefused extends AppError {
  constructor(sentence = words.none) {
    super(422, 'BANK_FILE_REFUSED', sentence, { file: sentence })
  }
}
