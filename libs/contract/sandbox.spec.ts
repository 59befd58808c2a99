import { describe, expect, it } from '@jest/globals'
import { isTestCard, testCards } from './sandbox.js'

describe('a test card', () => {
  it('is known with spaces and without', () => {
    for (const number of Object.keys(testCards)) {
      const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ')
      expect([number, isTestCard(number), isTestCard(spaced)]).toEqual([number, true, true])
    }
  })
})
