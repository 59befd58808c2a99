import { describe, expect, it } from '@jest/globals'
import { currencies, currencyExponents } from '#contract/money.js'
import { fromAdyen, toAdyen } from './adyen-amounts.js'

// What Adyen's own table says of the currencies that we have.
const atAdyen = {
  ...{ USD: 2, EUR: 2, GBP: 2, CAD: 2, AUD: 2, CHF: 2, NGN: 2, ZAR: 2, KES: 2, INR: 2, JPY: 0, KWD: 3 },
  ...{ GHS: 2, XOF: 0, UGX: 0, SEK: 2, NOK: 2, DKK: 2, ISK: 2, PLN: 2, SGD: 2, AED: 2 },
}

describe('amounts at Adyen', () => {
  it.each([...currencies])('of %s go there and come back', (currency) => {
    const { value } = toAdyen(1_250, currency)
    expect(value).toBe(1_250 * 10 ** (atAdyen[currency] - currencyExponents[currency]))
    expect(fromAdyen({ currency, value })).toBe(1_250)
  })

  it.each([
    null,
    undefined,
    {},
    { currency: 'XXX', value: 1 },
    { currency: 'EUR', value: '1' },
    { currency: 'EUR', value: 0.5 },
  ])('that are none are nothing: %j', (told) => {
    expect(fromAdyen(told)).toBeNull()
  })
})
