import { describe, expect, it } from '@jest/globals'
import { slopeOf, verdictOf } from '../bench/soak/verdict.mjs'

const minutes = (change) =>
  Array.from({ length: 10 }, (_, minute) => ({ rss: 500, heap: 100, p99: 20, ...change(minute) }))
const goods = (rows, long = 10, failed = 0) => verdictOf(rows, long, failed).map(({ isGood }) => isGood)
const noise = [0, 1.5, -1, 2, 0.5, -2, 1, -1, 2, 0]

describe('the verdict of a soak', () => {
  it('finds flat what is noisy, and what only grew at first', () => {
    const rows = minutes((minute) => ({
      rss: (minute < 3 ? 400 + minute * 30 : 500) + noise[minute],
      p99: 20 + noise[minute],
    }))
    expect(goods(rows)).toEqual([true, true, true, true])
  })

  it.each([
    ['an error', {}, 1, [false, true, true, true]],
    ['resident memory that grows', { rss: 3 }, 0, [true, false, true, true]],
    ['a heap that grows', { heap: 3 }, 0, [true, true, false, true]],
    ['a p99 that grows', { p99: 2 }, 0, [true, true, true, false]],
  ])('finds %s', (_, grows, failed, expected) => {
    const of = (name, start, minute) => start + (grows[name] ?? 0) * minute
    const rows = minutes((minute) => ({
      rss: of('rss', 500, minute),
      heap: of('heap', 100, minute),
      p99: of('p99', 20, minute),
    }))
    expect(goods(rows, 10, failed)).toEqual(expected)
  })

  it('says nothing of memory and p99 after a minute, but of errors', () => {
    expect(
      goods(
        minutes((minute) => ({ rss: 500 + 100 * minute })),
        1,
        1,
      ),
    ).toEqual([false, null, null, null])
  })

  it('reckons a slope per minute, however long a row is', () => {
    expect(slopeOf([1, 3, 5, 7])).toBe(2)
    const [, memory] = verdictOf(
      minutes((minute) => ({ rss: 500 + minute })),
      20,
      0,
    )
    expect(memory.text).toContain('0.50 MiB a minute')
  })
})
