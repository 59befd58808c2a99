import { describe, expect, it } from '@jest/globals'
import { keptMethod, paystackMethods } from './paystack-methods.js'

const token = (overrides: Record<string, string>) => ({
  type: 'token' as const,
  processorAccountID: 'pra_1',
  token: 'AUTH_8dfhjjdt',
  ...overrides,
})
const takes = (overrides: Record<string, string>) => paystackMethods.takesToken?.(token(overrides))

describe('tokens of Paystack', () => {
  it.each(['AUTH_8dfhjjdt', 'bank:057:0000000000', 'mobile_money:mtn:+233551234987', 'redirect'])('may be %s', (text) =>
    expect(takes({ token: text })).toBe(true),
  )

  it.each(['', 'pm_1', 'AUTH_', 'AUTH_a b c d', 'bank:57:1', 'bank:057:', 'mobile_money:MTN:1', '4084084084084081'])(
    'may not be %j',
    (text) => expect(takes({ token: text })).toBe(false),
  )

  it('may carry an e-mail address, and nothing else', () => {
    expect(takes({ emailAddress: 'payer@example.com' })).toBe(true)
    expect(takes({ emailAddress: 'payer' })).toBe(false)
    expect(takes({ pin: '1234' })).toBe(false)
    expect(takes({ processorAccountID: '' })).toBe(false)
  })

  it('are kept without the numbers of accounts and phones', () => {
    expect(keptMethod(token({ token: 'bank:057:0123456789' })).paymentMethod).toBe('bank:057:••••6789')
    expect(keptMethod(token({ token: 'mobile_money:mtn:0551234987' })).paymentMethod).toBe('mobile_money:mtn:••••4987')
    expect(keptMethod(token({})).paymentMethod).toBe('AUTH_8dfhjjdt')
    expect(keptMethod('redirect').paymentMethod).toBe('redirect')
  })
})
