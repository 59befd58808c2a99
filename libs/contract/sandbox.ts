import { type CardBrand, cardDigits, type TakenMethods } from './payment-methods.js'

/**
 * The sandbox's test methods. `pm_success` is paid, the declined ones fail for the reason in their name, and
 * `pm_processing_error` fails on the processor's side. `pm_otp` asks for a one-time code (123456), `pm_slow` answers
 * after five seconds, `pm_unknown` loses the answer so that only a later inquiry tells, and `pm_dispute_later` is paid
 * and disputed a little later.
 */
export const testMethods = [
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
export type TestMethod = (typeof testMethods)[number]

/** The well-known test card numbers; no bank ever gave one of them out. Each stands for a test method. */
export const testCards: Record<string, { brand: CardBrand; testMethod: TestMethod }> = {
  '4242424242424242': { brand: 'visa', testMethod: 'pm_success' },
  '5555555555554444': { brand: 'mastercard', testMethod: 'pm_success' },
  '378282246310005': { brand: 'amex', testMethod: 'pm_success' },
  '6011111111111117': { brand: 'discover', testMethod: 'pm_success' },
  '4000000000009995': { brand: 'visa', testMethod: 'pm_declined_insufficient_funds' },
  '4000000000000069': { brand: 'visa', testMethod: 'pm_declined_expired_card' },
  '4100000000000019': { brand: 'visa', testMethod: 'pm_declined_fraud' },
  '4000000000000119': { brand: 'visa', testMethod: 'pm_processing_error' },
  '4000002500003155': { brand: 'visa', testMethod: 'pm_otp' },
  '4000000000000259': { brand: 'visa', testMethod: 'pm_dispute_later' },
}

export const isTestCard = (text: string): boolean => Object.hasOwn(testCards, cardDigits(text))

/** What the sandbox takes: a test method, or a test card number in its place. */
export const sandboxMethods: TakenMethods = {
  texts: [...testMethods, ...Object.keys(testCards)],
  inWords: `${testMethods.join(', ')}, or a test card number`,
}

/** The one-time code of `pm_otp`. */
export const sandboxCode = '123456'
/** How long the sandbox takes over `pm_slow`. */
export const sandboxSlowMs = 5_000
/** How long after the payment the sandbox disputes `pm_dispute_later`. */
export const sandboxDisputeAfterMs = 10_000
