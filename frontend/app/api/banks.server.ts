import type { Page } from '#contract/answers.js'
import type { BalanceView, LedgerEntryView } from '#contract/ledger.js'
import type { SaveSettlementAccount, SettlementAccountView } from '#contract/settlement-account.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { ApiError, withQuery } from './http.server'

const own = (context: Context, what: string) => `/clients/${signedInClient(context).client.clientID}/${what}`

export const loadOwnBalance = (context: Context) =>
  callAsClient<{ items: BalanceView[] }>(context, { method: 'GET', path: own(context, 'balance') })

export const listOwnLedgerEntries = (context: Context, query: Record<string, string | null>) =>
  callAsClient<Page<LedgerEntryView>>(context, {
    method: 'GET',
    path: withQuery(own(context, 'ledger-entries'), query),
  })

/** null: there is none yet. */
export const loadOwnSettlementAccount = (context: Context) =>
  callAsClient<SettlementAccountView>(context, { method: 'GET', path: own(context, 'settlement-account') }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    },
  )

export const saveOwnSettlementAccount = (context: Context, body: SaveSettlementAccount) =>
  callAsClient<SettlementAccountView>(context, { method: 'PUT', path: own(context, 'settlement-account'), body })
