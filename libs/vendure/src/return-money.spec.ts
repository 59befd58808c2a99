import { describe, expect, it } from '@jest/globals'
import { NotReturned, returnMoney } from './return-money.js'

const paid = {
  transactionID: 'txn_1',
  status: 'succeeded' as const,
  updatedAt: '2026-11-26T12:00:00.000Z',
  refunds: [] as { refundID: string }[],
}
const authorized = { ...paid, status: 'authorized' as const }

/** Gatehouse with these answers; an answer is stored under its key, as Gatehouse does it. */
function gatehouse(...statuses: string[]) {
  const stored = new Map<string, string>()
  const answer = (key = '') => {
    const status = stored.get(key) ?? statuses.shift() ?? 'none'
    stored.set(key, status)
    return Promise.resolve({ status, failureMessage: status === 'failed' ? 'The account is closed' : null })
  }
  const calls: Parameters<typeof returnMoney>[0] = {
    cancel: (_id, options) => answer(options?.idempotencyKey),
    refunds: { create: (_id, _input, options) => answer(options?.idempotencyKey) },
  }
  return { calls, stored }
}

describe('money that goes back', () => {
  it.each([
    ['succeeded', 'returned'],
    ['pending', 'started'],
  ])('by a refund that is %s is %s', async (status, expected) => {
    expect(await returnMoney(gatehouse(status).calls, paid, 'Order: the order is gone')).toBe(expected)
  })

  it('is not back after a refund that failed, and the next attempt is a new one', async () => {
    const { calls } = gatehouse('failed', 'succeeded')
    await expect(returnMoney(calls, paid, 'x')).rejects.toThrow('The account is closed')
    await expect(returnMoney(calls, paid, 'x')).rejects.toThrow(NotReturned)
    expect(await returnMoney(calls, { ...paid, refunds: [{ refundID: 'rfd_1' }] }, 'x')).toBe('returned')
  })

  it('is refunded once by two processes that read the same payment', async () => {
    const { calls, stored } = gatehouse('succeeded')
    expect(await Promise.all([1, 2].map(() => returnMoney(calls, paid, 'x')))).toEqual(['returned', 'returned'])
    expect(stored.size).toBe(1)
  })

  it('is not back after a cancellation that was not carried out', async () => {
    const { calls } = gatehouse('authorized', 'canceled')
    await expect(returnMoney(calls, authorized, 'x')).rejects.toThrow('the payment is authorized')
    const later = { ...authorized, updatedAt: '2026-11-26T12:00:01.000Z' }
    expect(await returnMoney(calls, later, 'x')).toBe('returned')
  })
})
