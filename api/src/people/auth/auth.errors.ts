import * as words from '#contract/messages/errors/auth.js'
import { permissionMissing } from '#contract/messages/rights.js'
import { AppError } from '../../platform/http/app-error.js'

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

export class PermissionMissing extends AppError {
  constructor(permission: string, route: string) {
    super(403, 'PERMISSION_MISSING', permissionMissing(permission, route))
  }
}
