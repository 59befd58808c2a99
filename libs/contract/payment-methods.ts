/**
 * The sandbox's test methods. `pm_success` is paid, the declined ones fail for the reason in their name, and
 * `pm_processing_error` fails on the processor's side. `pm_otp` asks for a one-time code (123456), `pm_slow` answers
 * after five seconds, `pm_unknown` loses the answer so that only a later inquiry tells, and `pm_dispute_later` is paid
 * and disputed a little later.
 */
export const paymentMethods = [
  'pm_success',
  'pm_declined_insufficient_funds',
  'pm_declined_expired_card',
  'pm_declined_fraud',
  'pm_processing_error',
  'pm_otp',
  'pm_slow',
  'pm_unknown',
  'pm_dispute_later',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const cardBrands = ['visa', 'mastercard', 'amex', 'discover'] as const
export type CardBrand = (typeof cardBrands)[number]

/** The well-known test card numbers; no bank ever gave one of them out. Each stands for a test method. */
export const testCards: Record<string, { brand: CardBrand; paymentMethod: PaymentMethod }> = {
  '4242424242424242': { brand: 'visa', paymentMethod: 'pm_success' },
  '5555555555554444': { brand: 'mastercard', paymentMethod: 'pm_success' },
  '378282246310005': { brand: 'amex', paymentMethod: 'pm_success' },
  '6011111111111117': { brand: 'discover', paymentMethod: 'pm_success' },
  '4000000000009995': { brand: 'visa', paymentMethod: 'pm_declined_insufficient_funds' },
  '4000000000000069': { brand: 'visa', paymentMethod: 'pm_declined_expired_card' },
  '4100000000000019': { brand: 'visa', paymentMethod: 'pm_declined_fraud' },
  '4000000000000119': { brand: 'visa', paymentMethod: 'pm_processing_error' },
  '4000002500003155': { brand: 'visa', paymentMethod: 'pm_otp' },
  '4000000000000259': { brand: 'visa', paymentMethod: 'pm_dispute_later' },
}

/** The digits of a card number as people type it, `4242 4242 4242 4242`. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

export const isTestCard = (text: string): boolean => Object.hasOwn(testCards, cardDigits(text))
