import { describe, expect, it } from '@jest/globals'
import { isTaxID } from './tax-ids.js'

describe('isTaxID', () => {
  it.each([
    ...['DE136695976', 'GB434031494', 'FR40303265045', 'NL004495445B01', 'CHE116281710', 'ATU13585627'],
    ...['EL094259216', 'ESB58378431', 'IE6388047V', 'XI110305878'],
  ])('takes the VAT number %s', (value) => {
    expect(isTaxID(value)).toBe(true)
  })

  it.each(['DE136695977', 'GB434031495', 'FR41303265045', 'ATU13585626', 'IE6388047X', 'CHE116281711', 'DE1366959'])(
    'refuses %s, whose check digit or length is wrong',
    (value) => {
      expect(isTaxID(value)).toBe(false)
    },
  )

  it.each(['US123456789', '982648194', 'AE100254388'])('takes %s, which has no check digits that we know', (value) => {
    expect(isTaxID(value)).toBe(true)
  })

  it.each(['', 'DE', 'de136695976', 'DE 136', 'x'.repeat(30), 7, null])('refuses %j', (value) => {
    expect(isTaxID(value)).toBe(false)
  })
})
