import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class PermissionNameTaken extends AppError {
  constructor() {
    const sentence = 'There is already a permission with this name'
    super(409, 'PERMISSION_NAME_TAKEN', sentence, { name: sentence })
  }
}

export class PermissionInUse extends AppError {
  constructor(roles: number) {
    const carriers = roles === 1 ? '1 role carries' : `${roles} roles carry`
    super(409, 'PERMISSION_IN_USE', `${carriers} this permission. Take it from them first`)
  }
}

export class UnknownPermissions extends InvalidInput {
  constructor() {
    super({ permissionIDs: 'One of these permissions does not exist' })
  }
}

export class UnreadableRoutePattern extends InvalidInput {
  constructor(fault: string) {
    super({ routePattern: fault })
  }
}
