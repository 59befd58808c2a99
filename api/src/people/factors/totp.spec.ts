import { describe, expect, it } from '@jest/globals'
import { Secret } from 'otpauth'
import { newTotpKey, totpStepOf, totpUri } from './totp.js'

// RFC 6238, appendix B, for SHA-1: of its eight digits the last six.
const key = Secret.fromLatin1('12345678901234567890').base32
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const stepAt = (seconds: number) => Math.floor(seconds / 30)
const stepOf = (code: string, seconds: number, lastStep = -1) => totpStepOf(key, code, lastStep, seconds * 1_000)

describe('a code of an authenticator app', () => {
  it.each(vectors)('at %i seconds is that of the RFC', (seconds, code) => {
    expect(stepOf(code, seconds)).toBe(stepAt(seconds))
  })

  it('is taken one step early and one late, and not two', () => {
    const [seconds, code] = [1_234_567_890, '005924']
    expect([-30, 30].map((aside) => stepOf(code, seconds + aside))).toEqual([stepAt(seconds), stepAt(seconds)])
    expect([-60, 60].map((aside) => stepOf(code, seconds + aside))).toEqual([null, null])
  })

  it('counts for steps that were not used, and for none before them', () => {
    const [seconds, code] = [1_234_567_890, '005924']
    const step = stepAt(seconds)
    expect([step - 1, step, step + 1].map((lastStep) => stepOf(code, seconds, lastStep))).toEqual([step, null, null])
  })

  it('may have spaces, and nothing else', () => {
    expect(stepOf('005 924', 1_234_567_890)).toBe(stepAt(1_234_567_890))
    for (const code of ['', '5924', '0059240', '00592a', '-05924', '٠٠٥٩٢٤', '999999'])
      expect([code, stepOf(code, 1_234_567_890)]).toEqual([code, null])
  })
})

describe('the key of an authenticator app', () => {
  it('has 160 bits, and is another one each time', () => {
    expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpKey()).not.toBe(newTotpKey())
  })

  it('stands in the address with all that an app needs', () => {
    const uri = new URL(totpUri(key, 'ada@example.com'))
    expect(decodeURIComponent(uri.pathname)).toBe('/Gatehouse:ada@example.com')
    const asked = Object.fromEntries(uri.searchParams)
    expect(asked).toEqual({ issuer: 'Gatehouse', secret: key, algorithm: 'SHA1', digits: '6', period: '30' })
  })
})
