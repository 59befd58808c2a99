import { describe, expect, it } from '@jest/globals'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import { readIntent, readList, readNewIntent, readNewRefund, readRefund } from './stripe-answers.js'

const payment = {
  ...{ reference: 'txn_1', attempt: 'att_1', processorReference: 'pi_1' },
  ...{ amount: 10_000, currency: 'EUR' },
} as ProcessorPayment
const intent = {
  ...{ id: 'pi_1', amount: 10_000, amount_received: 10_000, currency: 'eur', status: 'succeeded' },
  metadata: { transactionID: 'txn_1', attemptID: 'att_1' },
}
const refund = { reference: 'ref_1', processorReference: null, amount: 4_000, payment } as ProcessorRefund
const told = {
  ...{ id: 're_1', amount: 4_000, currency: 'eur', status: 'succeeded', payment_intent: 'pi_1' },
  metadata: { transactionID: 'txn_1', refundID: 'ref_1' },
}
const without = (all: object, name: string) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== name))

const thrownBy = (read: () => unknown): UnreadableAnswer => {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableAnswer)
    return error as UnreadableAnswer
  }
  throw new Error('It was read')
}

describe('a payment intent, as the API reference of Stripe describes the PaymentIntent object', () => {
  it('is read with the card where one can be read', () => {
    const latest_charge = { payment_method_details: { card: { brand: 'visa', last4: '4242' } } }
    expect(readIntent({ ...intent, latest_charge }, payment)).toMatchObject({ id: 'pi_1', latest_charge })
    expect(readIntent({ ...intent, latest_charge: 7 }, payment).latest_charge).toBeUndefined()
    const faulty = { payment_method_details: { card: { last4: 4242 } } }
    expect(readIntent({ ...intent, latest_charge: faulty }, payment).id).toBe('pi_1')
  })

  it.each(['id', 'amount', 'currency', 'status', 'metadata'])('is not read without %s', (name) => {
    expect(thrownBy(() => readIntent(without(intent, name), payment)).message).toContain(name)
  })

  it.each([
    ['amount', '10000'],
    ['amount', -1],
    ['amount', 0.5],
    ['amount_received', null],
    ['currency', 'EUR'],
    ['status', null],
    ['next_action', 'none'],
    ['last_payment_error', true],
  ])('is not read with %s %j', (name, value) => {
    expect(thrownBy(() => readIntent({ ...intent, [name]: value }, payment)).message).toContain(name)
  })

  it.each([
    [{ id: 'pi_2' }, 'it is about pi_2'],
    [{ metadata: { transactionID: 'txn_2' } }, 'it is about txn_2'],
    [{ currency: 'usd' }, 'it says the currency USD'],
    [{ amount: 20_000 }, 'it is about an amount of 20000'],
  ])('that says %j is not believed', (change, reason) => {
    expect(thrownBy(() => readIntent({ ...intent, ...change }, payment)).message).toContain(reason)
  })

  it('that is new has to say whose it is', () => {
    expect(readIntent({ ...intent, metadata: {} }, payment).id).toBe('pi_1')
    expect(thrownBy(() => readNewIntent({ ...intent, metadata: {} }, payment)).message).toContain('whose it is')
  })

  it('that cannot be read is asked about by its name, if it is ours', () => {
    const nameOf = (value: object) => thrownBy(() => readNewIntent(value, payment)).processorReference
    expect(nameOf(without(intent, 'status'))).toBe('pi_1')
    expect(nameOf(without({ ...intent, metadata: { transactionID: 'txn_2' } }, 'status'))).toBeUndefined()
    expect(nameOf({ ...intent, currency: 'usd' })).toBeUndefined()
  })
})

describe('a refund, as the API reference of Stripe describes the Refund object', () => {
  it.each(['id', 'amount', 'currency', 'status', 'metadata'])('is not read without %s', (name) => {
    expect(thrownBy(() => readRefund(without(told, name), refund)).message).toContain(name)
  })

  it.each([
    [{ amount: 8_000 }, 'it is about an amount of 8000'],
    [{ currency: 'usd' }, 'it says the currency USD'],
    [{ metadata: { refundID: 'ref_2' } }, 'it is about ref_2'],
    [{ payment_intent: 'pi_2' }, 'is about another payment'],
    [{ payment_intent: { id: 'pi_2' } }, 'is about another payment'],
  ])('that says %j is not believed', (change, reason) => {
    expect(thrownBy(() => readRefund({ ...told, ...change }, refund)).message).toContain(reason)
  })

  it('that is new has to say whose it is', () => {
    expect(readRefund({ ...told, metadata: null }, refund).id).toBe('re_1')
    expect(thrownBy(() => readNewRefund({ ...told, metadata: null }, refund)).message).toContain('whose it is')
  })
})

it.each([
  [{ data: [{ id: 'pi_1', metadata: {} }] }, 'has_more'],
  [{ data: [{ id: 'pi_1' }], has_more: false }, 'metadata'],
  [{ data: [{ metadata: {} }], has_more: false }, 'id'],
  [{ has_more: false }, 'data'],
])('a list that leaves out a field would hide what it is searched for: %j', (list, name) => {
  expect(thrownBy(() => readList(list)).message).toContain(name)
})
