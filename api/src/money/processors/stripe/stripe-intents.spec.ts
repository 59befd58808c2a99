import { describe, expect, it } from '@jest/globals'
import { UnreadableAnswer } from '../port/read-answer.js'
import { actionOf, cardOf, chargeOf, failureIn, refundOf } from './stripe-intents.js'

const intent = (status: string, more: object = {}) => ({
  ...{ id: 'pi_1', status, currency: 'eur', amount: 10_000, amount_received: 4_000 },
  ...{ metadata: {}, latest_charge: null, ...more },
})
const redirect = { next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/3ds' } } }

const refund = { id: 're_1', amount: 10_000, currency: 'eur', metadata: null }

describe('a payment intent', () => {
  it.each([
    ['succeeded', {}, 'succeeded', 'succeeded'],
    ['requires_capture', {}, 'authorized', 'not_done'],
    ['processing', {}, 'pending', 'pending'],
    ['canceled', {}, 'canceled', 'canceled'],
    ['requires_action', redirect, 'requires_action', 'not_done'],
    ['requires_action', { next_action: { type: 'use_stripe_sdk' } }, undefined, 'not_done'],
    ['requires_payment_method', {}, undefined, 'not_done'],
    ['requires_confirmation', {}, undefined, 'not_done'],
  ] as const)('that is %s %j is of a charge %s, of a capture or a cancellation %s', (status, more, charge, action) => {
    expect(chargeOf(intent(status, more))?.outcome).toBe(charge)
    expect(actionOf(intent(status, more)).outcome).toBe(action)
  })

  it('says how much was taken, also by somebody at Stripe', () => {
    expect(chargeOf(intent('succeeded'))).toMatchObject({ amount: 4_000, processorReference: 'pi_1' })
    expect(actionOf(intent('succeeded'))).toMatchObject({ amount: 4_000 })
  })

  it('says why the last try failed, and else that the payer was not confirmed', () => {
    const last_payment_error = { code: 'card_declined', decline_code: 'stolen_card' }
    expect(failureIn(intent('requires_payment_method', { last_payment_error }))).toMatchObject({
      failureCode: 'stolen_card',
      rawCode: 'stolen_card',
      processorReference: 'pi_1',
    })
    expect(failureIn(intent('requires_action')).failureCode).toBe('authentication_failed')
  })
})

it.each(['requires_source', 'partially_succeeded'])('a state that is %s decides nothing', (status) => {
  for (const read of [chargeOf, actionOf]) expect(() => read(intent(status))).toThrow(UnreadableAnswer)
  expect(() => refundOf({ ...refund, status })).toThrow(UnreadableAnswer)
})

it('an intent that says nothing of what was taken, or of what is to be done next, is not read', () => {
  expect(() => chargeOf(intent('succeeded', { amount_received: undefined }))).toThrow('amount_received')
  expect(() => chargeOf(intent('requires_action'))).toThrow('next_action')
})

describe('a refund at Stripe', () => {
  it.each([
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
  ])('that is %s is %s', (status, outcome) => {
    expect(refundOf({ ...refund, status })).toMatchObject({ outcome, processorReference: 're_1' })
  })
})

it('a card is shown where its brand is one of ours', () => {
  expect(cardOf({ brand: 'visa', last4: '4242' })).toEqual({ brand: 'visa', last4: '4242' })
  for (const brand of ['diners', 'jcb', 'unionpay', 'discover', 'amex'])
    expect(cardOf({ brand, last4: '4242' })).toEqual({ brand, last4: '4242' })
  for (const card of [{ brand: 'eftpos_au', last4: '4242' }, { brand: 'visa' }, {}, null, undefined])
    expect(cardOf(card)).toBeNull()
  const seen = { country: 'US', fingerprint: 'Xt5EWLLDS7FJjR1c' }
  expect(cardOf({ brand: 'eftpos_au', last4: '4242', ...seen })).toEqual(seen)
})
