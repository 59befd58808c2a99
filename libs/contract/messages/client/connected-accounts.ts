import type { ConnectedState, SubaccountReason } from '../../connected-states.js'

export const title = 'Connected accounts'
export const lead = 'Get paid directly by the processor. You enter your details on its own pages.'
export const connectWith = (title: string) => `Connect with ${title}`
export const connect = 'Connect'
export const connected = 'Connected'
export const splitLead = (title: string) =>
  `${title} pays your share of each payment into your settlement account. Refunds and disputes are taken from your balance here. Contact us to refund more than that.`
export const goOn = 'Continue onboarding'
export const openLead = 'The processor asks for your business details and a bank account. Afterward, you return here.'
export const getLink = 'Get the link'
export const linkLead = 'The link is only for you and works once.'
export const openAt = (title: string) => `Continue at ${title}`
export const refresh = 'Refresh'
export const refreshed = 'State refreshed'
export const reference = 'Account at the processor'
export const noReference = 'None yet'
export const due = 'Details the processor needs'
export const dueBy = 'Due by'
export const payments = 'Payments'
export const payouts = 'Payouts'
export const turnedOn = 'On'
export const turnedOff = 'Off'
export const paidInto = 'Paid into'
export const accountEnding = (bankName: string, last4: string) => `${bankName}, ending in ${last4}`
export const currency = 'Currency'
export const newAccountFrom = 'Your new settlement account is used from'
export const reason = 'Reason'
export const reasonWords: Record<SubaccountReason, string> = {
  inactive: 'The processor deactivated the account. Ask the platform.',
  other_account: 'The processor has a different bank account. Ask the platform.',
  other_currency: 'The processor has a different currency. Ask the platform.',
  other_owner: 'The processor has a different owner for the account. Ask the platform.',
  no_settlement_account: 'Add a settlement account for this currency.',
  settlement_account_refused: 'The processor didn’t accept your settlement account. Check it.',
  settlement_account_unreadable: 'Your settlement account can’t be read. Save it again.',
}
export const failedToStart = 'Failed to start onboarding'
export const failedToRefresh = 'Failed to refresh the account'
export const stateWords: Record<ConnectedState, string> = {
  created: 'Onboarding',
  action_required: 'Details needed',
  in_review: 'In review',
  payouts_paused: 'Payouts paused',
  enabled: 'Enabled',
  inactive: 'Not active',
  disconnected: 'Disconnected',
}
