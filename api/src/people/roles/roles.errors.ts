import * as words from '#contract/messages/errors/roles.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class RoleNameTaken extends fieldRefusal('name', 409, 'ROLE_NAME_TAKEN', words.roleNameTaken) {}
export class RoleInUse extends refusal(409, 'ROLE_IN_USE', words.roleInUse) {}

/** It passes everything of its client, whatever its rows say: changing it would only mislead. */
export class OwnerRoleStays extends refusal(409, 'OWNER_ROLE_STAYS', words.ownerRoleStays) {}
