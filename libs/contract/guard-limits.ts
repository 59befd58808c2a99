export const emailChangeSilenceMs = 7 * 24 * 3_600_000
export const emailChangeLifeMs = 14 * 24 * 3_600_000
export const emailChangePollMs = 60_000
export const emailChangeBatch = 100
export const holdMs = 48 * 3_600_000
export const holdLinkLifeMs = 60 * 60_000
export const holdMailsMax = 5
export const endedChangeKeptMs = 30 * 24 * 3_600_000
