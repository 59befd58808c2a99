import type { Page } from '#contract/answers.js'
import type { BalanceView, LedgerEntryView } from '#contract/ledger.js'
import type { SaveSettlementAccount, SettlementAccountView } from '#contract/settlement-account.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { ApiError } from './http.server'

export const loadOwnBalance = (context: Context) =>
  callAsClient<{ items: BalanceView[] }>(context, { call: 'GET /clients/:clientID/balance' })

export const listOwnLedgerEntries = (context: Context, query: Record<string, string | null>) =>
  callAsClient<Page<LedgerEntryView>>(context, {
    call: 'GET /clients/:clientID/ledger-entries',
    query,
  })

/** null: there is none yet. */
export const loadOwnSettlementAccount = (context: Context) =>
  callAsClient<SettlementAccountView>(context, { call: 'GET /clients/:clientID/settlement-account' }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    },
  )

export const saveOwnSettlementAccount = (context: Context, body: SaveSettlementAccount) =>
  callAsClient<SettlementAccountView>(context, { call: 'PUT /clients/:clientID/settlement-account', body })
