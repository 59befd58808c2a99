import type { ConnectedState } from '../../connected-states.js'

export const title = 'Connected accounts'
export const lead = 'Clients’ accounts under a platform account, and each one’s onboarding status.'
export const noAccounts = 'No connected accounts yet.'
export const noAccountsHelp = 'Clients start onboarding on their Processors page.'
export const failedToFetch = 'Failed to fetch connected accounts'
export const client = 'Client'
export const account = 'Account'
export const state = 'State'
export const due = 'Details due'
export const checked = 'Last update'
export const never = 'Never'
export const usesConnect = 'Use Connect'
export const usesConnectHelp = 'Payments go to clients’ connected accounts. Clients without one can’t use this account.'
export const inUse = 'On'
export const stateWords: Record<ConnectedState, string> = {
  created: 'Onboarding',
  action_required: 'Details needed',
  in_review: 'In review',
  payouts_paused: 'Payouts paused',
  enabled: 'Enabled',
  inactive: 'Not active',
  disconnected: 'Disconnected',
}
