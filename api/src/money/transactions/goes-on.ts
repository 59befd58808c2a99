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

export function goesOn(
  { isFault, failureCode }: Declined,
  { retriesDeclines, declined = [] }: { retriesDeclines: boolean; declined?: string[] },
): boolean {
  if (isFault) return true
  const isAgain = failureCode === 'do_not_honor' && declined.includes(failureCode)
  return retriesDeclines && retried.has(failureCode) && !isAgain
}
