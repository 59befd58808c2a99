import * as words from '#contract/messages/factor-resets.js'
import { AppError } from '../../platform/http/app-error.js'

export class AdministratorsOnly extends AppError {
  constructor() {
    super(403, 'ADMINISTRATORS_ONLY', words.administratorsOnly)
  }
}

/** Four eyes: whoever asked, and the person it is about, confirm nothing. */
export class SecondPersonRequired extends AppError {
  constructor() {
    super(403, 'SECOND_PERSON_REQUIRED', words.notYours)
  }
}

export class OwnFactorReset extends AppError {
  constructor() {
    super(403, 'OWN_FACTOR_RESET', words.notYourself)
  }
}

export class FactorResetPending extends AppError {
  constructor() {
    super(409, 'FACTOR_RESET_PENDING', words.pending)
  }
}

export class FactorResetEnded extends AppError {
  constructor() {
    super(409, 'FACTOR_RESET_ENDED', words.ended)
  }
}

export class NothingToReset extends AppError {
  constructor() {
    super(422, 'NOTHING_TO_RESET', words.nothing)
  }
}
