import type { Reached } from '../../platform/http/addressed.js'
import type { ClientCaller, IntegratorCaller, PortalCaller } from '../../platform/http/caller.js'
import type { KeyedCall } from '../../platform/idempotency/idempotency.js'
import type { Mode } from '#contract/modes.js'
import { payerOf } from '#contract/payer.js'
import type { CreateTransaction, ListAllTransactions } from '#contract/transactions.js'
import { requireReturnOrigins } from '../return-origins/return-origins.service.js'
import type { Origin } from './origin.js'

const reachOf = (caller: IntegratorCaller | PortalCaller, mode: Mode): Reached =>
  caller.audience === 'portal' ? { mode } : { mode, clientID: caller.clientID }

/** What a list is asked for. Through which account a payment went is told to staff alone. */
export const listedTo = (
  caller: IntegratorCaller | PortalCaller,
  mode: Mode,
  { processorAccountID, ...query }: ListAllTransactions,
): ListAllTransactions & { mode: Mode } => ({
  ...query,
  ...(caller.audience === 'portal' && processorAccountID && { processorAccountID }),
  ...reachOf(caller, mode),
})

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
  { payer, customerID, returnURL }: CreateTransaction,
): Origin => ({
  clientID,
  mode,
  apiUserID,
  ...(customerID && { customerID }),
  ...(payer && { payer: payerOf(payer) }),
  payerAddress: payer?.ipAddress?.toLowerCase() || undefined,
  ...(returnURL !== undefined && {
    returnURL,
    allow: (manager) => requireReturnOrigins(manager, { clientID, mode }, { returnURL }),
  }),
})
