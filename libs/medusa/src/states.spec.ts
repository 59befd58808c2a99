import { describe, expect, it } from '@jest/globals'
import type { NextActionView } from '../../contract/next-actions.js'
import { transactionStatuses } from '../../contract/transaction-states.js'
import { statusOfSession, statusOfTransaction } from './states.js'

const payment = { amount: 1_000, amountCaptured: 0, nextAction: null }
const transfer = { type: 'bank_transfer' } as NextActionView

describe('the state of a payment in Medusa', () => {
  it('is known for every state of ours', () => {
    const known = transactionStatuses.map((status) => [
      status,
      statusOfTransaction({ ...payment, status, amountCaptured: status === 'succeeded' ? 1_000 : 0 }),
    ])
    expect(Object.fromEntries(known)).toEqual({
      requires_action: 'requires_more',
      processing: 'pending_authorization',
      authorized: 'authorized',
      succeeded: 'captured',
      failed: 'error',
      canceled: 'canceled',
      expired: 'canceled',
    })
  })

  it('is not captured after a capture of a part', () => {
    expect(statusOfTransaction({ ...payment, status: 'succeeded', amountCaptured: 400 })).toBe('authorized')
  })

  it('lets an order be placed while a bank transfer is on its way', () => {
    expect(statusOfTransaction({ ...payment, status: 'requires_action', nextAction: transfer })).toBe(
      'pending_authorization',
    )
  })
})

describe('the state of a checkout session in Medusa', () => {
  it('asks for more while the customer has not paid, also after a decline', () => {
    expect(statusOfSession({ status: 'open' }, null, null)).toBe('requires_more')
    expect(statusOfSession({ status: 'open' }, null, { ...payment, status: 'failed' })).toBe('requires_more')
  })

  it('waits while a payment has no outcome', () => {
    expect(statusOfSession({ status: 'open' }, null, { ...payment, status: 'processing' })).toBe(
      'pending_authorization',
    )
  })

  it('is that of the payment once it is complete', () => {
    expect(statusOfSession({ status: 'complete' }, { ...payment, status: 'authorized' }, null)).toBe('authorized')
    expect(statusOfSession({ status: 'complete' }, null, null)).toBe('error')
  })

  it('is canceled after it expired', () => {
    expect(statusOfSession({ status: 'expired' }, null, null)).toBe('canceled')
  })
})
