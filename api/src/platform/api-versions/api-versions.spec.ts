import { describe, expect, it } from '@jest/globals'
import { type ApiChange, ApiVersions } from './api-versions.js'
import { VersionEnded, VersionUnknown } from './api-versions.errors.js'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const change = (version: string, from: string, to: string, days = 30): ApiChange => ({
  version,
  announcedAt: inDays(-1),
  oldEndsAt: inDays(days),
  calls: {
    'POST /things': {
      request: ({ [from]: value, ...rest }) => ({ ...rest, [to]: value }),
      answer: ({ [to]: value, ...rest }) => ({ ...rest, [from]: value }),
    },
  },
})

describe('ApiVersions', () => {
  it('begins with one version, which everybody has', () => {
    const versions = new ApiVersions()
    expect([versions.newest, versions.versionOf(undefined, null), versions.endOf('2026-12-01')]).toEqual([
      '2026-12-01',
      '2026-12-01',
      undefined,
    ])
  })

  it.each(['', '2026-12-02', '1999-01-01', 'latest', '2026-12-01 ', '2026-12-01,2026-12-01', 'x'.repeat(9_000)])(
    'refuses %j by name',
    (said) => {
      expect(() => new ApiVersions().versionOf(said, null)).toThrow(VersionUnknown)
    },
  )

  it('lets what a call says win over what its key is pinned to', () => {
    const versions = new ApiVersions()
    versions.register(change('2027-06-01', 'amount', 'sum'))
    expect(versions.versionOf('2027-06-01', '2026-12-01')).toBe('2027-06-01')
    expect([versions.versionOf(undefined, '2026-12-01'), versions.versionOf(undefined, null)]).toEqual([
      '2026-12-01',
      '2027-06-01',
    ])
  })

  it('turns bodies through all changes, and answers back through them in the other order', () => {
    const versions = new ApiVersions()
    versions.register(change('2028-01-01', 'sum', 'total'))
    versions.register(change('2027-06-01', 'amount', 'sum'))
    expect(versions.request('2026-12-01', 'POST /things', { amount: 5, note: 'x' })).toEqual({ total: 5, note: 'x' })
    expect(versions.request('2027-06-01', 'POST /things', { sum: 5 })).toEqual({ total: 5 })
    expect(versions.answer('2026-12-01', 'POST /things', { total: 5 })).toEqual({ amount: 5 })
    expect(versions.answer('2027-06-01', 'POST /things', { total: 5 })).toEqual({ sum: 5 })
    expect(versions.answer('2028-01-01', 'POST /things', { total: 5 })).toEqual({ total: 5 })
    expect(versions.answer('2026-12-01', 'GET /others', { total: 5 })).toEqual({ total: 5 })
  })

  it('refuses a version whose time is over', () => {
    const versions = new ApiVersions()
    versions.register(change('2027-06-01', 'amount', 'sum', -1))
    expect(() => versions.versionOf('2026-12-01', null)).toThrow(VersionEnded)
    expect(() => versions.versionOf(undefined, '2026-12-01')).toThrow(VersionEnded)
    expect(versions.versionOf('2027-06-01', null)).toBe('2027-06-01')
  })
})
