import { describe, expect, it } from '@jest/globals'
import { failureName } from './failure-name'

describe('why a payment failed, in a list', () => {
  it.each([
    ['insufficient_funds', 'insufficient funds'],
    ['do_not_honor', 'declined by the bank'],
    ['NO_METHOD', 'no payment method'],
    ['SAVED_METHOD_REFUSED', 'declined permanently by the bank'],
    ['constructor', 'constructor'],
    ['some_code_of_theirs', 'some code of theirs'],
  ])('%s is %s', (code, name) => {
    expect(failureName(code)).toBe(name)
  })
})
