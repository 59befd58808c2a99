import type { MetRuleView, RiskListKind, RiskOutcome, VelocitySubject, VelocityWindow } from '../../risk.js'
export * from './labels.js'
export * from './rules.js'

export const section = 'Disputes and risk'
export const tabs = { review: 'Review', block: 'Block list', allow: 'Allow list' }

export const reviewLead = 'Payments that are authorized and wait for you. Nothing is taken before you release them.'
export const failedToFetchReviews = 'Failed to load the reviews'
export const noReviews = 'Nothing waits for review.'
export const noReviewsHelp = 'Payments that a rule wants reviewed appear here.'
export const payment = 'Payment'
export const why = 'Why'
export const ends = 'Ends'
export const toReview = 'To the reviews'
export const release = 'Release'
export const block = 'Block'
export const releaseTitle = 'Release this payment?'
export const releaseLead =
  'What the merchant wanted captured at once is captured. Otherwise the merchant may capture it now.'
export const blockTitle = 'Block this payment?'
export const blockLead = 'It is canceled, and the payer’s money is let go. This cannot be taken back.'
export const reasonHelp = 'For the audit log. Neither the merchant nor the payer reads it.'
export const released = 'Payment released'
export const blockedDone = 'Payment blocked'
export const failedToDecide = 'The review could not be closed'

export const rules = 'Risk rules'
export const rulesLead =
  'The first rule that fits a payment decides, before any processor hears of it. Lists go before rules.'
export const rulesOf = { test: 'Rules of test mode', live: 'Rules of live mode' }
export const goesForGood = (rule: string) => `“${rule}” goes for good. Payments that it met keep their reasons.`
export const failedToFetchRules = 'Failed to load the risk rules'
export const noRulesHelp = 'Without rules and lists every payment goes on.'
export const outcome = 'Outcome'
export const outcomeWords: Record<RiskOutcome, string> = { allow: 'Allow', review: 'Review', block: 'Block' }
export const outcomeHelp = (cannotHold: string[]) =>
  cannotHold.length === 0
    ? 'Review holds the payment until somebody decides. Where a processor cannot hold money, it blocks.'
    : `Review holds the payment until somebody decides. ${cannotHold.join(', ')} cannot hold money: there it blocks.`

export const payer = 'Payer and card'
export const emails = 'E-mail addresses'
export const emailDomains = 'E-mail domains'
export const ipAddresses = 'IP addresses'
export const withCommas = 'With commas between them. Empty: any.'
export const cardCountries = 'Card countries'
export const foreignCard = 'The card is of another country than the client'
export const foreignCardHelp =
  'Known where its token has paid before, because processors tell it when they charge. Elsewhere the rule is not evaluated.'
export const velocityCardHelp =
  'A card is known once its token has paid, because processors name it when they charge. Its first payment is not evaluated, and counts.'
export const howOften = 'How often'
export const moreThan = 'More than'
export const moreThanHelp = 'Payments, this one among them. Empty: however many.'
export const orAmount = 'Or more than the sum'
export const by = 'By the same'
export const window = 'Within'
export const any = 'Not counted'
export const subjects: Record<VelocitySubject, string> = {
  card: 'Card',
  email: 'E-mail address',
  ipAddress: 'IP address',
  client: 'Client',
}
export const windows: Record<VelocityWindow, string> = {
  hour: 'An hour',
  day: '24 hours',
  week: '7 days',
  month: '30 days',
}
export const velocityNeedsAll = 'Say how many or which sum, by the same what, and within which time'
export const whatWouldHappen = 'What would have happened?'
export const previewOf = (payments: number, met: number) =>
  payments === 0
    ? 'There are no payments yet to compare with.'
    : `Of the last ${payments} payments this rule fits ${met === 0 ? 'none' : met}.`
export const decides = (decided: number, disputed: number) =>
  `It decides ${decided}, of which ${disputed === 0 ? 'none was' : `${disputed} were`} disputed later.`
export const disputedOf = (disputed: number) => `${disputed} of them all were disputed.`
export const notEvaluated = (count: number) => `Of ${count} what it asks is not known.`
export const wouldBe = (word: RiskOutcome, was: number, is: number) =>
  `${outcomeWords[word]}: ${was} before, ${is} with it`

export const lists: Record<RiskListKind, { title: string; lead: string; none: string; help: string }> = {
  block: {
    title: 'Block list',
    lead: 'Payments by these are refused, whatever rules and the allow list say.',
    none: 'Nobody is blocked.',
    help: 'Add an e-mail address, a domain, a card, an IP address or a country.',
  },
  allow: {
    title: 'Allow list',
    lead: 'Payments by these go on, whatever rules say.',
    none: 'Nobody is on the allow list.',
    help: 'Add an e-mail address, a domain, a card, an IP address or a country.',
  },
}
export const addEntry = 'Add entry'
export const subject = 'About'
export const value = 'Value'
export const until = 'Until'
export const untilHelp = 'The end of this day of UTC. Empty: until it is removed.'
export const forGood = 'Until it is removed'
export const expired = 'Over'
export const removeEntry = 'Remove entry'
export const remove = 'Remove'
export const removeQuestion = 'Remove this entry?'
export const removeLead = 'It no longer counts, from now on.'
export const added = 'Entry added'
export const removed = 'Entry removed'
export const failedToFetchList = 'Failed to load the list'
export const failedToAdd = 'The entry could not be added'
export const failedToRemove = 'The entry could not be removed'

export const riskTitle = 'Risk'
export const thenTitle = 'When it was made'
export const nowTitle = 'By the rules of today'
export const caughtBy = 'What would catch this dispute today'
export const metNone = 'It met no rule.'
export const metNoneNow = 'No rule would meet it.'
export const verdicts: Record<MetRuleView['verdict'], string> = {
  decided: 'It decided',
  met: 'It fits too, but one above decided',
  not_evaluated: 'Not evaluated: what it asks is not known of this payment',
}
