import { AppError } from '../../platform/http/app-error.js'

export class RoleNameTaken extends AppError {
  constructor() {
    const sentence = 'There is already a role with this name'
    super(409, 'ROLE_NAME_TAKEN', sentence, { name: sentence })
  }
}

export class RoleInUse extends AppError {
  constructor(portalUsers: number, apiUsers: number) {
    const carriers = [counted(portalUsers, 'portal user'), counted(apiUsers, 'API user')].filter(Boolean).join(' and ')
    super(409, 'ROLE_IN_USE', `This role is in use by ${carriers}. Take it from them first`)
  }
}

/** Whoever carries a role would change their own rights by changing it. */
export class OwnRoles extends AppError {
  constructor(field?: string) {
    const sentence = 'You cannot change your own roles'
    super(403, 'OWN_ROLES', sentence, field ? { [field]: sentence } : undefined)
  }
}

const counted = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)
