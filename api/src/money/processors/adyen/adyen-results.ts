import { cardBrands, type CardBrand } from '#contract/payment-methods.js'
import { AnswerLost, type ProcessorPayment } from '../port/processor.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { type ChargeResult, type ToldCard, toldCard } from '../port/results.js'
import { aboutOf, textsIn, type ToldPayment } from './adyen-answers.js'
import { failureOf } from './adyen-failures.js'

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
  const { pspReference, resultCode } = told
  const additionalData = textsIn(told.additionalData)
  const card = cardOf(told.paymentMethod?.brand, additionalData)
  const named = {
    about: aboutOf(told),
    ...(pspReference && { processorReference: pspReference }),
    ...(card && { card }),
  }
  switch (resultCode) {
    case 'Authorised':
      if (!pspReference) throw new UnreadableAnswer('Adyen has authorized a payment that it does not name')
      return { outcome: outcomeOfAuthorized(payment), ...named }
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
    default: {
      const shown = resultCode.replaceAll(/\W/g, '?').slice(0, 40)
      throw new UnreadableAnswer(`Adyen has a result that is not known: ${shown}`, named)
    }
  }
}

/** docs.adyen.com/development-resources/refusal-reasons: the bank wants the payer to confirm. */
export const isPayerWanted = (told: { refusalReasonCode?: string | undefined; refusalReason?: string | undefined }) =>
  told.refusalReasonCode === '38' || /^authentication required$/i.test(told.refusalReason ?? '')

const outcomeOfAuthorized = ({ captureMethod }: ProcessorPayment) =>
  captureMethod === 'manual' ? ('authorized' as const) : ('succeeded' as const)

function redirectIn(action: unknown): string {
  const { type, method, url } = (action ?? {}) as { type?: unknown; method?: unknown; url?: unknown }
  const isPlain = type === 'redirect' && method !== 'POST' && typeof url === 'string' && /^https?:\/\//.test(url)
  if (!isPlain) throw new AnswerLost('Adyen asks for a step that nobody can take here')
  return url
}
