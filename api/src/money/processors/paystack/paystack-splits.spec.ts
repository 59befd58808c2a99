import { describe, expect, it } from '@jest/globals'
import type { ProcessorPayment } from '../port/processor.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { chargeOf } from './paystack-charges.js'
import { savedReference } from './paystack-references.js'
import { requireSplit, sharesIn, splitFault, splitOf } from './paystack-splits.js'

const connected = { reference: 'ACCT_1', fee: 290 }
const payment = { amount: 10_000, currency: 'NGN', paymentMethod: 'redirect', connected } as ProcessorPayment
const split = (charge: unknown) => ({ paystack: 175, integration: 115, params: { transaction_charge: charge } })
const told = (more: object = {}) => ({ subaccount: { subaccount_code: 'ACCT_1' }, fees_split: split('290'), ...more })

describe('a split payment', () => {
  it('names the subaccount, and our fee in hundredths as a text, as Paystack’s OpenAPI document has it', () => {
    expect(splitOf(payment)).toEqual({ subaccount: 'ACCT_1', transaction_charge: '290', bearer: 'account' })
    expect(splitOf({ ...payment, currency: 'XOF' })).toMatchObject({ transaction_charge: '29000' })
    const { connected: _, ...plain } = payment
    expect(splitOf(plain)).toEqual({})
  })

  it('with a saved method is split as well', () => {
    const reference = savedReference({ authorization: 'AUTH_succeeds01', email: 'payer@example.com' })
    const saved = { reference, initiator: 'merchant' } as unknown as NonNullable<ProcessorPayment['saved']>
    const charged = chargeOf({ ...payment, attempt: 'att_1', processorReference: null, saved })
    expect(charged).toMatchObject({
      path: 'transaction/charge_authorization',
      body: { subaccount: 'ACCT_1', transaction_charge: '290', bearer: 'account' },
    })
    expect(splitFault({ ...payment, paymentMethod: 'saved:4081', saved })).toBeNull()
  })

  it.each([
    ['a fee above the amount', { amount: 289 }, 'amount_not_supported'],
    ['a bank account', { paymentMethod: 'bank:057:0000000000' }, 'method_not_supported'],
    ['a wallet', { paymentMethod: 'mobile_money:mtn:+233551234987' }, 'method_not_supported'],
  ])('is not sent with %s', (_what, change, failureCode) => {
    expect(splitFault({ ...payment, ...change })).toMatchObject({ outcome: 'failed', failureCode })
  })

  it('is sent otherwise, also with a fee that is all of it', () => {
    expect(splitFault({ ...payment, amount: 290 })).toBeNull()
    expect(splitFault({ ...payment, paymentMethod: 'AUTH_succeeds01' })).toBeNull()
  })
})

describe('the answer about a split payment', () => {
  it.each([[told()], [told({ fees_split: null })], [told({ fees_split: 175 })], [told({ fees_split: split(290) })]])(
    'is believed: %j',
    (answer) => {
      expect(() => requireSplit(payment, answer)).not.toThrow()
    },
  )

  it.each([
    [{}],
    [told({ subaccount: {} })],
    [told({ subaccount: 'ACCT_1' })],
    [told({ subaccount: { subaccount_code: 'ACCT_2' } })],
    [told({ fees_split: split('291') })],
    [told({ fees_split: split('') })],
    [told({ fees_split: {} })],
  ])('is not believed: %j', (answer) => {
    expect(() => requireSplit(payment, answer)).toThrow(UnreadableAnswer)
  })

  it('is not believed where nothing was to be split', () => {
    const { connected: _, ...plain } = payment
    expect(() => requireSplit(plain, told())).toThrow(UnreadableAnswer)
    expect(() => requireSplit(plain, { subaccount: {} })).not.toThrow()
  })
})

describe('a row of a report', () => {
  it('says what we keep, and what that costs us, also where it costs more', () => {
    expect(sharesIn(told())).toEqual({ kept: 290, cost: 175 })
    expect(sharesIn(told({ fees_split: { ...split('100'), integration: -75 } }))).toEqual({ kept: 100, cost: 175 })
    expect(sharesIn(told({ fees_split: { ...split('0'), integration: 0 } }))).toEqual({ kept: 0, cost: 0 })
  })

  it.each([
    [{}],
    [told({ subaccount: {} })],
    [told({ fees_split: null })],
    [told({ fees_split: { integration: '1' } })],
  ])('of which that is not said is none of them: %j', (row) => {
    expect(sharesIn(row)).toBeNull()
  })
})
