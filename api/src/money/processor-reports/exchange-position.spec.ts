import { describe, expect, it } from '@jest/globals'
import { exchange, noPosition } from './exchange-position.js'

const play = (...moves: [charged: number, settled: number][]) => {
  let [position, total] = [noPosition, 0]
  for (const [charged, settled] of moves) {
    const { result, after } = exchange(position, { charged, settled })
    total += result
    position = after
  }
  return { total, position }
}

describe('the exchange of one payment', () => {
  it('earns nothing while the rate stays the same', () => {
    expect(play([10_000, 9_200], [-4_000, -3_680], [-6_000, -5_520])).toEqual({ total: 0, position: noPosition })
  })

  it('costs what a refund takes more than it brought', () => {
    const { result, after } = exchange({ charged: 10_000, settled: 9_200 }, { charged: -4_000, settled: -3_720 })
    expect([result, after]).toEqual([-40, { charged: 6_000, settled: 5_520 }])
  })

  it('earns what a refund takes less than it brought', () => {
    expect(play([10_000, 9_200], [-10_000, -9_000])).toEqual({ total: 200, position: noPosition })
  })

  it('says the same when the refund is reported before the payment', () => {
    const moves: [number, number][] = [
      [10_000, 9_200],
      [-4_000, -3_720],
      [-6_000, -5_700],
    ]
    const total = { total: -220, position: noPosition }
    expect([play(...moves), play(...moves.toReversed())]).toEqual([total, total])
  })

  it.each([3, 7, 11, 9_999])('leaves nothing behind when %d refunds make the whole payment', (parts) => {
    const moves = Array.from({ length: parts }, (_, at): [number, number] => [at === 0 ? parts - 100_000 - 1 : -1, -1])
    const { position } = play([100_000, 92_345], ...moves)
    expect(position).toEqual(noPosition)
  })

  it('begins again at its own rate when a won dispute comes back', () => {
    const { total, position } = play([10_000, 9_200], [-10_000, -9_300], [10_000, 9_100])
    expect([total, position]).toEqual([-100, { charged: 10_000, settled: 9_100 }])
  })

  it('is exact where a double would not be', () => {
    const { after } = exchange({ charged: 900_000_000_001, settled: 800_000_000_003 }, { charged: -1, settled: -1 })
    expect(after).toEqual({ charged: 900_000_000_000, settled: 800_000_000_002 })
  })
})
