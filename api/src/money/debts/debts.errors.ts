import * as words from '#contract/messages/errors/debts.js'
import { type Currency, formatMoney } from '#contract/money.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class NothingOwed extends refusal(409, 'NOTHING_OWED', (currency: Currency) => words.nothingOwed(currency)) {}

/** Also returned if new payments have covered part of the debt. */
export class MoreThanOwed extends fieldRefusal('amount', 409, 'MORE_THAN_OWED', (owed: number, currency: Currency) =>
  words.moreThanOwed(formatMoney(owed, currency)),
) {}

export class DebtBeingPaid extends refusal(409, 'DEBT_BEING_PAID', words.debtBeingPaid) {}
export class DebtRequestEnded extends refusal(409, 'DEBT_REQUEST_ENDED', words.requestEnded) {}
export class WriteOffWaits extends refusal(409, 'WRITE_OFF_WAITS', words.writeOffWaits) {}
export class WriteOffDecided extends refusal(409, 'WRITE_OFF_DECIDED', words.writeOffDecided) {}

/** The person who requested it can't approve it. */
export class OwnWriteOff extends refusal(403, 'FOUR_EYES', words.ownWriteOff) {}
