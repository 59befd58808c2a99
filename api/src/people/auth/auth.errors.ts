import * as words from '#contract/messages/errors/auth.js'
import { permissionMissing } from '#contract/messages/rights.js'
import { AppError } from '../../platform/http/app-error.js'
import type { Mode } from '#contract/modes.js'
import { modeFixed } from '#contract/messages/errors/modes.js'

/** A route nobody marked: it answers nobody until somebody says who may call it. */
export class RouteClosed extends AppError {
  constructor() {
    super(403, 'ROUTE_CLOSED', words.routeClosed)
  }
}

export class WrongAudience extends AppError {
  constructor() {
    super(403, 'WRONG_AUDIENCE', words.wrongAudience)
  }
}

/** Ends the session on the site: a client that is not active any more. */
export class AccountDisabled extends AppError {
  constructor() {
    super(403, 'ACCOUNT_DISABLED', words.accountDisabled)
  }
}

/** A program that says another mode than its key does. */
export class ModeFixed extends AppError {
  constructor(mode: Mode) {
    super(403, 'MODE_FIXED', modeFixed(mode))
  }
}

export class PermissionMissing extends AppError {
  constructor(permission: string, route: string) {
    super(403, 'PERMISSION_MISSING', permissionMissing(permission, route))
  }
}
