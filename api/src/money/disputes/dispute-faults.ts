import type { DisputeFacts } from '../processors/port/notice.js'
import type { Transaction } from '../transactions/transaction.entity.js'

/** What cannot be true of this payment, whichever processor says it: then the dispute is kept, and no money is posted. */
export function faultOfDispute({ amountCaptured, currency }: Transaction, facts?: DisputeFacts): string | null {
  if (facts?.currency !== undefined && facts.currency !== currency)
    return `it is in ${facts.currency ?? 'a currency that is not known here'}, and the payment in ${currency}`
  for (const amount of [facts?.amount, facts?.amountLost]) {
    if (amount === undefined) continue
    if (!Number.isSafeInteger(amount) || amount <= 0) return `it says an amount of ${amount}`
    if (amount > amountCaptured) return `it asks for ${amount}, and ${amountCaptured} was captured`
  }
  return null
}
