import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { fieldRefusal } from '../../platform/http/refusal.js'

/** A rejected bank file, with the reason. The file isn't stored. */
export class BankFileRefused extends fieldRefusal(
  'file',
  422,
  'BANK_FILE_REFUSED',
  (sentence: string = words.none) => sentence,
) {}
