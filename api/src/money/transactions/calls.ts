import type { ClientCaller, IntegratorCaller, PortalCaller } from '../../platform/http/caller.js'
import type { KeyedCall } from '../../platform/idempotency/idempotency.js'
import type { Mode } from '#contract/modes.js'
import { payerOf } from '#contract/payer.js'
import type { CreateTransaction } from '#contract/transactions.js'
import { requireReturnOrigins } from '../return-origins/return-origins.service.js'
import type { Origin } from './transaction-charges.service.js'

/** Which rows a call may meet: those of its mode, and of its caller's client. */
export const reachOf = (
  caller: IntegratorCaller | ClientCaller | PortalCaller,
  mode: Mode,
): { mode: Mode; clientID?: string } => (caller.audience === 'portal' ? { mode } : { mode, clientID: caller.clientID })

/** An API user's key is its own; a form's key belongs to its client, in its mode. */
export const callBy = (
  caller: IntegratorCaller | ClientCaller,
  mode: Mode,
  key: string | undefined,
  request: unknown,
): KeyedCall => ({
  scopeID: caller.audience === 'integrator' ? caller.apiUserID : caller.clientID,
  mode,
  key,
  request,
})

export const originOf = (
  { clientID, apiUserID }: IntegratorCaller,
  mode: Mode,
  { payer, returnURL }: CreateTransaction,
): Origin => ({
  clientID,
  mode,
  apiUserID,
  ...(payer && { payer: payerOf(payer) }),
  ...(returnURL !== undefined && {
    returnURL,
    allow: (manager) => requireReturnOrigins(manager, { clientID, mode }, { returnURL }),
  }),
})
