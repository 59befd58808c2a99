import type { FactorMethod, ProofMethod } from '#contract/factor-limits.js'
import { secondFactor } from '#contract/messages/factors.js'
import * as singleSignOn from '#contract/messages/single-sign-on.js'
import * as stepUp from '#contract/messages/step-up.js'
import { signInLink, signInRefusal } from '#contract/messages/sign-in.js'
import { clock } from '#contract/clock.js'
import { AppError } from '../../platform/http/app-error.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

const retryAfter = (until: Date) => ({
  'retry-after': String(Math.max(1, Math.ceil((until.getTime() - clock.time()) / 1_000))),
})

/** Said to strangers, whether or not there is such an account; a device that has signed in before is let try. */
export class AccountLocked extends AppError {
  constructor(until: Date) {
    super(429, 'ACCOUNT_LOCKED', signInRefusal.locked, undefined, retryAfter(until))
  }
}

/** Said to strangers between two guesses; the password that came with the call was not looked at. */
export class SignInSlowed extends AppError {
  constructor(until: Date) {
    super(429, 'SIGN_IN_SLOWED', signInRefusal.slowed, undefined, retryAfter(until))
  }
}

/** Said inside a session that has typed too many wrong passwords; no other session and no sign-in is concerned. */
export class PasswordTriesUsedUp extends AppError {
  constructor(until: Date) {
    super(429, 'PASSWORD_TRIES_USED_UP', signInRefusal.triesUsedUp, undefined, retryAfter(until))
  }
}

/** The password is right and not enough: `challenge` and a code go to POST /account/second-factor. */
export class SecondFactorRequired extends AppError {
  constructor(challenge: string, methods: FactorMethod[]) {
    super(403, 'SECOND_FACTOR_REQUIRED', secondFactor.required, undefined, {}, { challenge, methods })
  }
}

/**
 * A second factor is required and there is none. After the right password `challenge` is the bearer of the calls that make
 * one, of nothing else; in a session its own token is.
 */
export class SecondFactorEnrolmentRequired extends AppError {
  constructor(challenge?: string) {
    super(403, 'SECOND_FACTOR_ENROLMENT_REQUIRED', secondFactor.enrolmentRequired, undefined, {}, { challenge })
  }
}

/** The password or the passkey is right, and opens nothing: the provider of that domain is the only way in. */
export class SingleSignOnRequired extends refusal(403, 'SINGLE_SIGN_ON_REQUIRED', singleSignOn.onlyWay) {}

/** Said to POST /account/step-up: nobody has signed in again at the provider in this session yet. */
export class SignOnNotProved extends refusal(422, 'SINGLE_SIGN_ON_NOT_PROVED', singleSignOn.notProvedYet) {}

/** Unknown, used, expired, of another device: nobody needs to know which. */
export class ChallengeInvalid extends refusal(422, 'CHALLENGE_INVALID', secondFactor.challengeInvalid) {}

/** Counted like a wrong password. */
export class WrongFactorCode extends fieldRefusal('code', 422, 'WRONG_CODE', secondFactor.wrongCode) {}

/** The session is right, and its last proof too old for this call: POST /account/step-up by one of `methods`, then again. */
export class StepUpRequired extends AppError {
  constructor(methods: ProofMethod[]) {
    super(403, 'STEP_UP_REQUIRED', stepUp.required, undefined, {}, { methods })
  }
}

/** Inside a session; counted like every wrong password there. */
export class WrongPasswordInSession extends fieldRefusal('password', 422, 'WRONG_PASSWORD', stepUp.wrongPassword) {}

/** As with a reset token, nobody needs to know which. */
export class SignInLinkInvalid extends refusal(422, 'SIGN_IN_LINK_INVALID', signInLink.failure) {}
