import { describe, expect, it } from '@jest/globals'
import type { Order } from '@vendure/core'
import { isOfMethod, isOfOrder, metadataFor } from './ownership.js'

const order = { id: 7, code: 'ABC' } as Order
const session = { purpose: 'payment' as const, metadata: metadataFor(order, 'token', 'cards') }

describe('a session', () => {
  it('is of the order that it was made for', () => {
    expect(isOfOrder(session, order, 'token')).toBe(true)
  })

  it.each([
    ['of another channel', { vendureChannel: 'other' }],
    ['of another order', { vendureOrderID: '8' }],
    ['of an order with another code', { vendureOrderCode: 'ABD' }],
  ])('is not %s', (_what, change) => {
    expect(isOfOrder({ ...session, metadata: { ...session.metadata, ...change } }, order, 'token')).toBe(false)
  })

  it('is not one without a payment', () => {
    expect(isOfOrder({ ...session, purpose: 'setup' }, order, 'token')).toBe(false)
  })
})

describe('what a payment method began', () => {
  it.each([
    ['is its own', 'cards', true],
    ['is not that of another method', 'invoices', false],
    ['stays its own under the name it had before', 'old-cards', true],
    ['has a name at least', undefined, false],
  ])('%s', (_what, named, expected) => {
    expect(isOfMethod(named, 'cards', ['cards', 'invoices'])).toBe(expected)
  })
})
