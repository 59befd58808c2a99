import type { ClientStatus } from '#contract/clients.js'
import { clientLogin } from '#contract/messages/sign-in.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'
import { clientMoves } from './client-states.js'

export class EmailAddressTaken extends AppError {
  constructor() {
    const sentence = 'This email address is already registered'
    super(409, 'EMAIL_ADDRESS_TAKEN', sentence, { emailAddress: sentence })
  }
}

export class RateBelowMinimum extends AppError {
  constructor(minimum: number) {
    const sentence = `This rate is below the minimum of ${minimum.toFixed(2)} %. Say that it is meant, or give a higher one`
    super(422, 'RATE_BELOW_MINIMUM', sentence, { chargePercentage: sentence })
  }
}

export class WrongClientCredentials extends AppError {
  constructor() {
    super(401, 'WRONG_CREDENTIALS', clientLogin.wrongCredentials)
  }
}

export class WrongCurrentPassword extends InvalidInput {
  constructor() {
    super({ currentPassword: 'This is not your current password' })
  }
}

export class ClientRejected extends AppError {
  constructor() {
    super(403, 'CLIENT_REJECTED', 'Your registration was not approved')
  }
}

export class ClientSuspended extends AppError {
  constructor() {
    super(403, 'CLIENT_SUSPENDED', 'Your account is suspended. Please contact us')
  }
}

export class ClientMoveRefused extends AppError {
  constructor(from: ClientStatus, to: ClientStatus) {
    const allowed = clientMoves[from].join(' or ')
    super(409, 'CLIENT_STATE_CONFLICT', `This client is ${from} and cannot become ${to}, only ${allowed}`)
  }
}

export class NoticeDoesNotFit extends AppError {
  constructor(status: ClientStatus, notice: string) {
    super(409, 'CLIENT_STATE_CONFLICT', `This client is ${status}: there is no ${notice} to tell it about`)
  }
}

export class ClientHasBalance extends AppError {
  constructor() {
    super(409, 'CLIENT_HAS_BALANCE', 'This client has a balance and cannot be deleted before it is settled')
  }
}

export class ClientHasOpenPayments extends AppError {
  constructor(count: number) {
    const payments = count === 1 ? 'one payment that is' : `${count} payments that are`
    super(409, 'CLIENT_HAS_OPEN_PAYMENTS', `This client has ${payments} not finished yet and cannot be deleted`)
  }
}
