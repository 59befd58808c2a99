export * from './labels.js'
export * from './rules.js'

export const capture = 'Capture'
export const captureAtOnce = 'At once'
export const captureLater = 'Later'
export const lead =
  'Which processor account takes a payment: the first rule that fits, and has an account that can take it, decides.'
export const failedToFetch = 'Failed to load the routing rules'
export const noRulesHelp = 'Without rules the oldest account that can take a payment takes it.'
export const rulesOf = { test: 'Rules of test mode', live: 'Rules of live mode' }
export const goesForGood = (rule: string) =>
  `“${rule}” goes for good. The payments that it chose for keep their reasons.`
export const noneIsAny = 'None ticked: any.'
export const amountFrom = 'Amount from'
export const amountTo = 'Amount to'
export const amountHelp = 'Needs exactly one currency.'
export const cards = 'Card brands'
export const cardsHelp =
  'Routing comes before a processor’s own fields are drawn: this holds for methods that come without a token.'
export const countries = 'Card countries'
export const countriesHelp = 'Two letters each, with commas between them, such as DE, FR.'
export const clientsHelp = 'Ids, with commas between them. Empty: any.'
export const whereTo = 'Where they go'
export const shareOf = (account: string) => `Share of ${account}`
export const then = 'Then'
export const thenOf = (account: string) => `Turn of ${account} after a fault`
export const sharesHelp =
  'A share is a weight: 80 and 20 are four of five payments and one of five. “Then” is the turn in which an account is tried after a fault.'
export const retriesDeclines = 'Try on after a decline'
export const retriesDeclinesHelp = 'Only after declines that may be retried, never after a stolen card.'
export const whatWouldChange = 'What would change?'
export const previewOf = (payments: number, moved: number) =>
  payments === 0
    ? 'There are no payments yet to compare with.'
    : `Of the last ${payments} payments ${moved === 0 ? 'none' : moved} would go elsewhere.`
export const movedTo = (count: number, from: string, to: string) => `${count} from ${from} to ${to}`
export const nobody = 'nobody'
export const explainTitle = 'Explain routing'
export const explainLead = 'What would become of a payment that was not made, and what each rule says of it.'
export const ask = 'Ask'
export const failedToExplain = 'Failed to explain the routing'
export const amountForm = (currency: string) => `Please enter an amount of ${currency}, such as 10`
