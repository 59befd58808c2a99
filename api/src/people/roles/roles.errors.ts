import * as words from '#contract/messages/errors/roles.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class RoleNameTaken extends fieldRefusal('name', 409, 'ROLE_NAME_TAKEN', words.roleNameTaken) {}
export class RoleInUse extends refusal(409, 'ROLE_IN_USE', words.roleInUse) {}

/** The owner role has full access, so its permissions can't be changed. */
export class OwnerRoleStays extends refusal(409, 'OWNER_ROLE_STAYS', words.ownerRoleStays) {}
