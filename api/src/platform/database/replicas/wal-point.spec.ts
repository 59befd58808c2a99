import { describe, expect, it } from '@jest/globals'
import { lsnOf, pointOf } from './wal-point.js'

describe('a place in the write-ahead log', () => {
  it.each([
    ['0/0', 0n],
    ['0/1', 1n],
    ['0/FFFFFFFF', 0xffffffffn],
    ['1/0', 0x100000000n],
    ['16/B374D848', 0x16b374d848n],
    ['ffffffff/ffffffff', 0xffffffffffffffffn],
  ])('%s is %s', (text, lsn) => {
    expect(lsnOf(text)).toBe(lsn)
  })

  it('is compared by number, not as text', () => {
    const inOrder = ['0/9', '0/A', '0/10', '0/FFFFFFFF', '1/0', '9/FFFFFFFF', 'A/0', '10/0'].map(lsnOf)
    expect([...inOrder].sort((one, other) => (one < other ? -1 : 1))).toEqual(inOrder)
  })

  it.each(['', '0', '0/', '/0', '0/G', '123456789/0', '0/0/0', ' 0/0'])('is not %j', (text) => {
    expect(() => lsnOf(text)).toThrow('no place in a write-ahead log')
  })
})

describe('pointOf', () => {
  it('refuses a database that does not answer as a replica', () => {
    expect(() => pointOf(undefined)).toThrow('it is not in recovery')
    expect(pointOf({ origin: '1 1 x', lsn: '0/2' })).toEqual({ origin: '1 1 x', lsn: 2n })
  })
})
