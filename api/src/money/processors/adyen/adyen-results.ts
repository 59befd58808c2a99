import { cardBrands, type CardBrand } from '#contract/payment-methods.js'
import { AnswerLost, type ProcessorPayment } from '../port/processor.js'
import { type ChargeResult, type ToldCard, toldCard } from '../port/results.js'
import { fromAdyen } from './adyen-amounts.js'
import { failureOf } from './adyen-failures.js'

export interface ToldPayment {
  resultCode?: unknown
  pspReference?: string | undefined
  merchantReference?: string | undefined
  refusalReason?: string | undefined
  refusalReasonCode?: string | undefined
  amount?: { currency?: unknown; value?: unknown } | undefined
  action?: unknown
  additionalData?: Record<string, string> | undefined
  paymentMethod?: { brand?: string | undefined } | undefined
}

const brandNames: Partial<Record<string, CardBrand>> = { mc: 'mastercard', cup: 'unionpay' }

/** A brand that we do not show, such as a bank's own, is left out. `alias` is the same for the same card. */
export function cardOf(brand: string | undefined, told: Record<string, string>): ToldCard | null {
  const { cardSummary: last4 = '', cardIssuingCountry, issuerCountry, alias } = told
  const name = brandNames[brand ?? ''] ?? brand
  const known = cardBrands.find((one) => one === name)
  const shown = known && /^\d{4}$/.test(last4) ? { brand: known, last4 } : null
  return toldCard(shown, cardIssuingCountry ?? issuerCountry, alias)
}

export function resultOf(payment: ProcessorPayment, told: ToldPayment): ChargeResult {
  const { pspReference, resultCode, merchantReference, additionalData = {} } = told
  if (merchantReference !== undefined && merchantReference !== payment.reference)
    throw new AnswerLost(`Adyen has told of another payment where ${payment.reference} was asked about`)
  const card = cardOf(told.paymentMethod?.brand, additionalData)
  const named = { ...(pspReference && { processorReference: pspReference }), ...(card && { card }) }
  switch (resultCode) {
    case 'Authorised':
      return { ...authorized(payment, told), ...named }
    case 'Refused':
    case 'Error':
    case 'Cancelled': {
      const { refusalReasonCode: code, refusalReason: reason } = told
      return { ...failureOf({ code, reason, bankReason: additionalData.refusalReasonRaw }), ...named }
    }
    case 'RedirectShopper':
      return { outcome: 'requires_action', redirectURL: redirectIn(told.action), ...named }
    case 'Pending':
    case 'Received':
      return { outcome: 'pending', ...named }
    default:
      throw new AnswerLost(`Adyen has told a result that nobody knows: ${String(resultCode)}`)
  }
}

// Less than was asked for is a partial authorization, which we never request.
function authorized({ amount, captureMethod, reference }: ProcessorPayment, told: ToldPayment): ChargeResult {
  const held = told.amount === undefined ? amount : fromAdyen(told.amount)
  if (held !== amount) throw new AnswerLost(`Adyen has authorized another amount than ${reference} asks for`)
  return { outcome: captureMethod === 'manual' ? 'authorized' : 'succeeded' }
}

function redirectIn(action: unknown): string {
  const { type, method, url } = (action ?? {}) as { type?: unknown; method?: unknown; url?: unknown }
  const isPlain = type === 'redirect' && method !== 'POST' && typeof url === 'string' && /^https?:\/\//.test(url)
  if (!isPlain) throw new AnswerLost('Adyen asks for a step that nobody can take here')
  return url
}
