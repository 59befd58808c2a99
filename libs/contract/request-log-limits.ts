export const requestLogsKeptMs = 30 * 24 * 3_600_000
/** How long a call waits in memory before it is written with others; what waits is lost with the process. */
export const requestLogWriteMs = 1_000
export const requestLogBatch = 50
/** Beyond these nothing more is remembered until what waits is written. */
export const requestLogsWaitingMax = 20_000
export const loggedBodyMaxBytes = 4_096
export const loggedTextMaxLength = 200
export const loggedFieldsMax = 50
export const loggedDepthMax = 4
export const loggedEventsMax = 50
