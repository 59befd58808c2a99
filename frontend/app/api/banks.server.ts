import type { SaveSettlementAccount } from '#contract/settlement-account.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { ApiError } from './http.server'

export const loadOwnBalance = (context: Context) => callAsClient(context, { call: 'GET /clients/:clientID/balance' })

export const listOwnLedgerEntries = (context: Context, query: Record<string, string | null>) =>
  callAsClient(context, { call: 'GET /clients/:clientID/ledger-entries', query })

/** null: there is none yet. */
export const loadOwnSettlementAccount = (context: Context) =>
  callAsClient(context, { call: 'GET /clients/:clientID/settlement-account' }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

export const saveOwnSettlementAccount = (context: Context, body: SaveSettlementAccount) =>
  callAsClient(context, { call: 'PUT /clients/:clientID/settlement-account', body })
