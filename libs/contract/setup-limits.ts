/** Cards that one setup session tries before it is closed to further ones, so that it can't be used to test stolen cards. */
export const setupFailuresMax = 10
/** A processor that has not answered how a setup ended by then is not asked again: the setup ends as failed, and nothing is saved here. */
export const setupAnswerLatestMs = 3 * 86_400_000
/** Within this time, across all sessions: failed cards of one customer, and of one network (/24 or /48) at one merchant. */
export const setupFailuresCountedMs = 24 * 3_600_000
export const setupFailuresPerCustomerMax = 20
export const setupFailuresPerNetworkMax = 50
