import * as words from '#contract/messages/errors/roles.js'
import { AppError } from '../../platform/http/app-error.js'

export class RoleNameTaken extends AppError {
  constructor() {
    const sentence = words.roleNameTaken
    super(409, 'ROLE_NAME_TAKEN', sentence, { name: sentence })
  }
}

export class RoleInUse extends AppError {
  constructor(portalUsers: number, apiUsers: number) {
    super(409, 'ROLE_IN_USE', words.roleInUse(portalUsers, apiUsers))
  }
}
