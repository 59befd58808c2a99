// Apart from the request class, whose decorators a browser must not load.
export const operationsDays = 7
export const operationsDaysMax = 92
/** So many days are shown by the hour. */
export const operationsHourlyDaysMax = 2
export const operationsAttemptsMax = 2_000
export const operationsWaitingMax = 1_000

export const waitingKinds = ['reviews', 'payouts', 'evidence', 'answers', 'differences'] as const
export type WaitingKind = (typeof waitingKinds)[number]
