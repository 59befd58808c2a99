import type { MetRuleView, RiskListKind, RiskOutcome, VelocitySubject, VelocityWindow } from '../../risk.js'
export * from './labels.js'
export { riskRules as rules } from './menu.js'
export * from './rules.js'

export const section = 'Disputes and risk'
export const tabs = { block: 'Block list', allow: 'Allow list' }

export const reviewLead = 'Authorized payments on hold for your review. They aren’t captured until you release them.'
export const failedToFetchReviews = 'Failed to load the reviews'
export const noReviews = 'No payments to review.'
export const noReviewsHelp = 'Payments that match a review rule show up here.'
export const payment = 'Payment'
export const why = 'Why'
export const ends = 'Ends'
export const toReview = 'Go to reviews'
export const release = 'Release'
export const block = 'Block'
export const releaseTitle = 'Release this payment?'
export const releaseLead =
  'The payment is captured if the merchant asked for immediate capture. Otherwise the merchant can capture it.'
export const blockTitle = 'Block this payment?'
export const blockLead = 'The payment is canceled and the payer’s money is released. You can’t undo this.'
export const reasonHelp = 'For the audit log. The merchant and the payer don’t see it.'
export const released = 'Payment released'
export const blockedDone = 'Payment blocked'
export const failedToDecide = 'Failed to close the review'

export const rulesLead =
  'The first matching rule decides, before the payment reaches a processor. Lists take priority over rules.'
export const rulesOf = { test: 'Test mode rules', live: 'Live mode rules' }
export const goesForGood = (rule: string) => `“${rule}” is deleted permanently. Past payments keep their risk results.`
export const failedToFetchRules = 'Failed to load the risk rules'
export const noRulesHelp = 'Without rules or lists, all payments pass.'
export const outcome = 'Outcome'
export const outcomeWords: Record<RiskOutcome, string> = { allow: 'Allow', review: 'Review', block: 'Block' }
export const outcomeHelp = (cannotHold: string[]) =>
  cannotHold.length === 0
    ? 'Review holds the payment for a decision. Processors that can’t hold money block it instead.'
    : `Review holds the payment for a decision. ${cannotHold.join(', ')} can’t hold money and blocks it instead.`

export const payer = 'Payer and card'
export const emails = 'Email addresses'
export const emailDomains = 'Email domains'
export const ipAddresses = 'IP addresses'
export const withCommas = 'Separate with commas. Leave empty for any.'
export const cardCountries = 'Card countries'
export const foreignCard = 'Card country differs from client country'
export const foreignCardHelp =
  'Only for cards that have paid before, because processors report the country when they charge.'
export const velocityCardHelp =
  'Processors identify a card when they charge it. A card’s first payment counts but isn’t evaluated.'
export const howOften = 'How often'
export const moreThan = 'More than'
export const moreThanHelp = 'Number of payments, including this one. Leave empty for any.'
export const orAmount = 'Or total above'
export const by = 'Grouped by'
export const window = 'Within'
export const any = 'Not counted'
export const subjects: Record<VelocitySubject, string> = {
  card: 'Card',
  email: 'Email address',
  ipAddress: 'IP address',
  client: 'Client',
}
export const windows: Record<VelocityWindow, string> = {
  hour: '1 hour',
  day: '24 hours',
  week: '7 days',
  month: '30 days',
}
export const velocityNeedsAll = 'Enter a number of payments or a total, a group and a time window'
export const previewRule = 'Preview'
export const previewOf = (payments: number, met: number) =>
  payments === 0
    ? 'No past payments to compare with.'
    : `Matches ${met === 0 ? 'none' : met} of the last ${payments} payments.`
export const decides = (decided: number, disputed: number) =>
  `It decides ${decided} of them. ${disputed === 0 ? 'None' : disputed} of these were disputed later.`
export const disputedOf = (disputed: number) => `${disputed} of all matching payments were disputed.`
export const notEvaluated = (count: number) => `${count} payments couldn’t be evaluated.`
export const wouldBe = (word: RiskOutcome, was: number, is: number) =>
  `${outcomeWords[word]}: ${was} before, ${is} with it`

export const lists: Record<RiskListKind, { title: string; lead: string; none: string; help: string }> = {
  block: {
    title: 'Block list',
    lead: 'These payments are always blocked, even if the allow list or a rule allows them.',
    none: 'The block list is empty.',
    help: 'Add an email address, domain, card, IP address or country.',
  },
  allow: {
    title: 'Allow list',
    lead: 'These payments always pass, even if a rule would block them.',
    none: 'The allow list is empty.',
    help: 'Add an email address, domain, card, IP address or country.',
  },
}
export const addEntry = 'Add entry'
export const subject = 'About'
export const value = 'Value'
export const until = 'Until'
export const untilHelp = 'End of this day (UTC). Leave empty to keep it until removed.'
export const forGood = 'Until removed'
export const expired = 'Expired'
export const removeEntry = 'Remove entry'
export const remove = 'Remove'
export const removeQuestion = 'Remove this entry?'
export const removeLead = 'The entry stops applying immediately.'
export const added = 'Entry added'
export const removed = 'Entry removed'
export const failedToFetchList = 'Failed to load the list'
export const failedToAdd = 'Failed to add the entry'
export const failedToRemove = 'Failed to remove the entry'

export const riskTitle = 'Risk'
export const thenTitle = 'At payment'
export const nowTitle = 'With today’s rules'
export const caughtBy = 'Rules that would catch this dispute today'
export const metNone = 'Passed risk rules.'
export const noRuleMatchesToday = 'No rule matches today.'
export const verdicts: Record<MetRuleView['verdict'], string> = {
  decided: 'Matched, decided',
  met: 'Also matched; an earlier rule decided',
  not_evaluated: 'Not evaluated: data missing for this payment',
}
