import type { RiskReason } from '../../risk-reasons.js'
export * from './labels.js'

export const highRisk = 'High risk'
export const reasons: Record<RiskReason, string> = {
  marked: 'Marked by staff',
  country: 'Country is on the list',
  country_unknown: 'Country is unknown',
  everybody: 'All clients need two approvers',
}
export const twoNeeded = 'Two people must approve this client.'
export const waitsForSecond = 'Awaiting second approval'
export const firstBy = (who: string) => `First approval: ${who}.`
export const firstKept = (name: string) => `You approved ${name}. A second person has to approve it too`
export const mark = 'Mark as high risk'
export const markTitle = (name: string) => `Mark ${name} as high risk`
export const markLead = 'Two people must then approve it. The client doesn’t see this.'
export const lift = 'Remove high-risk mark'
export const liftTitle = (name: string) => `Remove the high-risk mark from ${name}`
export const liftLead = 'One person can then approve it, but not you.'
export const reasonHelp = 'Recorded in the audit log under your name.'
export const marked = 'Marked as high risk'
export const lifted = 'High-risk mark removed'
export const failedToMark = 'Failed to change this client’s risk'
export const policy = 'Two-person approval'
export const policyLead = 'Clients that need two approvers, besides those marked as high risk.'
export const countries = 'High-risk countries'
export const countriesHelp =
  'One per line, spelled as clients enter them. Clients without a country then need two approvers too.'
export const everyClient = 'Require two approvers for all clients'
export const everyClientHelp = 'Includes clients that are not marked as high risk.'
export const saved = 'Saved'
export const failedToSave = 'Failed to save'
