export * from './labels.js'
export * from './rules.js'

export const capture = 'Capture'
export const captureAtOnce = 'Immediate'
export const captureLater = 'Manual'
export const lead = 'The first matching rule decides which processor account handles a payment.'
export const failedToFetch = 'Failed to load the routing rules'
export const noRulesHelp = 'Without rules, payments go to the oldest eligible account.'
export const rulesOf = { test: 'Test mode rules', live: 'Live mode rules' }
export const goesForGood = (rule: string) =>
  `“${rule}” is deleted permanently. Past payments keep their routing results.`
export const noneIsAny = 'Select none to match any.'
export const amountFrom = 'Amount from'
export const amountTo = 'Amount to'
export const amountHelp = 'Requires exactly one currency.'
export const cards = 'Card brands'
export const cardsHelp =
  'Only for payment methods without a token. Routing runs before the processor’s card form loads.'
export const countries = 'Card countries'
export const countriesHelp = 'Two-letter codes separated by commas, for example DE, FR.'
export const clientsHelp = 'Client IDs separated by commas. Leave empty for any.'
export const whereTo = 'Route to'
export const shareOf = (account: string) => `Share of ${account}`
export const then = 'Then'
export const thenOf = (account: string) => `Fallback order for ${account}`
export const sharesHelp = 'Shares are weights: 80 and 20 split payments 4 to 1. “Then” sets the fallback order.'
export const retriesDeclines = 'Retry after a decline'
export const retriesDeclinesHelp = 'Only for retryable declines, never for stolen cards.'
export const previewChange = 'Preview'
export const previewOf = (payments: number, moved: number) =>
  payments === 0
    ? 'No past payments to compare with.'
    : `${moved === 0 ? 'None' : moved} of the last ${payments} payments would go elsewhere.`
export const movedTo = (count: number, from: string, to: string) => `${count} from ${from} to ${to}`
export const nobody = 'no account'
export const explainTitle = 'Explain routing'
export const explainLead = 'Simulate a payment to see where it would go and what each rule decides.'
export const ask = 'Simulate'
export const failedToExplain = 'Failed to explain the routing'
export const amountForm = (currency: string) => `Enter an amount in ${currency}, for example 10`
