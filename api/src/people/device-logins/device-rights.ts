import { permissionMissing } from '#contract/messages/rights.js'
import { refusal } from '../../platform/http/refusal.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import type { Gate } from '../gate/gate.js'
import type { GateDecisions } from '../gate/gate-decisions.js'

/** Approving a device needs the same access as creating a key. */
class KeyPermissionMissing extends refusal(403, 'PERMISSION_MISSING', permissionMissing) {}

export async function requireRoute(
  { gate, decisions }: { gate: Gate; decisions: GateDecisions },
  caller: ClientCaller,
  routeKey: string,
): Promise<void> {
  if (caller.isOwner) return
  const covering = await gate.rolesCovering(caller.roleIDs, routeKey)
  const isAllowed = covering.length > 0
  decisions.sayByRole({ caller, routeKey, roleIDs: isAllowed ? covering : caller.roleIDs, isAllowed })
  if (isAllowed) return
  decisions.sayRefused({ caller, routeKey, reason: 'permission' })
  throw new KeyPermissionMissing((await gate.permissionFor(routeKey)) ?? routeKey, routeKey)
}
