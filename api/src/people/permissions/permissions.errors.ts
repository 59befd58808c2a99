import * as words from '#contract/messages/errors/permissions.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class PermissionNameTaken extends AppError {
  constructor() {
    const sentence = words.permissionNameTaken
    super(409, 'PERMISSION_NAME_TAKEN', sentence, { name: sentence })
  }
}

export class PermissionInUse extends AppError {
  constructor(roles: number) {
    super(409, 'PERMISSION_IN_USE', words.permissionInUse(roles))
  }
}

export class UnknownPermissions extends InvalidInput {
  constructor() {
    super({ permissionIDs: words.unknownPermissions })
  }
}

export class UnreadableRoutePattern extends InvalidInput {
  constructor(fault: string) {
    super({ routePattern: fault })
  }
}
