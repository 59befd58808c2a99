import * as words from '#contract/messages/errors/members.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class MemberExists extends AppError {
  constructor() {
    super(409, 'MEMBER_EXISTS', words.memberExists, { emailAddress: words.memberExists })
  }
}

export class TooManyMembers extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_MEMBERS', words.tooManyMembers(most))
  }
}

export class UnknownMemberRole extends InvalidInput {
  constructor() {
    super({ roleID: words.unknownRole })
  }
}

export class MemberGrantRefused extends AppError {
  constructor(permission: string) {
    const sentence = words.grantRefused(permission)
    super(403, 'GRANT_REFUSED', sentence, { roleID: sentence })
  }
}

export class HigherRefundLimit extends AppError {
  constructor() {
    super(403, 'GRANT_REFUSED', words.higherRefundLimit, { roleID: words.higherRefundLimit })
  }
}

export class OwnersOnly extends AppError {
  constructor(field?: string) {
    super(403, 'OWNERS_ONLY', words.ownersOnly, field ? { [field]: words.ownersOnly } : undefined)
  }
}

export class OwnRole extends AppError {
  constructor() {
    super(403, 'OWN_ROLE', words.ownRole, { roleID: words.ownRole })
  }
}

/** Somebody who may do more than whoever wants to change or remove them. */
export class MemberProtected extends AppError {
  constructor() {
    super(403, 'RIGHTS_PROTECTED', words.rightsProtected)
  }
}

export class LastOwner extends AppError {
  constructor() {
    super(409, 'LAST_OWNER', words.lastOwner)
  }
}

export class NotInvited extends AppError {
  constructor() {
    super(409, 'NOT_INVITED', words.notInvited)
  }
}

export class HandOverRefused extends AppError {
  constructor(reason: 'notActive' | 'ownerAlready' | 'noHandOver') {
    super(409, 'HAND_OVER_REFUSED', words[reason])
  }
}

/** Whoever has a login proves that it is theirs; an invitation alone sets no password for it. */
export class SignInToAccept extends AppError {
  constructor() {
    super(403, 'SIGN_IN_TO_ACCEPT', words.signInToAccept)
  }
}

export class WrongLogin extends AppError {
  constructor() {
    super(403, 'WRONG_LOGIN', words.wrongLogin)
  }
}

export class WrongPasswordToAccept extends InvalidInput {
  constructor() {
    super({ password: words.wrongPassword })
  }
}

export class ClientNotActive extends AppError {
  constructor() {
    super(409, 'CLIENT_NOT_ACTIVE', words.clientNotActive)
  }
}
