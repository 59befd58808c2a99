import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { fieldRefusal } from '../../platform/http/refusal.js'

/** A file of a bank that is not taken, and why; nothing of it is kept. */
export class BankFileRefused extends fieldRefusal(
  'file',
  422,
  'BANK_FILE_REFUSED',
  (sentence: string = words.none) => sentence,
) {}
