import * as words from '#contract/messages/single-sign-on.js'
import { AppError } from '../../platform/http/app-error.js'
import { refusal } from '../../platform/http/refusal.js'

/** Unknown, switched off, or deleted meanwhile. */
export class ProviderNotOffered extends refusal(404, 'IDENTITY_PROVIDER_NOT_OFFERED', words.notOffered) {}

/** Unknown, used, expired, of another browser, purpose or session: nobody needs to know which. */
export class SignOnInvalid extends refusal(422, 'SINGLE_SIGN_ON_INVALID', words.begunElsewhere) {}

/** It does not answer in time, or says itself that it cannot. */
export class ProviderAway extends refusal(503, 'IDENTITY_PROVIDER_AWAY', words.away, { 'retry-after': '5' }) {}

/** Another issuer, a wrong signature or nonce, a code that was used: what it says is not believed. */
export class ProviderWrong extends refusal(502, 'IDENTITY_PROVIDER_WRONG', words.wrong) {}

/** The provider sent the person back with an error, such as after "cancel". */
export class SignOnDenied extends refusal(403, 'SINGLE_SIGN_ON_DENIED', words.denied) {}

class EmailNotVerifiedThere extends refusal(403, 'EMAIL_NOT_VERIFIED_THERE', words.unverified) {}
class ForeignDomain extends refusal(403, 'EMAIL_DOMAIN_FOREIGN', words.foreignDomain) {}

/** Absent, deleted and never confirmed accounts look alike. */
class NoAccount extends refusal(403, 'NO_ACCOUNT', words.noAccount) {}

/** The address was somebody else's at the provider before. */
export class OtherPerson extends refusal(403, 'IDENTITY_CHANGED', words.otherPerson) {}

/** A step-up takes a sign-in that was made for it. */
export class SignOnNotFresh extends refusal(422, 'SINGLE_SIGN_ON_NOT_FRESH', words.notFresh) {}

/** This session was opened by a password or a passkey. */
export class NotBySignOn extends refusal(422, 'NOT_BY_SINGLE_SIGN_ON', words.notBySignOn) {}

/** What the provider says of a person, and is not enough. */
export type SignOnFault = 'unverified' | 'foreign' | 'no_account' | 'other_person' | 'off'

export function signOnFault(fault: SignOnFault, name: string): AppError {
  if (fault === 'unverified') return new EmailNotVerifiedThere(name)
  if (fault === 'foreign') return new ForeignDomain(name)
  if (fault === 'no_account') return new NoAccount()
  return fault === 'other_person' ? new OtherPerson() : new ProviderNotOffered()
}
