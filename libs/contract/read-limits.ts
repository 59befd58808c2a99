// What is only shown, and what it may take from those who pay.

/** A list that takes longer than this is dear: it begins again where few are read at once. */
export const quickReadMaxMs = 150
/** At the same time: dear reads of one process, and those of one caller; the others wait, each caller's up to so many. */
export const dearReadsMax = 2
export const dearReadsPerCaller = 1
export const dearReadsWaitingMax = 16
export const dearReadWaitMaxMs = 3_000
export const dearReadRetryAfterSeconds = 2
/** A process that reads a SQLite file at length ends when nobody has asked it anything for so long. */
export const asideIdleMs = 60_000
/** So long a dear read lets payments go first, if some are under way. */
export const dearReadCourtesyMs = 50
/** Payments go on if something has changed so lately; a place among dear reads then rests, at most so long. */
export const dearReadBusyMs = 500
export const dearReadRestMaxMs = 200
/** What a total, a search or a file may take; longer ones are refused. */
export const dearReadMaxMs = 5_000
/** How often a file that has begun asks for a turn to read on before it is broken off. */
export const csvTurnsMax = 30
