// Of second factors; a browser needs the names and numbers, and not what checks them.

/** What proves more than the password. */
export const factorMethods = ['totp', 'recovery_code'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** What a person enrols; recovery codes come along with the first of them. */
export type FactorKind = Exclude<FactorMethod, 'recovery_code'>

export const totpDigits = 6
export const totpStepSeconds = 30
/** Clocks differ: a code of so many steps before or after this one is taken too. */
export const totpStepsAside = 1
/** An authenticator app that has not shown a right code by then was not added. */
export const factorEnrolmentMs = 30 * 60_000
/** Of one login. */
export const factorsMax = 5
export const recoveryCodesMade = 10
/** With so many left or fewer, their owner is told to make new ones. */
export const recoveryCodesFew = 3
/** What a person calls a factor. */
export const factorNameMaxLength = 60
/** Between the right password and the code. */
export const challengeLifeMs = 5 * 60_000
