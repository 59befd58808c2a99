import * as words from '#contract/messages/errors/bank-statements.js'
import { bankFile } from '#contract/messages/errors/bank-files.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class EntryNotUnmatched extends refusal(409, 'ENTRY_NOT_UNMATCHED', words.notUnmatched) {}
export class EntryNotMatched extends refusal(409, 'ENTRY_NOT_MATCHED', words.notMatched) {}

/** This match can't be undone. */
export class MatchStays extends refusal(409, 'MATCH_STAYS', (sentence: string = words.returnStays) => sentence) {}

export class DoesNotMatch extends fieldRefusal(
  'matchedID',
  422,
  'DOES_NOT_MATCH',
  (sentence: string = words.otherCurrency) => sentence,
) {}

export class BankFilesBusy extends refusal(503, 'BANK_FILES_BUSY', bankFile.busy, { 'retry-after': '60' }) {}

export class NotReturnable extends refusal(409, 'NOT_RETURNABLE', words.notReturnable) {}

/** The statement has no sender account, or an invalid one. */
export class SenderUnknown extends refusal(409, 'SENDER_UNKNOWN', words.senderUnknown) {}
