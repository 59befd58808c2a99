/** How long a use of a right counts. */
export const roleUsesCountedDays = 90
/** How long a use waits in memory before it is written with others; what waits is lost with the process. */
export const roleUsesWriteMs = 10_000
export const roleUsesBatch = 200
/** Of those who used a route, so many are named. */
export const roleCallersShown = 5
