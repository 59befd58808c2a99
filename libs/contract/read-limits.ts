/** A list that takes longer than this is dear: it begins again where few are read at once. */
export const quickReadMaxMs = 150
export const dearReadsMax = 2
export const dearReadsPerCaller = 1
export const dearReadsWaitingMax = 16
export const dearReadWaitMaxMs = 3_000
export const dearReadRetryAfterSeconds = 2
export const asideIdleMs = 60_000
export const dearReadCourtesyMs = 50
export const dearReadBusyMs = 500
export const dearReadRestMaxMs = 200
export const dearReadMaxMs = 5_000
export const csvTurnsMax = 30
/** Rows that the export of a customer reads at once. */
export const exportedAtOnce = 100

/** Of one statement; longer than any unit waits for another one. */
export const databaseAnswerMaxMs = 40_000
/** Parts of one home page; one fewer than the quick lists of a process, so that others' lists go on beside it. */
export const homePartsAtOnce = 3
