import { describe, expect, it } from '@jest/globals'
import { failureCodeOf } from './paystack-failures.js'

describe('failureCodeOf', () => {
  it.each([
    ['Insufficient Funds', 'insufficient_funds'],
    ['Not sufficient funds ', 'insufficient_funds'],
    ['Expired Card', 'expired_card'],
    ['Stolen card, pick-up', 'stolen_card'],
    ['Pick up card', 'stolen_card'],
    ['Lost card', 'lost_card'],
    ['Do Not Honor', 'do_not_honor'],
    ['Do not honour', 'do_not_honor'],
    ['Suspected Fraud', 'suspected_fraud'],
    ['Denied by fraud system', 'suspected_fraud'],
    ['Invalid OTP', 'otp_failed'],
    ['Token Authentication Not Successful. Incorrect Token Supplied', 'otp_failed'],
    ['3D Secure Authentication Failed', 'authentication_failed'],
    ['Incorrect PIN', 'authentication_failed'],
    ['Exceeds withdrawal limit', 'limit_exceeded'],
    ['Exceeds Withdrawal Frequency', 'limit_exceeded'],
    ['Transaction not permitted to cardholder', 'method_not_supported'],
    ['Restricted card', 'method_not_supported'],
    ['Invalid Card Number', 'invalid_card'],
    ['No savings account', 'invalid_card'],
    ['Invalid amount', 'amount_not_supported'],
    ['Issuer or switch inoperative', 'processing_error'],
    ['System malfunction', 'processing_error'],
    ['Declined', 'declined'],
    ['Transaction declined.', 'declined'],
    ['Something that nobody has heard of', null],
    ['', null],
  ])('reads %j as %s', (text, code) => expect(failureCodeOf(text)).toBe(code))
})
