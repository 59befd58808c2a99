import 'reflect-metadata'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { realCardSentence } from './card-field.js'
import { check } from './check.js'
import { areTokensOffered, offeredSentence, offeredTexts, offerMethods } from './payment-methods.js'
import { savedMethodForm, savedMethodOnPage } from './messages/errors/saved-methods.js'
import { PayByLink } from './payment-links.js'
import { sandboxMethods, testMethods } from './sandbox.js'
import { CreateTransaction } from './transactions.js'

const pay = async (paymentMethod: unknown) => {
  const { value, fields } = await check(PayByLink, { paymentMethod })
  return value?.paymentMethod ?? fields?.paymentMethod
}

describe('with no processor, a payment method', () => {
  it('is refused, whatever it is', async () => {
    expect(await pay('pm_success')).toBe(offeredSentence())
    expect(await pay({ type: 'token', token: 'tok_1' })).toBe(offeredSentence())
  })
})

describe('with the sandbox, a payment method', () => {
  const sentence = `Payment method must be one of ${testMethods.join(', ')}, or a test card number`
  beforeAll(() => {
    offerMethods(sandboxMethods)
    offerMethods(sandboxMethods)
  })

  it('is one of its texts, each offered once; a test card with spaces and dashes too', async () => {
    expect(offeredTexts()).toEqual(sandboxMethods.texts)
    for (const text of sandboxMethods.texts) expect(await pay(text)).toBe(text)
    for (const written of ['4242 4242 4242 4242', '4242-4242-4242-4242', ' 4242424242424242'])
      expect(await pay(written)).toBe('4242424242424242')
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['another text', 'pm_other'],
    ['a text with blanks', 'pm success'],
    ['a number that fails the check of cards', '4242424242424241'],
    ['a number', 4242424242424242],
    ['a list', ['pm_success']],
    ['a token, which the sandbox does not take', { type: 'token', token: 'tok_1' }],
    ['a name that every object has', 'constructor'],
  ])('is not %s', async (_, given) => {
    expect(await pay(given)).toBe(sentence)
  })

  it('that is meant as a saved one is told how to send it', async () => {
    for (const savedPaymentMethodID of ['', 'spm_…', 'pm_success', 7]) {
      const paymentMethod = { type: 'saved', savedPaymentMethodID }
      const { fields } = await check(CreateTransaction, { paymentMethod })
      expect(fields?.paymentMethod).toBe(savedMethodForm)
      // A page has no default that it could charge.
      const byLink = await check(PayByLink, { paymentMethod })
      expect(byLink.fields?.paymentMethod).toBe(savedMethodOnPage)
    }
  })

  it('that may be a real card is refused for that', async () => {
    expect(await pay('4111 1111 1111 1111')).toBe(realCardSentence)
  })
})

describe('with a processor that takes tokens, a payment method', () => {
  const token = { type: 'token', token: 'tok_good', toString: 'x' }
  beforeAll(() => {
    expect(areTokensOffered()).toBe(false)
    offerMethods({
      texts: ['pm_yes'],
      inWords: 'pm_yes, or its token',
      takesToken: ({ token: one }) => one === 'tok_good',
    })
  })

  it('may be one of its tokens, every field as it was sent', async () => {
    expect(areTokensOffered()).toBe(true)
    expect(await pay(token)).toEqual(token)
    expect(await pay('pm_yes')).toBe('pm_yes')
    expect(await pay('pm_success')).toBe('pm_success')
  })

  it.each([
    ['one that it does not know', { type: 'token', token: 'tok_other' }],
    ['of another type', { ...token, type: 'card' }],
    ['without a type', { token: 'tok_good' }],
    ['with a field that is no text', { ...token, amount: 1 }],
    ['with a field that is an object', { ...token, card: { number: 'x' } }],
    ['with a field that is too long', { ...token, more: 'x'.repeat(256) }],
    ['with a name that is too long', { ...token, ['x'.repeat(256)]: '' }],
    ['with too many fields', { ...token, ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`f${n}`, ''])) }],
  ])('is no token %s', async (_, given) => {
    expect(await pay(given)).toMatch(
      /^Payment method must be one of pm_success, .*, or a test card number, pm_yes, or its token$/,
    )
  })

  it('that hides a real card number in a token is refused for that', async () => {
    expect(await pay({ ...token, more: '4111 1111 1111 1111' })).toBe(realCardSentence)
  })
})
