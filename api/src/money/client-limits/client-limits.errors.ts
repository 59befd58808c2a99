import type { LimitHit } from '#contract/limit-names.js'
import * as words from '#contract/messages/errors/client-limits.js'
import type { Currency } from '#contract/money.js'
import { AppError } from '../../platform/http/app-error.js'
import { refusal } from '../../platform/http/refusal.js'

/** No payment was created. The same request with the same key may succeed later. */
export class LimitExceeded extends AppError {
  constructor(hit: LimitHit, currency: Currency) {
    const sentence = words.limitExceeded(hit, currency)
    const fields = hit.name.startsWith('payment') ? { amount: sentence } : undefined
    super(422, 'LIMIT_EXCEEDED', sentence, fields, {}, { limit: hit })
  }
}

/** The limit error for payers, without the merchant's totals. */
export class LimitMetByPayer extends refusal(422, 'LIMIT_EXCEEDED', words.limitForPayer) {}
