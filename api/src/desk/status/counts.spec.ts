import { describe, expect, it } from '@jest/globals'
import { Counts } from './counts.js'

describe('Counts', () => {
  it('adds up what belongs to the same time', () => {
    const counts = new Counts(1_000, 10)
    counts.add('api', true, 5_000)
    counts.add('api', false, 5_999)
    counts.add('api', true, 6_000)
    expect(counts.waiting()).toEqual([
      { part: 'api', at: 5_000, good: 1, bad: 1 },
      { part: 'api', at: 6_000, good: 1, bad: 0 },
    ])
  })

  it('keeps what was counted while the rest was written', () => {
    const counts = new Counts(1_000, 10)
    counts.add('api', true, 0)
    const written = counts.waiting()
    counts.add('api', false, 0)
    counts.forget(written)
    expect(counts.waiting()).toEqual([{ part: 'api', at: 0, good: 0, bad: 1 }])
    counts.forget(counts.waiting())
    expect(counts.waiting()).toEqual([])
  })

  it('lets the oldest go when too many wait', () => {
    const counts = new Counts(1, 2)
    for (const now of [1, 2, 3]) counts.add('site', true, now)
    expect(counts.waiting().map(({ at }) => at)).toEqual([2, 3])
  })
})
