import type { ConnectedState, SubaccountReason } from '../../connected-states.js'

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
export const usesSubaccounts = 'Use subaccounts'
export const usesSubaccountsHelp =
  'Clients’ shares are paid into their settlement accounts. Clients without a subaccount can’t use this account.'
export const show = 'See accounts'
export const paidInto = 'Paid into'
export const accountEnding = (bankName: string, last4: string) => `${bankName}, ending in ${last4}`
export const newAccountFrom = 'New account from'
export const askedByProcessor = 'Set at the processor'
export const reasonWords: Record<SubaccountReason, string> = {
  inactive: 'Deactivated at the processor',
  other_account: 'Has another bank account at the processor',
  other_currency: 'Has another currency at the processor',
  other_owner: 'Belongs to another client at the processor',
  no_settlement_account: 'No settlement account for this currency',
  settlement_account_refused: 'The processor rejected the settlement account',
  settlement_account_unreadable: 'The settlement account can’t be read',
}
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
