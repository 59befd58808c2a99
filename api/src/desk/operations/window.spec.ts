import { describe, expect, it } from '@jest/globals'
import { InvalidInput } from '../../platform/http/app-error.js'
import { dayOf, windowOf } from './window.js'

const now = Date.parse('2026-03-18T15:00:00.000Z')
const asked = (from?: string, to?: string) => {
  const window = windowOf({ ...(from && { from }), ...(to && { to }) }, now)
  const days = [window.from, window.until - 1, window.comparedFrom, window.comparedUntil - 1].map(dayOf)
  return [...days, window.bucketMs / 3_600_000]
}

describe('windowOf', () => {
  it('is the last seven days, beside the seven before', () => {
    expect(asked()).toEqual(['2026-03-12', '2026-03-18', '2026-03-05', '2026-03-11', 24])
  })

  it('compares with whole weeks before, so that days of the week stand side by side', () => {
    expect(asked('2026-03-18')).toEqual(['2026-03-18', '2026-03-18', '2026-03-11', '2026-03-11', 1])
    expect(asked('2026-03-01', '2026-03-10')).toEqual(['2026-03-01', '2026-03-10', '2026-02-15', '2026-02-24', 24])
    expect(asked(undefined, '2026-02-28')).toEqual(['2026-02-22', '2026-02-28', '2026-02-15', '2026-02-21', 24])
  })

  it.each([
    ['2026-03-02', '2026-03-01', 'from'],
    ['2025-01-01', '2026-03-01', 'from'],
    ['1970-01-01', '1970-01-02', 'from'],
    ['2026-03-01', '9999-12-31', 'to'],
  ])('refuses %s to %s', (from, to, field) => {
    expect(() => windowOf({ from, to }, now)).toThrow(InvalidInput)
    try {
      windowOf({ from, to }, now)
    } catch (error) {
      expect(Object.keys((error as InvalidInput).fields ?? {})).toEqual([field])
    }
  })
})
