import { describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { UnreadableAnswer } from '../port/read-answer.js'
import { readNotice } from './stripe-notices.js'

const [secret, before] = ['whsec_present', 'whsec_before']
const signed = (type: string, object: object, { key = secret, timestamp = Date.now() / 1_000, more = {} } = {}) => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, livemode: false, data: { object }, ...more })
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp })
  return { body: Buffer.from(payload), headers: { 'stripe-signature': header } }
}
const read = (...asked: Parameters<typeof signed>) => readNotice(Stripe, signed(...asked), [secret, before], 'test')
const subjectOf = (type: string, object: object) => read(type, object)?.[0]?.subject

const intent = { id: 'pi_1', object: 'payment_intent', metadata: { transactionID: 'txn_1' } }

describe('a notice of Stripe', () => {
  it('says which payment it is about, by its name and ours', () => {
    expect(read('payment_intent.succeeded', intent)).toEqual([
      {
        noticeID: 'evt_1',
        type: 'payment_intent.succeeded',
        mode: 'test',
        subject: { reference: 'txn_1', processorReference: 'pi_1' },
      },
    ])
    const elsewhere = { ...intent, metadata: {} }
    expect(subjectOf('payment_intent.canceled', elsewhere)).toEqual({ processorReference: 'pi_1' })
  })

  it.each(['refund.updated', 'refund.failed', 'charge.refund.updated'])('%s names the refund too', (type) => {
    const refund = { id: 're_1', payment_intent: 'pi_1', metadata: { refundID: 'ref_1' } }
    const named = { reference: 'ref_1', processorReference: 're_1' }
    expect(subjectOf(type, refund)).toEqual({ processorReference: 'pi_1', refund: named })
    expect(subjectOf(type, { ...refund, payment_intent: null })).toBeNull()
  })

  it.each([
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
  ])('%s only names the dispute, which is asked about', (type) => {
    const dispute = { id: 'du_1', payment_intent: 'pi_1', status: 'lost', amount: 500, currency: 'eur' }
    const subject = { processorReference: 'pi_1', kind: 'dispute_told', disputeReference: 'du_1' }
    expect(subjectOf(type, dispute)).toEqual(subject)
    expect(subjectOf(type, { id: 'du_1', payment_intent: 'pi_1' })).toEqual(subject)
    expect(subjectOf(type, { ...dispute, payment_intent: null })).toBeNull()
  })

  it.each(['payment_intent.created', 'customer.created', 'payout.paid'])('%s says nothing to us', (type) => {
    expect(subjectOf(type, intent)).toBeNull()
  })

  it('is of live mode where it says so', () => {
    expect(read('payment_intent.succeeded', intent, { more: { livemode: true } })?.[0]?.mode).toBe('live')
  })

  it('is taken with each of the secrets, and within five minutes', () => {
    expect(read('payout.paid', {}, { key: before })).not.toBeNull()
    expect(read('payout.paid', {}, { timestamp: Date.now() / 1_000 - 299 })).not.toBeNull()
    expect(read('payout.paid', {}, { timestamp: Date.now() / 1_000 - 302 })).toBeNull()
    expect(read('payout.paid', {}, { key: 'whsec_guessed' })).toBeNull()
    expect(readNotice(Stripe, signed('payout.paid', {}), [], 'test')).toBeNull()
  })

  it('without a proper signature is none', () => {
    const { body } = signed('payout.paid', {})
    for (const header of ['', 't=1', 'v1=00', 't=1,v0=00', 'nonsense'])
      expect(readNotice(Stripe, { body, headers: { 'stripe-signature': header } }, [secret], 'test')).toBeNull()
    expect(readNotice(Stripe, { body, headers: {} }, [secret], 'test')).toBeNull()
    expect(
      readNotice(Stripe, { body: Buffer.alloc(0), headers: signed('payout.paid', {}).headers }, [secret], 'test'),
    ).toBeNull()
  })

  it.each([
    ['payment_intent.succeeded', { metadata: {} }, 'about a payment cannot be read: id'],
    ['payment_intent.succeeded', { id: 'pi_1' }, 'about a payment cannot be read: metadata'],
    ['refund.updated', { payment_intent: 'pi_1' }, 'about a refund cannot be read: id'],
    ['refund.failed', { id: 're_1', payment_intent: 7 }, 'about a refund cannot be read: payment_intent'],
    ['charge.refunded', { payment_intent: {} }, 'about a charge cannot be read: payment_intent'],
    ['charge.dispute.created', { payment_intent: 'pi_1' }, 'about a dispute cannot be read: id'],
  ])('of %s that says %j cannot be read', (type, object, reason) => {
    const unread = () => subjectOf(type, object)
    expect(unread).toThrow(UnreadableAnswer)
    expect(unread).toThrow(reason)
  })

  it('is not of test mode because it does not say of which mode it is', () => {
    expect(() => read('payout.paid', {}, { more: { livemode: undefined } })).toThrow('livemode')
  })
})
