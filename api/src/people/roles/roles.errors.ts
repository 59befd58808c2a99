import * as words from '#contract/messages/errors/roles.js'
import { AppError } from '../../platform/http/app-error.js'

export class RoleNameTaken extends AppError {
  constructor() {
    const sentence = words.roleNameTaken
    super(409, 'ROLE_NAME_TAKEN', sentence, { name: sentence })
  }
}

export class RoleInUse extends AppError {
  constructor(portalUsers: number, apiUsers: number, members: number) {
    super(409, 'ROLE_IN_USE', words.roleInUse(portalUsers, apiUsers, members))
  }
}

/** It passes everything of its client, whatever its rows say: changing it would only mislead. */
export class OwnerRoleStays extends AppError {
  constructor() {
    super(409, 'OWNER_ROLE_STAYS', words.ownerRoleStays)
  }
}
