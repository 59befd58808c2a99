import { describe, expect, it } from '@jest/globals'
import { firstIdAt, newId, nextId, timeOfId } from './ids.js'

describe('newId', () => {
  it('is the prefix and 26 characters that nobody mistakes for one another', () => {
    for (let turn = 0; turn < 1_000; turn += 1) expect(newId('cli')).toMatch(/^cli_[0-9a-hjkmnp-tv-z]{26}$/)
  })

  it('is never the same twice, also within one millisecond', () => {
    const now = Date.now()
    expect(new Set(Array.from({ length: 50_000 }, () => newId('txn', now))).size).toBe(50_000)
  })

  it('sorts by age', () => {
    const times = [0, 1, 31, 32, 1_023, 1_024, 999_999_999_999, 1_700_000_000_000, 1_700_000_000_001, 2 ** 48 - 1]
    const ids = times.map((time) => newId('txn', time))
    expect([...ids].sort()).toEqual(ids)
  })

  it('says when it was made', () => {
    for (const time of [0, 31, 1_700_000_000_001, 2 ** 48 - 1]) expect(timeOfId(newId('att', time))).toBe(time)
  })

  it('has 80 random bits: each of the last 16 characters takes each of the 32 values', () => {
    const ids = Array.from({ length: 2_000 }, () => newId('ses', 0))
    for (let place = 14; place < 30; place += 1) expect(new Set(ids.map((id) => id[place])).size).toBe(32)
  })
})

describe('nextId', () => {
  it('sorts behind those of the same millisecond, thousands of them, and is not guessed from the one before', () => {
    const ids = Array.from({ length: 10_000 }, () => nextId('evt', 1_700_000_000_000))
    expect([...ids].sort()).toEqual(ids)
    const ends = ids.map((id) => id.slice(-12))
    expect(new Set(ends).size).toBe(ids.length)
    expect([...ends].sort()).not.toEqual(ends)
  })

  it('begins anew in another millisecond, also where the clock was set back', () => {
    const times = [1_700_000_000_001, 1_700_000_000_002, 1_700_000_000_000]
    const ids = times.map((time) => nextId('evt', time))
    expect(ids.map(timeOfId)).toEqual(times)
    expect(new Set(ids.map((id) => id.slice(-16))).size).toBe(3)
  })
})

describe('firstIdAt', () => {
  it('stands before all ids of its millisecond and behind all earlier ones', () => {
    const now = 1_700_000_000_000
    const ids = Array.from({ length: 100 }, () => newId('txn', now))
    expect(ids.every((id) => id >= firstIdAt('txn', now))).toBe(true)
    expect(newId('txn', now - 1) < firstIdAt('txn', now)).toBe(true)
  })

  it.each([-2_208_988_800_000, -8.64e15])('begins with the first id of all for %p, before 1970', (time) => {
    expect(firstIdAt('txn', time)).toBe(`txn_${'0'.repeat(26)}`)
  })

  it('ends behind every id of our days for a time that none can tell', () => {
    expect(firstIdAt('txn', 8.64e15)).toBe(`txn_${'z'.repeat(10)}${'0'.repeat(16)}`)
  })
})
