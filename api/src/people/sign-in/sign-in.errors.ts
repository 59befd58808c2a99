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

/** For new devices, whether or not the account exists. Known devices can still try. */
export class AccountLocked extends AppError {
  constructor(until: Date) {
    super(429, 'ACCOUNT_LOCKED', signInRefusal.locked, undefined, retryAfter(until))
  }
}

/** For new devices after wrong passwords. The password wasn't checked. */
export class SignInSlowed extends AppError {
  constructor(until: Date) {
    super(429, 'SIGN_IN_SLOWED', signInRefusal.slowed, undefined, retryAfter(until))
  }
}

/** Too many wrong passwords in this session. Other sessions and sign-ins aren't affected. */
export class PasswordTriesUsedUp extends AppError {
  constructor(until: Date) {
    super(429, 'PASSWORD_TRIES_USED_UP', signInRefusal.triesUsedUp, undefined, retryAfter(until))
  }
}

/** The password is correct, but a second factor is needed. Send `challenge` and a code to POST /account/second-factor. */
export class SecondFactorRequired extends AppError {
  constructor(challenge: string, methods: FactorMethod[]) {
    super(403, 'SECOND_FACTOR_REQUIRED', secondFactor.required, undefined, {}, { challenge, methods })
  }
}

/**
 * Two-step verification is required but not set up. After the right password, use `challenge` as the bearer token to
 * set it up. In a session, use its token.
 */
export class SecondFactorEnrolmentRequired extends AppError {
  constructor(challenge?: string) {
    super(403, 'SECOND_FACTOR_ENROLMENT_REQUIRED', secondFactor.enrolmentRequired, undefined, {}, { challenge })
  }
}

/** The password or passkey is correct, but this domain requires single sign-on. */
export class SingleSignOnRequired extends refusal(403, 'SINGLE_SIGN_ON_REQUIRED', singleSignOn.onlyWay) {}

/** For POST /account/step-up: there was no new sign-in at the provider in this session yet. */
export class SignOnNotProved extends refusal(422, 'SINGLE_SIGN_ON_NOT_PROVED', singleSignOn.notProvedYet) {}

/** Unknown, used, expired or for another device. We don't say which. */
export class ChallengeInvalid extends refusal(422, 'CHALLENGE_INVALID', secondFactor.challengeInvalid) {}

/** Counts as a wrong password. */
export class WrongFactorCode extends fieldRefusal('code', 422, 'WRONG_CODE', secondFactor.wrongCode) {}

/** The last verification is too old. Call POST /account/step-up with one of `methods`, then retry. */
export class StepUpRequired extends AppError {
  constructor(methods: ProofMethod[]) {
    super(403, 'STEP_UP_REQUIRED', stepUp.required, undefined, {}, { methods })
  }
}

/** Returned in a session, where it counts as a wrong password. */
export class WrongPasswordInSession extends fieldRefusal('password', 422, 'WRONG_PASSWORD', stepUp.wrongPassword) {}

/** As with a reset token, we don't say which. */
export class SignInLinkInvalid extends refusal(422, 'SIGN_IN_LINK_INVALID', signInLink.failure) {}
