// Of second factors; a browser needs the names and numbers, and not what checks them.

/** What proves more than the password. */
export const factorMethods = ['totp', 'passkey', 'recovery_code'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** A second factor, or the password if there is none. */
export type ProofMethod = 'password' | FactorMethod | 'single_sign_on'

/** What POST /account/step-up takes: of `single_sign_on` the sign-in at the provider, just made in another tab. */
export const stepUpMethods = [...factorMethods, 'single_sign_on'] as const

/** What a person enrols; recovery codes come along with the first of them. */
export type FactorKind = Exclude<FactorMethod, 'recovery_code'>

export const totpDigits = 6
export const totpStepSeconds = 30
/** Clocks differ: a code of so many steps before or after this one is taken too. */
export const totpStepsAside = 1
/** An authenticator app that has not shown a right code by then was not added. */
export const factorEnrolmentMs = 30 * 60_000
/** Whether somebody may do without a second factor. */
export const factorDemands = ['required', 'optional'] as const
export type FactorDemand = (typeof factorDemands)[number]

/** A reset of somebody's factors that nobody has confirmed by then is none. */
export const factorResetLifeMs = 24 * 3_600_000

/** Authenticator apps of one login. */
export const factorsMax = 5
export const recoveryCodesMade = 10
/** In minor units of whatever currency: 1,000.00. What an installation sets instead is REFUND_STEP_UP_ABOVE. */
export const refundStepUpAbove = 100_000
/** On an answer of the site that was not given for want of a fresh proof: what may prove it. */
export const proofHeader = 'x-step-up'
/** So long a proof in a session counts for what asks for one, a sign-in too. */
export const proofLifeMs = 10 * 60_000
/** With so many left or fewer, their owner is told to make new ones. */
export const recoveryCodesFew = 3
/** What a person calls a factor. */
export const factorNameMaxLength = 60
/** Between the right password and the code. */
export const challengeLifeMs = 5 * 60_000

/** Passkeys of one login. */
export const passkeysMax = 10
export const passkeyNameMaxLength = 60
/** Between what a browser is asked for and its answer. */
export const passkeyChallengeMs = 5 * 60_000
/** In base64url; WebAuthn allows ids of 1,023 bytes. */
export const credentialIDMaxLength = 1_364
