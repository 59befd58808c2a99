import * as words from '#contract/messages/single-sign-on.js'
import { AppError } from '../../platform/http/app-error.js'
import { refusal } from '../../platform/http/refusal.js'

/** Unknown, disabled or deleted. */
export class ProviderNotOffered extends refusal(404, 'IDENTITY_PROVIDER_NOT_OFFERED', words.notOffered) {}

/** Unknown, used, expired, or for another browser, purpose or session. We don't say which. */
export class SignOnInvalid extends refusal(422, 'SINGLE_SIGN_ON_INVALID', words.begunElsewhere) {}

/** It didn't respond in time, or reported that it's unavailable. */
export class ProviderAway extends refusal(503, 'IDENTITY_PROVIDER_AWAY', words.away, { 'retry-after': '5' }) {}

/** Wrong issuer, signature or nonce, or a used code. */
export class ProviderWrong extends refusal(502, 'IDENTITY_PROVIDER_WRONG', words.wrong) {}

/** The provider returned an error, for example after "cancel". */
export class SignOnDenied extends refusal(403, 'SINGLE_SIGN_ON_DENIED', words.denied) {}

class EmailNotVerifiedThere extends refusal(403, 'EMAIL_NOT_VERIFIED_THERE', words.unverified) {}
class ForeignDomain extends refusal(403, 'EMAIL_DOMAIN_FOREIGN', words.foreignDomain) {}

/** The response is the same for absent, deleted and unconfirmed accounts. */
class NoAccount extends refusal(403, 'NO_ACCOUNT', words.noAccount) {}

/** The address belonged to another person at the provider before. */
export class OtherPerson extends refusal(403, 'IDENTITY_CHANGED', words.otherPerson) {}

/** A step-up needs a new sign-in at the provider. */
export class SignOnNotFresh extends refusal(422, 'SINGLE_SIGN_ON_NOT_FRESH', words.notFresh) {}

/** This session started with a password or passkey. */
export class NotBySignOn extends refusal(422, 'NOT_BY_SINGLE_SIGN_ON', words.notBySignOn) {}

/** What the provider says of a person, and is not enough. */
export type SignOnFault = 'unverified' | 'foreign' | 'no_account' | 'other_person' | 'off'

export function signOnFault(fault: SignOnFault, name: string): AppError {
  if (fault === 'unverified') return new EmailNotVerifiedThere(name)
  if (fault === 'foreign') return new ForeignDomain(name)
  if (fault === 'no_account') return new NoAccount()
  return fault === 'other_person' ? new OtherPerson() : new ProviderNotOffered()
}
