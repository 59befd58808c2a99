/** How long a refusal waits in memory before it is written with others; what waits is lost with the process. */
export const refusalsWriteMs = 1_000
/** Beyond these nothing more is remembered until what waits is written; equal ones count as one. */
export const refusalsWaitingMax = 5_000
export const refusalsBatch = 100
export const refusalsKeptMs = 730 * 86_400_000
/** Routing and risk decisions are sealed once no unit that began before them can still be open. */
export const decisionsSettleMs = 120_000
/** How much of the time of payments is read at once, and how much one seal takes in at most. */
export const decisionSliceMs = 5_000
export const decisionsSpanMs = 600_000
export const evidenceChunk = 1_000
