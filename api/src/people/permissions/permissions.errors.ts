import * as words from '#contract/messages/errors/permissions.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

export class PermissionNameTaken extends fieldRefusal(
  'name',
  409,
  'PERMISSION_NAME_TAKEN',
  words.permissionNameTaken,
) {}

export class PermissionInUse extends refusal(409, 'PERMISSION_IN_USE', words.permissionInUse) {}
export class UnknownPermissions extends invalidField('permissionIDs', words.unknownPermissions) {}
export class UnreadableRoutePattern extends invalidField('routePattern', (fault: string) => fault) {}
