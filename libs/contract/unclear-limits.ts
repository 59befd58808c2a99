/** A call without an answer is asked about each time twice as late, but never more rarely: where nothing was answered, and where it could not be read. */
export const silentInquiryLatestMs = 300_000
export const unreadableInquiryLatestMs = 6 * 3_600_000
/** From then on staff have to look at a call that nothing was answered to; what could not be read they see at once. */
export const silentUnclearAfterMs = 3_600_000
/** From then on somebody is alerted, as the alarms of docker/prometheus do. */
export const unreadableOverdueAfterMs = 3_600_000
export const silentOverdueAfterMs = 24 * 3_600_000
export const unclearReasonMaxLength = 300
export const unreadableCountedMs = 24 * 3_600_000
export const unreadableKeptMs = 30 * 24 * 3_600_000
