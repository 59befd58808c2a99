// Of another e-mail address, and of what a client waits for after a change that could redirect money.

/** From then on another e-mail address that was confirmed needs no word from the one before. */
export const emailChangeSilenceMs = 7 * 24 * 3_600_000
/** A change of an e-mail address that is not confirmed by then has ended. */
export const emailChangeLifeMs = 14 * 24 * 3_600_000
export const emailChangePollMs = 60_000
export const emailChangeBatch = 100
/** How long keys, settlement account and payouts wait after a change that could redirect money. */
export const holdMs = 48 * 3_600_000
export const holdLinkLifeMs = 60 * 60_000
/** To one client within the life of a link. */
export const holdMailsMax = 5
/** What has ended of both stays for so long, for whoever opens an old link. */
export const endedChangeKeptMs = 30 * 24 * 3_600_000
