import type { ClientStatus } from '#contract/clients.js'
import * as words from '#contract/messages/errors/clients.js'
import { clientLogin } from '#contract/messages/sign-in.js'
import { AppError } from '../../platform/http/app-error.js'
import { clientMoves } from './client-states.js'
import { requirementsOpen } from '#contract/messages/errors/requirements.js'
import { liveObstacle } from '#contract/messages/errors/modes.js'
import type { LiveObstacle } from '#contract/modes.js'

export class EmailAddressTaken extends AppError {
  constructor() {
    const sentence = words.emailAddressTaken
    super(409, 'EMAIL_ADDRESS_TAKEN', sentence, { emailAddress: sentence })
  }
}

export class RateBelowMinimum extends AppError {
  constructor(minimum: number) {
    const sentence = words.rateBelowMinimum(minimum.toFixed(2))
    super(422, 'RATE_BELOW_MINIMUM', sentence, { chargePercentage: sentence })
  }
}

export class WrongClientCredentials extends AppError {
  constructor() {
    super(401, 'WRONG_CREDENTIALS', clientLogin.wrongCredentials)
  }
}

export class ClientRejected extends AppError {
  constructor() {
    super(403, 'CLIENT_REJECTED', words.clientRejected)
  }
}

export class ClientSuspended extends AppError {
  constructor() {
    super(403, 'CLIENT_SUSPENDED', words.clientSuspended)
  }
}

export class ClientMoveRefused extends AppError {
  constructor(from: ClientStatus, to: ClientStatus) {
    const allowed = clientMoves[from].join(' or ')
    super(409, 'CLIENT_STATE_CONFLICT', words.clientMoveRefused(from, to, allowed))
  }
}

export class NoticeDoesNotFit extends AppError {
  constructor(status: ClientStatus, notice: string) {
    super(409, 'CLIENT_STATE_CONFLICT', words.noticeDoesNotFit(status, notice))
  }
}

export class ClientHasBalance extends AppError {
  constructor() {
    super(409, 'CLIENT_HAS_BALANCE', words.clientHasBalance)
  }
}

export class ClientHasOpenPayments extends AppError {
  constructor(count: number) {
    super(409, 'CLIENT_HAS_OPEN_PAYMENTS', words.clientHasOpenPayments(count))
  }
}

/** An approval needs a reason while something that was asked is neither accepted nor waived. */
export class RequirementsOpen extends AppError {
  constructor(names: readonly string[]) {
    super(409, 'REQUIREMENTS_OPEN', requirementsOpen(names))
  }
}

/** This client takes two people, and whoever asks was the first. */
export class SecondApprovalRequired extends AppError {
  constructor() {
    super(409, 'SECOND_APPROVAL_REQUIRED', words.secondApprovalRequired)
  }
}

/** Something live is to be made, and live is not open for this client. */
export class LiveNotOpen extends AppError {
  constructor(missing: LiveObstacle) {
    super(409, 'LIVE_NOT_OPEN', liveObstacle[missing])
  }
}
