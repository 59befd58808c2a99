import type { ClientCaller, IntegratorCaller, PortalCaller } from '../../platform/http/caller.js'
import type { KeyedCall } from '../../platform/idempotency/idempotency.js'

export const reachOf = (caller: IntegratorCaller | ClientCaller | PortalCaller): { clientID?: string } =>
  caller.audience === 'portal' ? {} : { clientID: caller.clientID }

/** An API user's key is its own; a form's key belongs to its client. */
export const callBy = (
  caller: IntegratorCaller | ClientCaller,
  key: string | undefined,
  request: unknown,
): KeyedCall => ({
  scopeID: caller.audience === 'integrator' ? caller.apiUserID : caller.clientID,
  key,
  request,
})
