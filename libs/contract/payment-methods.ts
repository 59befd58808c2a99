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

// How the card schemes number their cards. Without it one order number in ten of 13 digits or more would be refused.
const schemes = [
  /^4(\d{12}|\d{15}|\d{18})$/, // Visa
  /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(0[0-5]|[689]\d)\d{11}$/, // Diners Club
  /^35(2[89]|[3-8]\d)\d{12}$/, // JCB
  /^6(011|4[4-9]\d|5\d\d|2\d\d)\d{12,15}$/, // Discover, UnionPay
  /^(50|5[6-9]|6[013-9])\d{11,17}$/, // Maestro
]

// Ids that merchants use as references. Of random ones some hold sixteen digits in a row that pass every check.
const ids = /\b(?=\S*[a-f])([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,})\b/gi

/**
 * True when a text holds what may be a real card number: digits of a card scheme's length and beginning, spaces or
 * hyphens between them, that pass the Luhn check, and that are no test card. UUIDs and long hexadecimal ids hold none.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.replace(ids, '').match(/\d(?:[ -]?\d){12,}/g) ?? []
  return runs.some((run) => groupsOf(run).some(isCardNumber))
}

/** Each stretch of a run's groups, none longer than a card number: `12 4111 1111 1111 1111` also without its first. */
function groupsOf(run: string): string[] {
  const groups = run.split(/[ -]/)
  return groups.flatMap((_, first) =>
    groups.slice(first, first + 19).map((_, length) => groups.slice(first, first + length + 1).join('')),
  )
}

function isCardNumber(digits: string): boolean {
  return !isTestCard(digits) && schemes.some((scheme) => scheme.test(digits)) && passesLuhn(digits)
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
