import * as words from '#contract/messages/errors/debts.js'
import { type Currency, formatMoney } from '#contract/money.js'
import { AppError } from '../../platform/http/app-error.js'

export class NothingOwed extends AppError {
  constructor(currency: Currency) {
    super(409, 'NOTHING_OWED', words.nothingOwed(currency))
  }
}

/** Also where new payments have made up for a part of it meanwhile. */
export class MoreThanOwed extends AppError {
  constructor(owed: number, currency: Currency) {
    const sentence = words.moreThanOwed(formatMoney(owed, currency))
    super(409, 'MORE_THAN_OWED', sentence, { amount: sentence })
  }
}

export class DebtBeingPaid extends AppError {
  constructor() {
    super(409, 'DEBT_BEING_PAID', words.debtBeingPaid)
  }
}

export class DebtRequestEnded extends AppError {
  constructor() {
    super(409, 'DEBT_REQUEST_ENDED', words.requestEnded)
  }
}

export class WriteOffWaits extends AppError {
  constructor() {
    super(409, 'WRITE_OFF_WAITS', words.writeOffWaits)
  }
}

export class WriteOffDecided extends AppError {
  constructor() {
    super(409, 'WRITE_OFF_DECIDED', words.writeOffDecided)
  }
}

/** Who asked for it never approves it. */
export class OwnWriteOff extends AppError {
  constructor() {
    super(403, 'FOUR_EYES', words.ownWriteOff)
  }
}
