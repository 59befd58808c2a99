import { describe, expect, it } from '@jest/globals'
import type { WebhookEvent } from '../../sdk/src/webhook-event.js'
import { failedRefundIn } from './failed-refunds.js'

const refund = {
  refundID: 'rfd_1',
  transactionID: 'txn_1',
  amount: 4_200,
  currency: 'USD',
  reason: 'Medusa refund ref_1',
  failureMessage: 'The account is closed' as string | null,
}
const event = (type: string, change: object = {}) =>
  ({ type, data: { ...refund, ...change } }) as unknown as WebhookEvent

describe('a refund that failed after Medusa counted it', () => {
  it('is told with its payment, its amount and the reason', () => {
    const failed = failedRefundIn(event('refund.failed'))
    expect(failed?.medusaRefundID).toBe('ref_1')
    expect(failed?.sentence).toMatch(/rfd_1 of USD 42\.00 \(payment txn_1\) failed: The account is closed\. .* ref_1 /)
    expect(failedRefundIn(event('refund.failed', { failureMessage: null }))?.sentence).toMatch(/txn_1\) failed\. /)
  })

  it.each([
    ['one that succeeded', 'refund.succeeded', {}],
    ['one that a person made in Gatehouse', 'refund.failed', { reason: 'Damaged' }],
    ['one without a reason', 'refund.failed', { reason: null }],
    ['a payment', 'transaction.failed', {}],
  ])('is not %s', (_what, type, change) => {
    expect(failedRefundIn(event(type, change))).toBeNull()
  })
})
