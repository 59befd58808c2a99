import { describe, expect, it } from '@jest/globals'
import { faultOfAnswer } from './answer-fault.js'

describe('faultOfAnswer', () => {
  it.each([
    [{}],
    [{ amount: 1 }],
    [{ amount: 10_000, processorReference: 'pi_1' }],
    [{ processorReference: 'x'.repeat(255) }],
  ])('finds none in %j', (answer) => {
    expect(faultOfAnswer(answer, 10_000)).toBeNull()
  })

  it.each([
    [{ amount: Number.NaN }, 'it says an amount of NaN'],
    [{ amount: -1 }, 'it says an amount of -1'],
    [{ amount: 0 }, 'it says an amount of 0'],
    [{ amount: 0.5 }, 'it says an amount of 0.5'],
    [{ amount: '10000' }, 'it says an amount of 10000'],
    [{ amount: null }, 'it says an amount of null'],
    [{ amount: 2 ** 53 }, 'it says an amount of 9007199254740992'],
    [{ amount: 20_000 }, 'it says an amount of 20000, and 10000 was asked for'],
    [{ processorReference: 7 }, 'it says a reference of 7'],
    [{ processorReference: '' }, 'it says a reference of '],
    [{ processorReference: null }, 'it says a reference of null'],
    [{ processorReference: 'x'.repeat(256) }, `it says a reference of ${'x'.repeat(40)}`],
  ])('says what cannot be in %j', (answer, fault) => {
    expect(faultOfAnswer(answer, 10_000)).toBe(fault)
  })
})
