import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { meaningOf } from './meaning.js'

class Input {
  amount = 100
  metadata?: Record<string, string>
}

describe('meaningOf', () => {
  it.each([
    [
      { a: 1, b: { c: 2, d: 3 } },
      { b: { d: 3, c: 2 }, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: undefined, c: null, d: {} }],
    [new Input(), { amount: 100, metadata: {} }],
    [
      ['create', { a: 1, b: 2 }],
      ['create', { b: 2, a: 1 }],
    ],
  ])('is the same for %j and %j', (one, other) => {
    expect(meaningOf(one)).toBe(meaningOf(other))
  })

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: '1' }],
    [{ a: 'b' }, { b: 'a' }],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
    [
      ['x', 'y'],
      ['y', 'x'],
    ],
    [[null, 'y'], ['y']],
    [{ a: '' }, {}],
    [{ a: false }, {}],
    [{ a: 0 }, {}],
    [JSON.parse('{"__proto__": {"a": 1}}'), {}],
  ])('tells %j and %j apart', (one, other) => {
    expect(meaningOf(one)).not.toBe(meaningOf(other))
  })

  it('does not depend on the order of keys, however deep', () => {
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value) || typeof value !== 'object' || value === null
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, one]) => [key, shuffled(one)]),
          )
    const inputs = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.integer(), fc.dictionary(fc.string(), fc.string())),
    )
    fc.assert(
      fc.property(inputs, (input) => expect(meaningOf(shuffled(input))).toBe(meaningOf(input))),
      { seed: 7 },
    )
  })
})
