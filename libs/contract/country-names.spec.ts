import { describe, expect, it } from '@jest/globals'
import { countryIn } from './country-names.js'

describe('a country on a page', () => {
  it('is named in the language of its reader, where it was given as a code', () => {
    expect([countryIn('en', 'DE'), countryIn('fr', 'DE'), countryIn('ar', 'DE')]).toEqual([
      'Germany',
      'Allemagne',
      'ألمانيا',
    ])
  })

  it.each(['Germany', 'de', 'XQ', 'ZZ', '', null])('stays as it was given: %j', (text) => {
    expect(countryIn('es', text)).toBe(text)
  })
})
