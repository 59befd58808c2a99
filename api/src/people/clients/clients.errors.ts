import type { ClientStatus } from '#contract/clients.js'
import * as words from '#contract/messages/errors/clients.js'
import { clientLogin } from '#contract/messages/sign-in.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'
import { clientMoves } from './client-states.js'
import { requirementsOpen } from '#contract/messages/errors/requirements.js'
import { liveObstacle } from '#contract/messages/errors/modes.js'
import type { LiveObstacle } from '#contract/modes.js'

export class EmailAddressTaken extends fieldRefusal(
  'emailAddress',
  409,
  'EMAIL_ADDRESS_TAKEN',
  words.emailAddressTaken,
) {}

export class RateBelowMinimum extends fieldRefusal('chargePercentage', 422, 'RATE_BELOW_MINIMUM', (minimum: number) =>
  words.rateBelowMinimum(minimum.toFixed(2)),
) {}

export class WrongClientCredentials extends refusal(401, 'WRONG_CREDENTIALS', clientLogin.wrongCredentials) {}
export class ClientRejected extends refusal(403, 'CLIENT_REJECTED', words.clientRejected) {}
export class ClientSuspended extends refusal(403, 'CLIENT_SUSPENDED', words.clientSuspended) {}

export class ClientMoveRefused extends refusal(409, 'CLIENT_STATE_CONFLICT', (from: ClientStatus, to: ClientStatus) =>
  words.clientMoveRefused(from, to, clientMoves[from].join(' or ')),
) {}

export class NoticeDoesNotFit extends refusal(409, 'CLIENT_STATE_CONFLICT', (status: ClientStatus, notice: string) =>
  words.noticeDoesNotFit(status, notice),
) {}

export class ClientHasBalance extends refusal(409, 'CLIENT_HAS_BALANCE', words.clientHasBalance) {}
export class ClientHasOpenPayments extends refusal(409, 'CLIENT_HAS_OPEN_PAYMENTS', words.clientHasOpenPayments) {}

/** Requirements are open, so the approval needs a reason. */
export class RequirementsOpen extends refusal(409, 'REQUIREMENTS_OPEN', requirementsOpen) {}

/** This client needs two approvers, and the caller was the first. */
export class SecondApprovalRequired extends refusal(409, 'SECOND_APPROVAL_REQUIRED', words.secondApprovalRequired) {}

/** Live mode isn't open for this client. */
export class LiveNotOpen extends refusal(409, 'LIVE_NOT_OPEN', (missing: LiveObstacle) => liveObstacle[missing]) {}
