import * as words from '#contract/messages/errors/payout-files.js'
import type { LeftOutPayoutView } from '#contract/payout-files.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class NothingToPay extends refusal(409, 'NOTHING_TO_PAY', words.nothing) {}
export class PayoutsNotApproved extends fieldRefusal('payoutIDs', 409, 'PAYOUTS_NOT_APPROVED', words.notApproved) {}

/** Payouts that can't be included, with the reasons. No file was created. */
export class PayoutUnpayable extends fieldRefusal(
  'payoutIDs',
  422,
  'PAYOUT_UNPAYABLE',
  (payouts: readonly LeftOutPayoutView[]) =>
    payouts.map(({ payoutID, sentence }) => words.payoutAtFault(payoutID, sentence)).join('. '),
) {}

/** The bank would reject the file or some of its payments. */
export class AccountNotCovered extends refusal(409, 'ACCOUNT_NOT_COVERED', words.notCovered) {}

export class PayoutFileAnswered extends refusal(409, 'PAYOUT_FILE_ANSWERED', words.answered) {}
export class PayoutFileVoided extends refusal(409, 'PAYOUT_FILE_VOIDED', words.voided) {}

/** The person who asked to void the file can't confirm it. */
export class SecondPersonVoids extends refusal(403, 'SECOND_PERSON_REQUIRED', words.secondPerson) {}
