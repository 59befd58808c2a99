import { holdsCardNumber } from '#contract/card-numbers.js'
import { check, type Fields } from '#contract/check.js'
import { clock } from '#contract/clock.js'
import { amountMaxMinorUnits, textMaxLength } from '#contract/limits.js'
import { latinDigits, moneyIn, typedAmount } from '#contract/formats.js'
import { type Currency, currencyExponents, parseMoney } from '#contract/money.js'
import { type CheckoutView, PayByLink } from '#contract/payment-links.js'
import { cardDigits, offerMethods } from '#contract/payment-methods.js'
import { sandboxMethods } from '#contract/sandbox.js'
import { saidIn, saidToPayer, type Speaker } from '../../session/language.server'
import type { PayWords } from './pay-words'

type Read = { value: PayByLink; fields?: undefined } | { value?: undefined; fields: Fields }

const text = (value: unknown): string => (typeof value === 'string' ? latinDigits(value.trim()) : '')

// What the form offers; the API asks again whether it takes it.
offerMethods(sandboxMethods)
offerMethods({ texts: [], inWords: '', takesToken: () => true })

/** Expiry date and security code go no further; the card number goes on only as a test card. */
export async function readPayment(
  input: Record<string, unknown>,
  checkout: CheckoutView,
  speaker: Speaker,
): Promise<Read> {
  const saved = text(input.savedPaymentMethodID)
  if (saved) return readSaved(saved, input, speaker)
  if (checkout.purpose === 'subscription' && !text(input.emailAddress)) {
    const { fields } = await readMethod(input, checkout, speaker)
    return { fields: { ...fields, emailAddress: speaker.words.pay.emailIsRequired } }
  }
  return readMethod(input, checkout, speaker)
}

function readMethod(input: Record<string, unknown>, checkout: CheckoutView, speaker: Speaker): Promise<Read> {
  const by = text(input.processorAccountID)
  return by ? readToken(by, input, checkout, speaker) : readTestMethod(input, checkout, speaker)
}

/** A method that the customer of the session saved before. */
async function readSaved(
  savedPaymentMethodID: string,
  input: Record<string, unknown>,
  { words }: Speaker,
): Promise<Read> {
  const paymentMethod = { type: 'saved', savedPaymentMethodID }
  const { value, fields } = await check(PayByLink, { ...payerIn(input), paymentMethod })
  return value ? { value } : { fields: withEmail(words.pay, fields) }
}

/** What the processor's own script, or its page, is paid by. */
async function readToken(
  processorAccountID: string,
  input: Record<string, unknown>,
  checkout: CheckoutView,
  speaker: Speaker,
) {
  const amount = checkout.amount === null ? readAmount(text(input.amount), checkout.currency, speaker) : {}
  const { value, fields } = await check(PayByLink, {
    ...(amount.value && { amount: amount.value }),
    ...payerIn(input),
    ...savingIn(input),
    paymentMethod: { type: 'token', processorAccountID, token: text(input.token) },
  })
  const faults = saidToPayer(speaker.language, { ...amount.fields, ...withEmail(speaker.words.pay, fields) })
  return value && Object.keys(faults).length === 0 ? { value } : { fields: faults }
}

async function readTestMethod(input: Record<string, unknown>, checkout: CheckoutView, speaker: Speaker): Promise<Read> {
  const words = speaker.words.pay
  const testMethod = text(input.testMethod)
  const amount = checkout.amount === null ? readAmount(text(input.amount), checkout.currency, speaker) : {}
  const fields: Fields = { ...amount.fields, ...(testMethod ? {} : cardFaults(words, input)) }
  const paymentMethod = testMethod || text(input.cardNumber)
  const { value, fields: faults } = await check(PayByLink, {
    ...(amount.value && { amount: amount.value }),
    ...payerIn(input),
    ...savingIn(input),
    paymentMethod,
  })
  Object.assign(fields, withEmail(words, faults?.payer === undefined ? undefined : { payer: faults.payer }))
  if (faults?.paymentMethod && !fields.cardNumber) {
    if (testMethod) fields.testMethod = words.pleaseChooseOneOfThe
    else fields.cardNumber = cardSentence(speaker, paymentMethod, faults.paymentMethod)
  }
  return value && Object.keys(fields).length === 0 ? { value } : { fields }
}

const payerIn = ({ emailAddress }: Record<string, unknown>) =>
  text(emailAddress) && { payer: { emailAddress: text(emailAddress) } }

const savingIn = ({ saveMethod }: Record<string, unknown>) => text(saveMethod) !== '' && { saveMethod: true }

function withEmail(words: PayWords, { payer, ...fields }: Fields = {}): Fields {
  return payer === undefined ? fields : { ...fields, emailAddress: words.pleaseEnterAnEmail }
}

const cardSentence = ({ language, words }: Speaker, number: string, sentence: string): string =>
  number.length <= textMaxLength && holdsCardNumber(number)
    ? saidIn(language, 'payerRefusals', sentence)
    : words.pay.noCardHasThisNumber

/** @param typed as people of this language write amounts */
export function readAmount(
  typed: string,
  currency: Currency,
  { words: { pay: words }, formats }: Speaker,
): { value?: number; fields?: Fields } {
  if (!typed) return { fields: { amount: words.amountIsRequired } }
  const value = parseMoney(typedAmount(formats, typed, currency), currency)
  const example = exampleIn(currency, formats?.decimal ?? '.')
  if (value === null) return { fields: { amount: words.pleaseEnterAnAmountSuch(example) } }
  if (value < 1) return { fields: { amount: words.pleaseEnterMoreThanNothing } }
  if (value > amountMaxMinorUnits)
    return { fields: { amount: words.pleaseEnterAtMost(moneyIn(formats, amountMaxMinorUnits, currency)) } }
  return { value }
}

const exampleIn = (currency: Currency, decimal: string): string => {
  const exponent = currencyExponents[currency]
  return exponent === 0 ? '25' : `25${decimal}${'50'.padEnd(exponent, '0')}`
}

function cardFaults(words: PayWords, { cardNumber, expiry, securityCode }: Record<string, unknown>): Fields {
  return {
    ...(!text(cardNumber) && { cardNumber: words.cardNumberIsRequired }),
    ...expiryFault(words, text(expiry)),
    ...(!/^\d{3,4}$/.test(text(securityCode)) && {
      securityCode: text(securityCode) ? words.itHas3Or4 : words.securityCodeIsRequired,
    }),
  }
}

function expiryFault(words: PayWords, typed: string): Fields {
  if (!typed) return { expiry: words.expiryDateIsRequired }
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(cardDigits(typed)) ?? []
  if (!month) return { expiry: words.pleaseEnterItAsMm }
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= clock.time() ? { expiry: words.thisCardHasExpired } : {}
}
