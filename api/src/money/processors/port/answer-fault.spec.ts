import { describe, expect, it } from '@jest/globals'
import { faultOfAnswer } from './answer-fault.js'

const asked = { reference: 'txn_1', processorReference: 'pi_1', atMost: 10_000, currency: 'EUR' } as const

describe('faultOfAnswer', () => {
  it.each([
    [{}],
    [{ amount: 1 }],
    [{ amount: 10_000, processorReference: 'pi_1' }],
    [{ processorReference: 'x'.repeat(255) }],
    [{ about: {} }],
    [{ about: { reference: 'txn_1', processorReference: 'pi_1', amount: 10_000, currency: 'EUR' } }],
  ])('finds none in %j', (answer) => {
    expect(faultOfAnswer(answer, asked)).toBeNull()
  })

  it.each([
    [{ amount: Number.NaN }, 'it says an amount of NaN'],
    [{ amount: -1 }, 'it says an amount of -1'],
    [{ amount: 0 }, 'it says an amount of 0'],
    [{ amount: 0.5 }, 'it says an amount of 0.5'],
    [{ amount: '10000' }, 'it says an amount of 10000'],
    [{ amount: null }, 'it says an amount of null'],
    [{ amount: 2 ** 53 }, 'it says an amount of ?'],
    [{ amount: 20_000 }, 'it says an amount of 20000, and 10000 was asked for'],
    [{ about: { currency: 'USD' } }, 'it says the currency USD, and EUR was asked for'],
    [{ about: { currency: '<b>' } }, 'it says the currency ?b?, and EUR was asked for'],
    [{ amount: Number.NaN, about: { currency: 'USD' } }, 'it says the currency USD, and EUR was asked for'],
    [{ about: { amount: 20_000 } }, 'it is about an amount of 20000, and 10000 was asked for'],
    [{ about: { amount: 9_999 } }, 'it is about an amount of 9999, and 10000 was asked for'],
    [{ about: { reference: 'txn_2' } }, 'it is about txn_2, and txn_1 was asked about'],
    [{ about: { processorReference: 'pi_2' } }, 'it is about pi_2, and pi_1 was asked about'],
    [{ processorReference: 7 }, 'it says a reference of 7'],
    [{ processorReference: '' }, 'it says a reference of '],
    [{ processorReference: null }, 'it says a reference of null'],
    [{ processorReference: 'x'.repeat(256) }, `it says a reference of ${'x'.repeat(40)}`],
  ])('says what cannot be in %j', (answer, fault) => {
    expect(faultOfAnswer(answer, asked)).toBe(fault)
  })

  it('takes less than a whole charge only from a processor that says so', () => {
    const whole = { ...asked, isWhole: true }
    expect(faultOfAnswer({ amount: 9_999 }, asked)).toBeNull()
    expect(faultOfAnswer({ amount: 9_999 }, whole)).toBe('it says an amount of 9999, and 10000 was asked for')
    expect(faultOfAnswer({ amount: 9_999, isPart: true }, whole)).toBeNull()
  })

  it('takes any name of the processor before the first is known', () => {
    expect(faultOfAnswer({ about: { processorReference: 'pi_2' } }, { ...asked, processorReference: null })).toBeNull()
  })
})
