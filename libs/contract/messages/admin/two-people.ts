import type { RiskReason } from '../../risk-reasons.js'
export * from './labels.js'

export const highRisk = 'High risk'
export const reasons: Record<RiskReason, string> = {
  marked: 'Marked by staff',
  country: 'Its country is on the list',
  country_unknown: 'Its country is not known, and could be on the list',
  everybody: 'Every client takes two people',
}
export const twoNeeded = 'Two people must approve this client.'
export const waitsForSecond = 'Waits for a second person'
export const firstBy = (who: string) => `The first approval is by ${who}.`
export const firstKept = (name: string) =>
  `Your approval of ${name} is recorded. It waits for a second person, and opens with theirs`
export const mark = 'Mark as high risk'
export const markTitle = (name: string) => `Mark ${name} as high risk`
export const markLead = 'Two different people must approve it then. The client never reads this.'
export const lift = 'Lift the mark'
export const liftTitle = (name: string) => `Lift the mark of ${name}`
export const liftLead = 'One person may approve it then, but not you alone.'
export const reasonHelp = 'The log keeps it with your name.'
export const marked = 'Marked as high risk'
export const lifted = 'The mark is lifted'
export const failedToMark = 'The risk of this client could not be changed'
export const policy = 'Who needs two people'
export const policyLead = 'Clients whose approval takes two different people, beside those that staff mark.'
export const countries = 'Countries of high risk'
export const countriesHelp =
  'One on each line, as clients write them. With one on the list, a client without a country needs two people too.'
export const everyClient = 'Every client takes two people'
export const everyClientHelp = 'Whatever its country, and whether it is marked or not.'
export const saved = 'It counts from now on'
export const failedToSave = 'This could not be saved'
