import * as words from '#contract/messages/errors/payout-files.js'
import type { LeftOutPayoutView } from '#contract/payout-files.js'
import { AppError } from '../../platform/http/app-error.js'

export class NothingToPay extends AppError {
  constructor() {
    super(409, 'NOTHING_TO_PAY', words.nothing)
  }
}

export class PayoutsNotApproved extends AppError {
  constructor(payoutIDs: readonly string[]) {
    const sentence = words.notApproved(payoutIDs)
    super(409, 'PAYOUTS_NOT_APPROVED', sentence, { payoutIDs: sentence })
  }
}

/** Payouts that cannot stand in a file, and why: nothing is made. */
export class PayoutUnpayable extends AppError {
  constructor(payouts: readonly LeftOutPayoutView[]) {
    const said = payouts.map(({ payoutID, sentence }) => words.payoutAtFault(payoutID, sentence)).join('. ')
    super(422, 'PAYOUT_UNPAYABLE', said, { payoutIDs: said })
  }
}

export class PayoutFileAnswered extends AppError {
  constructor() {
    super(409, 'PAYOUT_FILE_ANSWERED', words.answered)
  }
}

export class PayoutFileVoided extends AppError {
  constructor() {
    super(409, 'PAYOUT_FILE_VOIDED', words.voided)
  }
}

/** Four eyes: whoever asked to void a file does not confirm it. */
export class SecondPersonVoids extends AppError {
  constructor() {
    super(403, 'SECOND_PERSON_REQUIRED', words.secondPerson)
  }
}
