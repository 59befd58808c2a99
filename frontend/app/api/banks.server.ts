import type { SaveSettlementAccount, SettlementAccountView } from '#contract/settlement-account.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { ApiError } from './http.server'

export const loadOwnBalance = (context: Context) => callAsClient(context, { call: 'GET /clients/:clientID/balance' })

export const listOwnLedgerEntries = (context: Context, query: Record<string, string | null>) =>
  callAsClient(context, { call: 'GET /clients/:clientID/ledger-entries', query })

/** A role from before there were several may read the first one only. */
export const listOwnSettlementAccounts = (context: Context): Promise<SettlementAccountView[]> =>
  callAsClient(context, { call: 'GET /clients/:clientID/settlement-accounts' })
    .then(({ items }) => items)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) return readFirst(context)
      throw error
    })

const readFirst = (context: Context): Promise<SettlementAccountView[]> =>
  callAsClient(context, { call: 'GET /clients/:clientID/settlement-account' })
    .then((account) => [account])
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return []
      throw error
    })

export const findOwnSettlementAccount = async (context: Context, settlementAccountID: string) => {
  const accounts = await listOwnSettlementAccounts(context)
  return accounts.find((one) => one.settlementAccountID === settlementAccountID) ?? null
}

/** null: there is none yet. */
export const loadFirstSettlementAccount = async (context: Context) =>
  (await listOwnSettlementAccounts(context)).find(({ isFirst }) => isFirst) ?? null

export const saveOwnSettlementAccount = (context: Context, body: SaveSettlementAccount) =>
  callAsClient(context, { call: 'PUT /clients/:clientID/settlement-account', body })

export const addOwnSettlementAccount = (context: Context, body: SaveSettlementAccount) =>
  callAsClient(context, { call: 'POST /clients/:clientID/settlement-accounts', body })

export const changeOwnSettlementAccount = (
  context: Context,
  settlementAccountID: string,
  body: SaveSettlementAccount,
) =>
  callAsClient(context, {
    ...{
      call: 'PUT /clients/:clientID/settlement-accounts/:settlementAccountID',
      params: { settlementAccountID },
      body,
    },
  })

export const removeOwnSettlementAccount = (context: Context, settlementAccountID: string) =>
  callAsClient(context, {
    ...{ call: 'DELETE /clients/:clientID/settlement-accounts/:settlementAccountID', params: { settlementAccountID } },
  })

export const listSettlementAccountsOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/settlement-accounts', params: { clientID } })
