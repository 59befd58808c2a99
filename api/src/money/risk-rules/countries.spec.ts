import { describe, expect, it } from '@jest/globals'
import { countryCodeOf } from './countries.js'

describe('the code of a country', () => {
  it.each([
    ['France', 'FR'],
    ['fr', 'FR'],
    ['FX', 'FR'],
    ['United Kingdom', 'GB'],
    ['UK', 'GB'],
    [' germany ', 'DE'],
    ['Nigeria', 'NG'],
    ['Atlantis', null],
    ['ZZ', null],
    [null, null],
  ])('of %j is %j', (text, code) => {
    expect(countryCodeOf(text)).toBe(code)
  })
})
