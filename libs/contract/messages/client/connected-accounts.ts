import type { ConnectedState } from '../../connected-states.js'

export const title = 'Connected accounts'
export const lead = 'Get paid directly by the processor. You enter your details on its own pages.'
export const connectWith = (title: string) => `Connect with ${title}`
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
