export const deviceLoginLifeMs = 10 * 60_000
/** How often a device may ask; each time it asks sooner adds as much again. */
export const deviceIntervalSeconds = 5
/** Asking for codes, and looking codes up. */
export const devicesPerMinute = 30
export const deviceNameMaxLength = 60
/** How long the API user of a device is good for. */
export const deviceKeyLifeMs = 90 * 24 * 3_600_000
/** No vowels, so that no words come up, and nothing that looks like something else. */
export const userCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ'
export const userCodeLength = 8
