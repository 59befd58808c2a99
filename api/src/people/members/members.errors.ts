import * as words from '#contract/messages/errors/members.js'
import { AppError } from '../../platform/http/app-error.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

export class MemberExists extends fieldRefusal('emailAddress', 409, 'MEMBER_EXISTS', words.memberExists) {}
export class TooManyMembers extends refusal(409, 'TOO_MANY_MEMBERS', words.tooManyMembers) {}
export class UnknownMemberRole extends invalidField('roleID', words.unknownRole) {}
export class MemberGrantRefused extends fieldRefusal('roleID', 403, 'GRANT_REFUSED', words.grantRefused) {}
export class HigherRefundLimit extends fieldRefusal('roleID', 403, 'GRANT_REFUSED', words.higherRefundLimit) {}

export class OwnersOnly extends AppError {
  constructor(field?: string) {
    super(403, 'OWNERS_ONLY', words.ownersOnly, field ? { [field]: words.ownersOnly } : undefined)
  }
}

export class OwnRole extends fieldRefusal('roleID', 403, 'OWN_ROLE', words.ownRole) {}

/** The other person has more access than the caller. */
export class MemberProtected extends refusal(403, 'RIGHTS_PROTECTED', words.rightsProtected) {}

export class LastOwner extends refusal(409, 'LAST_OWNER', words.lastOwner) {}
export class NotInvited extends refusal(409, 'NOT_INVITED', words.notInvited) {}

export class HandOverRefused extends refusal(
  409,
  'HAND_OVER_REFUSED',
  (reason: 'notActive' | 'ownerAlready' | 'noHandOver') => words[reason],
) {}

/** People with an account have to sign in or enter its password. */
export class SignInToAccept extends refusal(403, 'SIGN_IN_TO_ACCEPT', words.signInToAccept) {}

export class WrongLogin extends refusal(403, 'WRONG_LOGIN', words.wrongLogin) {}
export class WrongPasswordToAccept extends invalidField('password', words.wrongPassword) {}
export class ClientNotActive extends refusal(409, 'CLIENT_NOT_ACTIVE', words.clientNotActive) {}
