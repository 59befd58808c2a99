import { describe, expect, it } from '@jest/globals'
import { limitsInLines, readLimits } from './refund-limits'

describe('the limits of refunds on the form of a role', () => {
  it('are read as they are shown', () => {
    const refundLimits = { USD: 10_000, JPY: 15_000, KWD: 30_500 }
    expect(limitsInLines(refundLimits)).toBe('USD 100.00\nJPY 15000\nKWD 30.500')
    expect(readLimits(limitsInLines(refundLimits))).toEqual({ refundLimits })
  })

  it('may be typed loosely, and be none', () => {
    expect(readLimits(' usd 1,000 \r\n\n eur 0')).toEqual({ refundLimits: { USD: 100_000, EUR: 0 } })
    expect([readLimits(''), readLimits(undefined)]).toEqual([{ refundLimits: {} }, { refundLimits: {} }])
  })

  it.each(['USD', '100', 'XXX 5', 'USD -1', 'JPY 1.5', 'USD 1 2'])('are not %s', (line) => {
    expect(readLimits(`EUR 5\n${line}`)).toEqual({ fields: { refundLimits: expect.stringContaining(`“${line}”`) } })
  })
})
