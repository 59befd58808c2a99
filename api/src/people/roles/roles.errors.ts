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

const counted = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)
