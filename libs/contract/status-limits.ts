/** Measurements are kept for so long. */
export const statusSlotMs = 5 * 60_000
export const statusDays = 90
export const statusKeptMs = (statusDays + 1) * 86_400_000
export const statusWriteMs = 60_000
export const statusCachedMs = 15_000
export const statusCacheControl = 'public, max-age=15'
/** The page waits no longer for the database before it says that it is away. */
export const statusAnswerMaxMs = 2_000
/** A process that cannot write keeps so many slots for later. */
export const statusWaitingMax = 2_000
/** Older than this, nothing is known of now. */
export const statusFreshMs = 2 * 5 * 60_000
/** So many faults at least, and this share of all that was measured in five minutes. */
export const statusFaultsLeast = 3
export const statusDegradedPercent = 5
export const statusDownPercent = 50
export const statusIncidentsMax = 50
/** Work that has been due for longer is late. */
export const statusLateMs = 5 * 60_000

export const statusParts = ['api', 'site', 'payments', 'webhooks', 'payouts'] as const
export type StatusPart = (typeof statusParts)[number]

/** `unknown`: nothing was measured, because no process ran or none could write. */
export const statusStates = ['operational', 'degraded', 'down', 'unknown'] as const
export type StatusState = (typeof statusStates)[number]
