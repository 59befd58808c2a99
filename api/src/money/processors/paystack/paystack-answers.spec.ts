import { describe, expect, it } from '@jest/globals'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import type { ProcessorTransfer } from '../port/transfer.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { readPage, readPayment, readRefund, readRefunds, readTransfer } from './paystack-answers.js'
import { isPaying } from './paystack-charges.js'
import { endOf } from './paystack-payment.js'

const transactionID = `txn_${'1'.repeat(26)}`
const refundID = `ref_${'2'.repeat(26)}`
const payment = {
  ...{ reference: transactionID, attempt: 'att_1', processorReference: null },
  ...{ amount: 10_000, currency: 'NGN', paymentMethod: 'redirect' },
} as ProcessorPayment
const paid = {
  ...{ status: 'success', reference: 'att-1', amount: 10_000, currency: 'NGN', requested_amount: 10_000 },
  ...{ metadata: { transactionID }, gateway_response: 'Approved' },
}
const refund = { reference: refundID, processorReference: null, amount: 4_000, payment } as ProcessorRefund
const refunded = {
  ...{ id: 7, status: 'processed', amount: 4_000, currency: 'NGN', merchant_note: refundID },
  transaction_reference: 'att-1',
}
const transfer = { reference: 'pyo_1', amount: 500, currency: 'NGN' } as ProcessorTransfer
const sent = { status: 'success', reference: 'pyo_1', amount: 500, currency: 'NGN', transfer_code: 'TRF_1' }
const without = (all: object, name: string) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== name))
const reading = (data: unknown) => () => endOf(payment, readPayment(payment, data))

const expectUnread = (read: () => unknown, reason: string) => {
  expect(read).toThrow(UnreadableAnswer)
  expect(read).toThrow(reason)
}

describe('a payment, as “Verify Transaction” of Paystack’s API reference describes it', () => {
  it('is read where it is ours', () => {
    expect(reading(paid)()).toMatchObject({ outcome: 'succeeded', amount: 10_000, isPart: false })
    expect(reading({ ...paid, metadata: JSON.stringify({ transactionID }) })()).toMatchObject({ amount: 10_000 })
    expect(reading({ ...paid, amount: 10_150 })()).toMatchObject({ amount: 10_000, isPart: false })
    expect(reading({ ...paid, amount: 6_000 })()).toMatchObject({ amount: 6_000, isPart: true })
  })

  it.each(['status', 'reference', 'amount', 'currency'])('is not read without %s', (name) => {
    expectUnread(reading(without(paid, name)), name)
  })

  it.each([
    ['status', 1],
    ['reference', null],
    ['amount', '10000'],
    ['amount', 10_000.5],
    ['currency', 'naira'],
    ['requested_amount', '10000'],
  ])('is not read with %s %j', (name, value) => {
    expectUnread(reading({ ...paid, [name]: value }), name)
  })

  it.each([
    [{ reference: 'att-2' }, 'it is about att-2'],
    [{ metadata: { transactionID: `txn_${'9'.repeat(26)}` } }, 'it is about txn_9'],
    [{ currency: 'GHS' }, 'it says the currency GHS'],
  ])('that says %j is not believed', (change, reason) => {
    expectUnread(reading({ ...paid, ...change }), reason)
  })

  it('says what was asked for, so that the port can compare it', () => {
    expect(reading({ ...paid, requested_amount: 20_000, amount: 20_000 })()).toMatchObject({
      about: { amount: 20_000, currency: 'NGN', processorReference: 'att-1', reference: transactionID },
    })
  })

  it('in a state that is not known decides nothing', () => {
    expectUnread(() => isPaying(readPayment(payment, { ...paid, status: 'partially_paid' })), 'partially_paid')
  })
})

it('a page has an address, and is about the payment that was begun', () => {
  const page = { authorization_url: 'https://checkout.paystack.com/x', reference: 'att-1' }
  expect(readPage(payment, page)).toBe(page.authorization_url)
  expectUnread(() => readPage(payment, without(page, 'authorization_url')), 'authorization_url')
  expectUnread(() => readPage(payment, { ...page, reference: 'att-2' }), 'about another payment')
})

describe('a refund, as “Fetch Refund” of Paystack’s API reference describes it', () => {
  it.each(['id', 'status', 'amount', 'currency'])('is not read without %s', (name) => {
    expect(readRefund(refund, refunded).id).toBe(7)
    expectUnread(() => readRefund(refund, without(refunded, name)), name)
  })

  it.each([
    [{ amount: 8_000 }, 'it is about an amount of 8000'],
    [{ currency: 'GHS' }, 'it says the currency GHS'],
    [{ merchant_note: `ref_${'9'.repeat(26)}` }, 'it is about ref_9'],
    [{ transaction_reference: 'att-2' }, 'about another payment'],
    [{ transaction: { reference: 'att-2' } }, 'about another payment'],
  ])('that says %j is not believed', (change, reason) => {
    expectUnread(() => readRefund(refund, { ...refunded, ...change }), reason)
  })

  it('is not looked for in a list whose rows do not say whose they are', () => {
    expect(readRefunds([{ merchant_note: null }])).toHaveLength(1)
    expectUnread(() => readRefunds([{ id: 7 }]), 'merchant_note')
    expectUnread(() => readRefunds({}), 'all of it')
  })
})

describe('a transfer, as “Verify Transfer” of Paystack’s API reference describes it', () => {
  it.each(['status', 'reference', 'amount', 'currency'])('is not read without %s', (name) => {
    expect(readTransfer(transfer, sent).status).toBe('success')
    expectUnread(() => readTransfer(transfer, without(sent, name)), name)
  })

  it.each([
    [{ amount: 1_000 }, 'it is about an amount of 1000'],
    [{ currency: 'GHS' }, 'it says the currency GHS'],
    [{ reference: 'pyo_2' }, 'it is about pyo_2'],
  ])('that says %j is not believed', (change, reason) => {
    expectUnread(() => readTransfer(transfer, { ...sent, ...change }), reason)
  })
})
