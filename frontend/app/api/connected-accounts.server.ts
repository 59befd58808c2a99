import type { StartOnboarding } from '#contract/connected-accounts.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const listConnectedAccounts = (context: Context, processorAccountID: string | null, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /connected-accounts', query: { processorAccountID, cursor } })

export const listOwnConnected = (context: Context) =>
  callAsClient(context, { call: 'GET /clients/:clientID/connected-accounts' })

export const startOnboarding = (context: Context, body: StartOnboarding) =>
  callAsClient(context, { call: 'POST /clients/:clientID/connected-accounts', body })

export const refreshOwnConnected = (context: Context, connectedAccountID: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/connected-accounts/:connectedAccountID/refresh',
    params: { connectedAccountID },
  })
