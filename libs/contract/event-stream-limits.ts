/** In one server process. */
export const streamsOfClientMax = 10
export const streamsMax = 500
/** How long an event can be gone on from. */
export const streamReplayMs = 3 * 24 * 3_600_000
export const streamHeartbeatMs = 15_000
/** How often each open stream is asked whether its caller may still have it. */
export const streamRightsMs = 1_000
/** How often one reader looks for what other processes have written; its own rings. */
export const streamPollMs = 500
/** What is written meanwhile is read at once. */
export const streamGatherMs = 50
export const streamBatch = 200
/** How much later than its time an event may be committed: a unit ends after 30 s, and clocks of servers differ. */
export const streamLateMs = 120_000
/** What a client is told to wait before it opens again. */
export const streamRetryMs = 1_000
