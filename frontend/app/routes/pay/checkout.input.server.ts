import { holdsCardNumber } from '#contract/card-numbers.js'
import { check, type Fields } from '#contract/check.js'
import { amountMaxMinorUnits, textMaxLength } from '#contract/limits.js'
import { type Currency, currencyExponents, formatMoney, parseMoney } from '#contract/money.js'
import { type CheckoutView, PayByLink } from '#contract/payment-links.js'
import { cardDigits, offerMethods } from '#contract/payment-methods.js'
import { sandboxMethods } from '#contract/sandbox.js'

type Read = { value: PayByLink; fields?: undefined } | { value?: undefined; fields: Fields }

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

// What the form offers; the API asks again whether it takes it.
offerMethods(sandboxMethods)

/**
 * The form as the call wants it. Expiry date and security code are looked at and go no further; the card number goes on
 * only as a test card, which the request class sees to.
 */
export async function readPayment(input: Record<string, unknown>, checkout: CheckoutView): Promise<Read> {
  const testMethod = text(input.testMethod)
  const amount = checkout.amount === null ? readAmount(text(input.amount), checkout.currency) : {}
  const fields: Fields = { ...amount.fields, ...(testMethod ? {} : cardFaults(input)) }
  const paymentMethod = testMethod || text(input.cardNumber)
  const { value, fields: faults } = await check(PayByLink, {
    ...(amount.value && { amount: amount.value }),
    paymentMethod,
  })
  if (faults?.paymentMethod && !fields.cardNumber) {
    if (testMethod) fields.testMethod = 'Please choose one of the listed methods'
    else fields.cardNumber = cardSentence(paymentMethod, faults.paymentMethod)
  }
  return value && Object.keys(fields).length === 0 ? { value } : { fields }
}

const cardSentence = (number: string, sentence: string): string =>
  number.length <= textMaxLength && holdsCardNumber(number)
    ? sentence
    : 'No card has this number. Use one of the test cards below'

function readAmount(typed: string, currency: Currency): { value?: number; fields?: Fields } {
  if (!typed) return { fields: { amount: 'Amount is required' } }
  const value = parseMoney(typed, currency)
  if (value === null) return { fields: { amount: `Please enter an amount such as ${example(currency)}` } }
  if (value < 1) return { fields: { amount: 'Please enter more than nothing' } }
  if (value > amountMaxMinorUnits)
    return { fields: { amount: `Please enter at most ${formatMoney(amountMaxMinorUnits, currency)}` } }
  return { value }
}

const example = (currency: Currency): string => {
  const exponent = currencyExponents[currency]
  return exponent === 0 ? '25' : `25.${'50'.padEnd(exponent, '0')}`
}

function cardFaults({ cardNumber, expiry, securityCode }: Record<string, unknown>): Fields {
  return {
    ...(!text(cardNumber) && { cardNumber: 'Card number is required' }),
    ...expiryFault(text(expiry)),
    ...(!/^\d{3,4}$/.test(text(securityCode)) && {
      securityCode: text(securityCode) ? 'It has 3 or 4 digits' : 'Security code is required',
    }),
  }
}

function expiryFault(typed: string): Fields {
  if (!typed) return { expiry: 'Expiry date is required' }
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(cardDigits(typed)) ?? []
  if (!month) return { expiry: 'Please enter it as MM / YY' }
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= Date.now() ? { expiry: 'This card has expired' } : {}
}
