import { passkeyRefusal } from '#contract/messages/passkeys.js'
import { AppError } from '../../platform/http/app-error.js'
import { refusal } from '../../platform/http/refusal.js'

/** Browsers don't support passkeys on IP addresses or without https. */
export class PasskeysNotPossible extends refusal(409, 'PASSKEYS_NOT_POSSIBLE', passkeyRefusal.notPossible) {}

/** Unknown, used, expired, or for another purpose, account or device. We don't say which. */
class PasskeyChallengeInvalid extends refusal(422, 'PASSKEY_CHALLENGE_INVALID', passkeyRefusal.challenge) {}

/** The passkey was used at a different address. */
class PasskeyOriginWrong extends refusal(422, 'PASSKEY_ORIGIN_WRONG', passkeyRefusal.origin) {}

/** The passkey was created for another relying party ID. */
class PasskeySiteWrong extends refusal(422, 'PASSKEY_SITE_WRONG', passkeyRefusal.site) {}

/** Also recorded in the audit log. */
class PasskeyCounterWentBack extends refusal(422, 'PASSKEY_COUNTER_WENT_BACK', passkeyRefusal.counter) {}

/** Also returned for a passkey of another account or audience. */
class PasskeyUnknown extends refusal(422, 'PASSKEY_UNKNOWN', passkeyRefusal.unknown) {}

class PasskeyUserNotVerified extends refusal(422, 'PASSKEY_USER_NOT_VERIFIED', passkeyRefusal.userNotVerified) {}

/** The signature is wrong, or the response doesn't match the challenge. */
class PasskeyInvalid extends refusal(422, 'PASSKEY_INVALID', passkeyRefusal.invalid) {}

export class PasskeyAlreadyAdded extends refusal(409, 'PASSKEY_ALREADY_ADDED', passkeyRefusal.alreadyAdded) {}
export class TooManyPasskeys extends refusal(409, 'TOO_MANY_PASSKEYS', passkeyRefusal.tooMany) {}
export class NoPasskey extends refusal(422, 'NO_PASSKEY', passkeyRefusal.none) {}

/** What can be wrong with what a passkey has signed. */
export type PasskeyFault = 'challenge' | 'origin' | 'site' | 'counter' | 'unknown' | 'user' | 'invalid'

export function passkeyFault(fault: PasskeyFault): AppError {
  if (fault === 'challenge') return new PasskeyChallengeInvalid()
  if (fault === 'origin') return new PasskeyOriginWrong()
  if (fault === 'site') return new PasskeySiteWrong()
  if (fault === 'counter') return new PasskeyCounterWentBack()
  if (fault === 'unknown') return new PasskeyUnknown()
  return fault === 'user' ? new PasskeyUserNotVerified() : new PasskeyInvalid()
}
