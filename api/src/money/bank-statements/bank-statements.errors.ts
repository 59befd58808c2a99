import * as words from '#contract/messages/errors/bank-statements.js'
import { bankFile } from '#contract/messages/errors/bank-files.js'
import { AppError } from '../../platform/http/app-error.js'

export class EntryNotUnmatched extends AppError {
  constructor() {
    super(409, 'ENTRY_NOT_UNMATCHED', words.notUnmatched)
  }
}

export class EntryNotMatched extends AppError {
  constructor() {
    super(409, 'ENTRY_NOT_MATCHED', words.notMatched)
  }
}

/** What cannot be taken back by taking a match back. */
export class MatchStays extends AppError {
  constructor() {
    super(409, 'MATCH_STAYS', words.returnStays)
  }
}

export class DoesNotMatch extends AppError {
  constructor(sentence = words.otherCurrency) {
    super(422, 'DOES_NOT_MATCH', sentence, { matchedID: sentence })
  }
}

export class BankFilesBusy extends AppError {
  constructor() {
    super(503, 'BANK_FILES_BUSY', bankFile.busy, undefined, { 'retry-after': '60' })
  }
}
