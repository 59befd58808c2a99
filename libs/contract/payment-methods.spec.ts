import { describe, expect, it } from '@jest/globals'
import { holdsCardNumber, isTestCard, testCards } from './payment-methods.js'

describe('what may be a real card number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    'card 4111-1111-1111-1111, thanks',
    '378734493671000',
    '6304000000000000000',
    'order 12 4111 1111 1111 1111 7',
    'order 4111-1111-1111-1111-a',
    'deadbeef4111111111111111',
    '41111111-1111-1111-0000-000000000000',
    '5105105105105100',
    '30569309025904',
    '3530111333300000',
    '6200000000000005',
  ])('is seen in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(true)
  })

  it.each([
    '4111111111111112',
    'order 12345',
    '0000000000000000',
    '',
    '41111111111111111111111',
    'pm_success',
    '1763740800001',
    '1763740800009',
    '1234567812345670',
    // A UUID and a hash that hold the digits of one, as one in some thousands does.
    '41111111-1111-1111-9abc-123456789abc',
    'Order 41111111-1111-1111-9ABC-123456789ABC',
    '3f4111111111111111a0b1c2d3e4f5a6',
  ])('is not seen in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(false)
  })

  it('is no test card, with spaces or without', () => {
    for (const number of Object.keys(testCards)) {
      const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ')
      expect([number, isTestCard(number), isTestCard(spaced)]).toEqual([number, true, true])
      expect([number, holdsCardNumber(number), holdsCardNumber(spaced)]).toEqual([number, false, false])
    }
  })
})
