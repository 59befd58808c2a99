import { permissionMissing } from '#contract/messages/rights.js'
import { AppError } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import type { Gate } from '../gate/gate.js'

/** The rights to let a device in never reach further than those to make a key. */
class KeyPermissionMissing extends AppError {
  constructor(permission: string, route: string) {
    super(403, 'PERMISSION_MISSING', permissionMissing(permission, route))
  }
}

export async function requireRoute(gate: Gate, { isOwner, roleIDs }: ClientCaller, routeKey: string): Promise<void> {
  if (isOwner || (await gate.allows(roleIDs, routeKey))) return
  throw new KeyPermissionMissing((await gate.permissionFor(routeKey)) ?? routeKey, routeKey)
}
