import { describe, expect, it } from '@jest/globals'
import type { LedgerEntryView } from '#contract/ledger.js'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import type { TransactionDetailView, TransactionMoveView } from '#contract/transactions.js'
import * as moves from '#contract/messages/transaction-actions.js'
import { formatMoney } from '#contract/money.js'
import { actionInWords } from '#contract/transaction-moves.js'
import { entryInWords, leftOf, methodOf } from './transaction-words'

const entry = (account: LedgerAccount, direction: 'debit' | 'credit', amount: number) =>
  ({ account, direction, amount, currency: 'USD' }) as LedgerEntryView

const moveOf = (action: string, rest: Partial<TransactionMoveView> = {}) =>
  ({ deed: action, from: 'succeeded', to: 'succeeded', ...rest }) as TransactionMoveView

describe('entryInWords', () => {
  it('speaks to the merchant of its own balance, and to staff of the client’s', () => {
    const credit = entry('client_available', 'credit', 9_750)
    expect(entryInWords(credit, 'merchant')).toBe('$97.50 was credited to your available balance')
    expect(entryInWords(credit, 'staff')).toBe('$97.50 was credited to the client’s available balance')
  })
})

describe('leftOf', () => {
  const paidAndRefundedKeepingTheFee = [
    entry('processor_clearing', 'debit', 10_000),
    entry('client_available', 'credit', 9_750),
    entry('platform_fees', 'credit', 250),
    entry('client_available', 'debit', 10_000),
    entry('processor_clearing', 'credit', 10_000),
  ]

  it('is what the client keeps of a payment, which may be less than nothing', () => {
    expect(leftOf(paidAndRefundedKeepingTheFee.slice(0, 3))).toBe(9_750)
    expect(leftOf(paidAndRefundedKeepingTheFee)).toBe(-250)
  })

  it('is asked of one account too', () => {
    const disputed = [entry('client_available', 'debit', 9_750), entry('client_disputed', 'credit', 9_750)]
    expect(leftOf(disputed)).toBe(0)
    expect(leftOf(disputed, 'client_disputed')).toBe(9_750)
  })
})

describe('actionInWords', () => {
  const speaker = { words: moves, money: formatMoney }
  const [first, second] = [moveOf('refunded'), moveOf('refunded')]
  const refund = (amount: number, status: string, updatedAt: string) => ({ amount, status, updatedAt })
  const transaction = {
    currency: 'USD',
    amountCaptured: 6_000,
    history: [moveOf('created', { from: null }), first, moveOf('refund_failed'), second],
    refunds: [refund(700, 'succeeded', '2'), refund(300, 'succeeded', '1'), refund(100, 'failed', '3')],
  } as unknown as TransactionDetailView

  it('names the amount of each refund, in the order in which they succeeded', () => {
    expect([first, second].map((move) => actionInWords(speaker, move, transaction))).toEqual([
      '$3.00 refunded',
      '$7.00 refunded',
    ])
  })

  it('names no amount that it is not sure of', () => {
    const unlike = { ...transaction, refunds: transaction.refunds.slice(1) }
    expect(actionInWords(speaker, first, unlike)).toBe('Refunded')
  })

  it('tells why a payment expired, and says an action it does not know as it is', () => {
    expect(actionInWords(speaker, moveOf('expired', { from: 'authorized' }), transaction)).toBe(
      'Expired: not captured in time',
    )
    expect(actionInWords(speaker, moveOf('captured'), transaction)).toBe('$60.00 captured')
    expect(actionInWords(speaker, moveOf('moved_elsewhere'), transaction)).toBe('Moved elsewhere')
  })
})

describe('methodOf', () => {
  it('is the card, or the test method', () => {
    expect(methodOf({ card: { brand: 'visa', last4: '4242' }, paymentMethod: 'pm_success' })).toBe('Visa •••• 4242')
    expect(methodOf({ card: null, paymentMethod: 'pm_otp' })).toBe('pm_otp')
  })
})
