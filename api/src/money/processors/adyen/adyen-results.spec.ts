import { describe, expect, it } from '@jest/globals'
import type { ProcessorPayment } from '../port/processor.js'
import { faultOfAnswer } from '../port/answer-fault.js'
import { readPayment } from './adyen-answers.js'
import { cardOf, resultOf as resultOfRead } from './adyen-results.js'

const resultOf = (payment: ProcessorPayment, told: unknown) => resultOfRead(payment, readPayment(told))

const payment = { reference: 'txn_1', amount: 1_000, currency: 'EUR', captureMethod: 'automatic' } as ProcessorPayment
const told = (more: object) => ({ pspReference: 'PSP1', merchantReference: 'txn_1', ...more })
const redirect = { type: 'redirect', method: 'GET', url: 'https://checkoutshopper-test.adyen.com/3ds' }

describe('a result at Adyen', () => {
  it.each([
    [{ resultCode: 'Authorised' }, 'succeeded'],
    [{ resultCode: 'Authorised', amount: { currency: 'EUR', value: 1_000 } }, 'succeeded'],
    [{ resultCode: 'Refused', refusalReasonCode: '12' }, 'failed'],
    [{ resultCode: 'Error' }, 'failed'],
    [{ resultCode: 'Cancelled' }, 'failed'],
    [{ resultCode: 'RedirectShopper', action: redirect }, 'requires_action'],
    [{ resultCode: 'Pending' }, 'pending'],
    [{ resultCode: 'Received' }, 'pending'],
  ])('%j is %s', (more, outcome) => {
    expect(resultOf(payment, told(more)).outcome).toBe(outcome)
    const manual = { ...payment, captureMethod: 'manual' as const }
    expect(resultOf(manual, told(more)).outcome).toBe(outcome === 'succeeded' ? 'authorized' : outcome)
  })

  it.each([
    { resultCode: 'PartiallyAuthorised' },
    { resultCode: 'IdentifyShopper' },
    { resultCode: 'Authorised', amount: { currency: 'EUR', value: 999 } },
    { resultCode: 'Authorised', amount: { currency: 'USD', value: 1_000.5 } },
    { resultCode: 'Authorised', merchantReference: 'txn_2' },
    { resultCode: 'RedirectShopper', action: { ...redirect, method: 'POST' } },
    { resultCode: 'RedirectShopper', action: { ...redirect, url: 'javascript:1' } },
    { resultCode: 'RedirectShopper' },
    { resultCode: 'Authorised', amount: { currency: 'USD', value: 1_000 } },
    { resultCode: 'Authorised', amount: { currency: 'EUR', value: 2_000 } },
    { resultCode: 'Authorised', amount: { currency: 'EUR', value: '1000' } },
    { resultCode: 'Authorised', pspReference: undefined },
    { resultCode: ['Authorised'] },
    {},
  ])('%j is none, and is asked about', (more) => {
    const { reference, amount: atMost, currency } = payment
    const believed = () => {
      const fault = faultOfAnswer(resultOf(payment, told(more)), { reference, atMost, currency })
      if (fault) throw new Error(fault)
    }
    expect(believed).toThrow()
  })

  it('shows brands by our names', () => {
    for (const [brand, ours] of Object.entries({ mc: 'mastercard', cup: 'unionpay', visa: 'visa', diners: 'diners' }))
      expect(cardOf(brand, { cardSummary: '1111' })).toEqual({ brand: ours, last4: '1111' })
    for (const [brand, last4] of [
      ['ideal', '1111'],
      ['visa', undefined],
      ['visa', '411111'],
      [undefined, '1111'],
    ])
      expect(cardOf(brand, last4 === undefined ? {} : { cardSummary: last4 })).toBeNull()
  })
})

it('says country and name of a card where the account tells them, also of a brand that we do not show', () => {
  const told = { cardIssuingCountry: 'nl', alias: 'H167852639363479' }
  expect(cardOf('elo', told)).toEqual({ country: 'NL', fingerprint: 'H167852639363479' })
  expect(cardOf('visa', { cardSummary: '1111', issuerCountry: 'FR' })).toMatchObject({ brand: 'visa', country: 'FR' })
  expect(cardOf('elo', { cardIssuingCountry: 'unknown', alias: 'a b' })).toBeNull()
})
