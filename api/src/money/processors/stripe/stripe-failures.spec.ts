import { describe, expect, it } from '@jest/globals'
import { failureCodes, isFailureCode } from '#contract/failure-codes.js'
import { failureSentences } from '#contract/messages/processors/failures.js'
import { failureOf, named } from './stripe-failures.js'

describe('what Stripe calls a failure', () => {
  it.each([
    ['card_declined', 'generic_decline', 'declined'],
    ['card_declined', 'do_not_honor', 'do_not_honor'],
    ['card_declined', 'insufficient_funds', 'insufficient_funds'],
    ['card_declined', 'lost_card', 'lost_card'],
    ['card_declined', 'stolen_card', 'stolen_card'],
    ['card_declined', 'fraudulent', 'suspected_fraud'],
    ['card_declined', 'card_velocity_exceeded', 'limit_exceeded'],
    ['card_declined', 'currency_not_supported', 'currency_not_supported'],
    ['card_declined', 'card_not_supported', 'method_not_supported'],
    ['card_declined', 'issuer_not_available', 'processing_error'],
    ['expired_card', undefined, 'expired_card'],
    ['incorrect_cvc', undefined, 'invalid_card'],
    ['incorrect_number', 'incorrect_number', 'invalid_card'],
    ['authentication_required', undefined, 'authentication_failed'],
    ['payment_intent_authentication_failure', undefined, 'authentication_failed'],
    ['amount_too_small', undefined, 'amount_not_supported'],
    ['resource_missing', undefined, 'invalid_card'],
    ['processing_error', undefined, 'processing_error'],
  ])('%s, %s is ours as %s', (code, decline_code, ours) => {
    const failure = failureOf({ code, decline_code })
    expect([failure.failureCode, failure.rawCode]).toEqual([ours, decline_code ?? code])
    expect(failure.isFault).toBeUndefined()
  })

  it('keeps a code that nobody knows, so that it is logged, and says only that it was declined', () => {
    const failure = failureOf({ code: 'card_declined', decline_code: 'moon_phase' })
    expect(failure).toMatchObject({ failureCode: 'moon_phase', rawCode: 'moon_phase' })
    expect([isFailureCode(failure.failureCode), failure.failureMessage]).toEqual([false, failureSentences.declined])
    expect(failureOf({}).failureCode).toBe('declined')
  })

  it('stands once in the table, and each of ours has a sentence that tells nobody of theft or fraud', () => {
    const all = Object.values(named).flat()
    expect(new Set(all).size).toBe(all.length)
    for (const code of failureCodes) expect(failureSentences[code]).toMatch(/^[A-Z].+[^.]$/)
    for (const code of ['lost_card', 'stolen_card', 'suspected_fraud'] as const)
      expect(failureSentences[code]).toBe(failureSentences.declined)
  })
})
