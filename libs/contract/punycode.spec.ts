import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { domainToASCII, domainToUnicode } from 'node:url'
import { decodedLabel } from './punycode.js'

describe('decodedLabel', () => {
  it.each(['bücher', 'почта', '例え', '한국', 'аррӏе', 'exаmple', 'ไทย', 'مثال', 'a-ü-b', '💩'])(
    'reads %s',
    (label) => {
      const encoded = domainToASCII(label)
      expect(encoded).toMatch(/^xn--/)
      expect(decodedLabel(encoded.slice(4))).toBe(label)
    },
  )

  it('reads whatever the system reads, as the system does', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), (text) => {
        const known = domainToUnicode(`xn--${text}`)
        if (known && !known.startsWith('xn--')) expect(decodedLabel(text)).toBe(known)
      }),
      { numRuns: 2_000, seed: 7 },
    )
  })

  it.each(['99999999', 'ü', '999999b', 'a-ü', 'z'])('answers null for %s, which stands for nothing', (text) => {
    expect(decodedLabel(text)).toBeNull()
  })
})
