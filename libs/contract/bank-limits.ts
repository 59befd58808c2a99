export const bankFileMaxBytes = 32 * 1_024 * 1_024
/** Of all statements in a file together; an entry that tells its payments singly counts each of them. */
export const bankFileEntriesMax = 20_000
export const bankFileStatementsMax = 200
/** Files in an archive, and what they may come to when they are unpacked. */
export const bankZipFilesMax = 100
export const bankZipMaxBytes = 64 * 1_024 * 1_024
export const xmlLevelsMax = 40
/** Characters between two tags, and inside one. */
export const xmlPieceMaxLength = 100_000
export const bankNameMaxLength = 70
export const bankTextMaxLength = 140
export const bankReferenceMaxLength = 140
export const csvColumnsMax = 100
export const csvCellMaxLength = 5_000
/** Rows that a preview of a mapping shows. */
export const csvPreviewRows = 5
export const csvPreviewMaxLength = 2_000
export const bankHolidaysMax = 400
export const bankAccountsMax = 200
export const payoutFilePayoutsMax = 1_000
/** So many entries are matched and posted in one unit. */
export const entriesInUnit = 25
/** What a process left unmatched when it ended is taken up again after so long. */
export const entriesLeftAfterMs = 30_000
export const entriesPollMs = 10_000
/** Days that may lie between what we expect and what a bank books. */
export const bankDaysApart = 5
export const suggestionsMax = 5
export const reconciliationLinesMax = 100
/** Mails with transfer details to one address, within the time below. */
export const transferDetailsMailsMax = 10
export const transferMailsCountedMs = 24 * 3_600_000
/** Transfers that the test bank credits to one payment. */
export const testCreditsMax = 10
