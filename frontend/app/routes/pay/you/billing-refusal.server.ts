import type { Translated } from '#contract/messages/translated.js'
import { ApiError } from '../../../api/http.server'

/** What the API refuses is English, so pages of payers say it by its code. */
export function explainRefusal(words: Translated['payerBilling'], error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'PREVIEW_CHANGED') return words.amountsChanged
  if (error.code === 'INVOICE_NOT_PAID') return words.payFirst
  const isForbidden = error.status === 403 || error.code === 'CHANGE_SCHEDULED' || error.code === 'SETUP_NOT_POSSIBLE'
  return isForbidden ? words.notAllowed : words.thatDidNotWork
}
