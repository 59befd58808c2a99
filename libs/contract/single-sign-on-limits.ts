// Of single sign-on; a browser needs the numbers, and not what checks them.

export const identityProvidersMax = 20
export const providerNameMaxLength = 60
export const issuerMaxLength = 500
export const providerSecretMaxLength = 500
export const emailDomainsMax = 20
export const roleMapMax = 50
export const claimNameMaxLength = 200
/** Between the button and the way back from the provider. */
export const signOnLifeMs = 10 * 60_000
/** How long a provider may take for one answer. */
export const providerAnswerMs = 5_000
export const providerAnswerMaxBytes = 512 * 1_024
export const providerKnownMs = 10 * 60_000
/** One that has not answered is not asked again for so long, by whoever comes. */
export const providerRestMs = 3_000
/** What the provider sends back by the browser, and what ties it to that browser. */
export const signOnAnswerMaxLength = 8_000
export const browserTokenMaxLength = 100
/** A sign-in at the provider may lie as far back as a session here lasts. */
export const providerSignInMaxSeconds = 12 * 3_600
/** Clocks differ: a sign-in at the provider counts as fresh if it is not older than the question by more than this. */
export const freshSignInSlackSeconds = 30
