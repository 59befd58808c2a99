import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { dearReadsMax, dearReadsPerCaller, dearReadsWaitingMax, dearReadWaitMaxMs } from '#contract/read-limits.js'
import { ReadTurns } from './read-turns.js'

describe('ReadTurns', () => {
  let turns: ReadTurns
  beforeEach(() => {
    jest.useFakeTimers()
    turns = new ReadTurns({ waitMs: dearReadWaitMaxMs })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** What has begun, in its order, and what gives each back. */
  const begun: [caller: string, giveBack: () => void][] = []
  const refused: unknown[] = []
  beforeEach(() => {
    begun.length = 0
    refused.length = 0
  })
  const ask = (caller: string) =>
    turns.take(caller).then(
      (giveBack) => void begun.push([caller, giveBack]),
      (error: unknown) => void refused.push(error),
    )
  const settled = () => jest.advanceTimersByTimeAsync(0)
  const names = () => begun.map(([caller]) => caller)

  it('lets few begin at once, and fewer of one caller', async () => {
    for (const caller of ['a', 'a', 'a', 'b', 'c', 'd']) void ask(caller)
    await settled()
    expect(begun).toHaveLength(dearReadsMax)
    expect(names().filter((name) => name === 'a')).toHaveLength(dearReadsPerCaller)
  })

  it('lets those begin whose caller has less running, whoever came first', async () => {
    for (const caller of ['a', 'a', 'a', 'b', 'c']) void ask(caller)
    await settled()
    expect(names()).toEqual(['a', 'b'])
    begun[1]?.[1]()
    await settled()
    expect(names()).toEqual(['a', 'b', 'c'])
    begun[0]?.[1]()
    await settled()
    expect(names()).toEqual(['a', 'b', 'c', 'a'])
  })

  it('counts a turn that is given back twice once', async () => {
    for (const caller of ['a', 'b', 'c', 'd']) void ask(caller)
    await settled()
    begun[0]?.[1]()
    begun[0]?.[1]()
    await settled()
    expect(begun).toHaveLength(3)
  })

  it('refuses who has waited too long, by name and with the time to come back, and nobody else', async () => {
    for (const caller of ['a', 'b', 'c']) void ask(caller)
    await jest.advanceTimersByTimeAsync(dearReadWaitMaxMs)
    expect(refused).toMatchObject([{ status: 429, code: 'TOO_MANY_READS', headers: { 'retry-after': '2' } }])
    begun[0]?.[1]()
    void ask('d')
    await settled()
    expect(names()).toEqual(['a', 'b', 'd'])
  })

  it('keeps no more waiting of one caller than are written down', async () => {
    for (let asked = 0; asked < dearReadsPerCaller + dearReadsWaitingMax; asked += 1) void ask('a')
    await settled()
    expect(refused).toEqual([])
    await ask('a')
    expect(refused).toMatchObject([{ code: 'TOO_MANY_READS' }])
    await ask('b')
    expect(names()).toEqual(['a', 'b'])
  })
})
