import { describe, expect, it } from '@jest/globals'
import { newUserCode, userCodeFrom } from './device-codes.js'

describe('user codes', () => {
  it('are two groups of letters that nobody takes for others, and no two alike', () => {
    const codes = Array.from({ length: 500 }, newUserCode)
    for (const code of codes) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect(new Set(codes).size).toBe(500)
  })

  it.each(['WDJB-MJHT', 'wdjbmjht', ' wdjb mjht ', 'WDJB--MJHT'])('are read as people type them: %j', (typed) => {
    expect(userCodeFrom(typed)).toBe('WDJB-MJHT')
  })

  it.each(['', 'WDJB-MJH', 'WDJB-MJHTX', 'WDJB-MJH0', 'ADJB-MJHT', 'WDJB_MJHT'])('are not %j', (typed) => {
    expect(userCodeFrom(typed)).toBeNull()
  })
})
