import { AppError, InvalidInput } from '../../platform/http/app-error.js'

/** What only an administrator may do, whatever rows somebody holds. */
export class AdministratorsOnly extends AppError {
  constructor(field?: string) {
    const sentence = 'Only an administrator may do this'
    super(403, 'ADMINISTRATORS_ONLY', sentence, field ? { [field]: sentence } : undefined)
  }
}

export class GrantRefused extends AppError {
  constructor(permission: string, field: string) {
    const sentence = `You cannot grant the permission "${permission}", because you do not hold it`
    super(403, 'GRANT_REFUSED', sentence, { [field]: sentence })
  }
}

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
