export const plansMax = 200
/** Prices by method of one plan. */
export const planRowsMax = 50
/** What a statement's document lists; the CSV has each. */
export const statementMovementsMax = 5_000
export const statementChunkEntries = 1_000
export const clearingNamedPollMs = 60_000
export const clearingNamedEntries = 20_000
export const lineMovesPollMs = 10_000
export const lineMoveClients = 200
/** How often all clients are looked at again. */
export const lineMovesAnewMs = 3_600_000
/** Where processes cannot see each other, those of the version before are taken for gone after this. */
export const unseenVersionsGoneMs = 900_000
export const ledgerLinesMax = 64
export const sealEveryMs = 60_000
export const sealsSentAtOnce = 100
export const sealSendMaxMs = 10_000
/** How many GET /ledger/seals answers. */
export const sealsShown = 60
export const verificationTellMs = 500
export const verificationLeaseMs = 60_000
export const verificationSilenceMaxMs = 10 * 60_000
export const verificationPollMs = 1_000
