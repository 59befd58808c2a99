import * as words from '#contract/messages/errors/portal-users.js'
import { AppError } from '../../platform/http/app-error.js'

/** What only an administrator may do, whatever rows somebody holds. */
export class AdministratorsOnly extends AppError {
  constructor(field?: string) {
    const sentence = words.administratorsOnly
    super(403, 'ADMINISTRATORS_ONLY', sentence, field ? { [field]: sentence } : undefined)
  }
}

export class GrantRefused extends AppError {
  constructor(permission: string, field: string) {
    const sentence = words.grantRefused(permission)
    super(403, 'GRANT_REFUSED', sentence, { [field]: sentence })
  }
}

/** Changing a role that you have would change your own permissions. */
export class OwnRoles extends AppError {
  constructor(field?: string) {
    const sentence = words.ownRoles
    super(403, 'OWN_ROLES', sentence, field ? { [field]: sentence } : undefined)
  }
}
