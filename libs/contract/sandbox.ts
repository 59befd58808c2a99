import { type CardBrand, cardDigits, type TakenMethods } from './payment-methods.js'

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
  'pm_declined_off_session',
  'pm_stolen_later',
  'pm_expires_soon',
] as const
export type TestMethod = (typeof testMethods)[number]

export const testCards: Record<string, { brand: CardBrand; testMethod: TestMethod; country?: string }> = {
  '4242424242424242': { brand: 'visa', testMethod: 'pm_success' },
  '5555555555554444': { brand: 'mastercard', testMethod: 'pm_success', country: 'GB' },
  '378282246310005': { brand: 'amex', testMethod: 'pm_success' },
  '6011111111111117': { brand: 'discover', testMethod: 'pm_success' },
  '4000000000009995': { brand: 'visa', testMethod: 'pm_declined_insufficient_funds' },
  '4000000000000069': { brand: 'visa', testMethod: 'pm_declined_expired_card' },
  '4100000000000019': { brand: 'visa', testMethod: 'pm_declined_fraud' },
  '4000000000000119': { brand: 'visa', testMethod: 'pm_processing_error' },
  '4000002500003155': { brand: 'visa', testMethod: 'pm_otp', country: 'FR' },
  '4000000000000259': { brand: 'visa', testMethod: 'pm_dispute_later' },
  '4000000000000341': { brand: 'visa', testMethod: 'pm_declined_off_session' },
  '4000000000009979': { brand: 'visa', testMethod: 'pm_stolen_later' },
  '4000000000000317': { brand: 'visa', testMethod: 'pm_expires_soon' },
}

export const isTestCard = (text: string): boolean => Object.hasOwn(testCards, cardDigits(text))

export const sandboxMethods: TakenMethods = {
  texts: [...testMethods, ...Object.keys(testCards)],
  inWords: `${testMethods.join(', ')}, or a test card number`,
}

export const sandboxCode = '123456'
export const sandboxSlowMs = 5_000
export const sandboxDisputeAfterMs = 10_000

/** What the sandbox keeps of each payment, in hundredths of a percent, so that its reports show costs. */
export const sandboxCostHundredths = 140
