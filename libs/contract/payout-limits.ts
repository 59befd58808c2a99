// Apart from the request classes, whose decorators a browser must not load.

export const payoutDelayDaysMax = 90
export const reserveDaysMax = 365
export const payoutPollMs = 1_000
export const payoutBatch = 50
/** An amount so many times the largest of the last payouts is unusual. */
export const unusualTimes = 3
/** Of payouts that were told as paid after they had ended, so many stand on the page of the proof. */
export const toldPaidShown = 20
export const lastPayoutsCompared = 10
/** So long after the call that handed it over, an unknown payout was never received by its rail. */
export const payoutLostAfterMs = 60_000
/** How long the creation of a payout waits for the bank of its payee. */
export const payeeAnswerMs = 5_000
/** A payee whom the bank could not check is asked for again after so long. */
export const payeeAskedAgainAfterMs = 3_600_000
export const payoutInquiryAfterMs = 10_000
/** In test mode: how long the sandbox keeps a payout on its way. */
export const sandboxPayoutMs = 5_000

/** Test mode: what a payout ends with by the last two digits of its amount in minor units. */
export const sandboxPayoutEnds = {
  /** Refused by the bank: the account does not exist. */
  failed: 66,
  /** Sent back by the bank a while after it was paid. */
  returned: 77,
  /** Paid, although the answer of the call is lost. */
  lost: 88,
} as const
