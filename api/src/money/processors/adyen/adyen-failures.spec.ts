import { describe, expect, it } from '@jest/globals'
import { isFailureCode } from '#contract/failure-codes.js'
import { failureOf, failureOfError, refusals } from './adyen-failures.js'

describe('failures at Adyen', () => {
  it.each(refusals.map((one) => [...one] as const))('%s, %s, is %s by code and by word', (code, reason, ours) => {
    expect(failureOf({ code }).failureCode).toBe(ours)
    expect(failureOf({ reason: ` ${reason.toUpperCase()} ` }).failureCode).toBe(ours)
  })

  it('that nobody has mapped keep their name, and read as declined', () => {
    for (const told of [failureOf({ code: '99' }), failureOf({ reason: 'New words' }), failureOfError('777')]) {
      expect(isFailureCode(told.failureCode)).toBe(false)
      expect(told.failureMessage).toBe('The payment was declined')
    }
  })

  it('of stolen and lost cards are known where the bank’s own word is told', () => {
    expect(failureOf({ code: '5', bankReason: '43 : Stolen card, pick up' }).failureCode).toBe('stolen_card')
    expect(failureOf({ code: '5', bankReason: '41 : Lost card' }).failureCode).toBe('lost_card')
    expect(failureOf({ code: '5' }).failureCode).toBe('do_not_honor')
  })

  it('of calls that were refused before a bank was asked are mapped too', () => {
    expect(['137', '138', '803'].map((code) => failureOfError(code).failureCode)).toEqual([
      ...['amount_not_supported', 'currency_not_supported', 'invalid_card'],
    ])
  })
})
