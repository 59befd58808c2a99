/** How often a processor is asked for its report, and how soon again after it could not be read. */
export const reportsEveryMs = 3_600_000
export const reportsAgainAfterMs = 300_000
export const reportsAgainAtMostMs = 6 * 3_600_000
export const reportsPollMs = 30_000
/** So long one page of a report may take, and so many are read in one go. */
export const reportAnswerMs = 30_000
export const reportPagesAtOnce = 200
/** So long the download of a file may take, and so many are fetched in one go. */
export const reportDownloadMs = 120_000
export const reportDownloadsAtOnce = 5
/** Rows that are kept in one unit. */
export const reportRowsInUnit = 200
export const reportFileMaxBytes = 32 * 1_024 * 1_024
export const reportFileRowsMax = 50_000
export const reportColumnsMax = 200
export const reportTextMaxLength = 200
/** What is compared in one unit. */
export const comparedInUnit = 200
export const comparePollMs = 15_000
/** Entries of the ledger are compared once every unit that began before them has surely ended. */
export const compareAfterMs = 60_000
export const explanationMaxLength = 300
