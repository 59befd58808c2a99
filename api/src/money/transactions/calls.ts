import type { ClientCaller, IntegratorCaller, PortalCaller } from '../../platform/http/caller.js'
import type { KeyedCall } from '../../platform/idempotency/idempotency.js'

/** The rows a caller sees: staff all, everybody else its client's. */
export const reachOf = (caller: IntegratorCaller | ClientCaller | PortalCaller): { clientID?: string } =>
  caller.audience === 'portal' ? {} : { clientID: caller.clientID }

/** A call under the caller's own key: an API user's, or for a form its client's. */
export const callBy = (
  caller: IntegratorCaller | ClientCaller,
  key: string | undefined,
  request: unknown,
): KeyedCall => ({
  scopeID: caller.audience === 'integrator' ? caller.apiUserID : caller.clientID,
  key,
  request,
})
