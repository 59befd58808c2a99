import type { Declined } from '../processors/port/results.js'

// Another bank's connection may take these; what the payer's bank has said of card or payer stays said.
const retried = new Set([
  'declined',
  'processing_error',
  'limit_exceeded',
  'currency_not_supported',
  'method_not_supported',
  'amount_not_supported',
  'do_not_honor',
])

// Another card of a customer whose bank suspects a fraud is not tried.
const stopsAll = new Set(['suspected_fraud', 'lost_card', 'stolen_card'])

interface Tries {
  retriesDeclines: boolean
  fallsBack?: boolean
  declined?: string[]
}

export function goesOn(
  { isFault, failureCode }: Declined,
  { retriesDeclines, fallsBack = false, declined = [] }: Tries,
): boolean {
  if (isFault) return true
  if (fallsBack) return !stopsAll.has(failureCode)
  const isAgain = failureCode === 'do_not_honor' && declined.includes(failureCode)
  return retriesDeclines && retried.has(failureCode) && !isAgain
}
