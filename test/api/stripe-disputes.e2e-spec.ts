import { describe, expect, it } from '@jest/globals'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { disputesAtStripe } from '../support/processors/stripe-disputes-stage.js'
import { until } from '../support/until.js'

// After "The Dispute object" (status, evidence_details, balance_transactions) and "Types of events" of Stripe's API reference.

const at = disputesAtStripe()
const { intentOf, disputesOf, postingsOf, available, disputed, becomes } = at

describe('an inquiry', () => {
  it('is shown with its deadline, and holds no money', async () => {
    const { payment, before } = await disputed({ status: 'warning_needs_response' }, 'product_not_received')
    expect(await disputesOf(payment)).toMatchObject([
      {
        ...{ status: 'inquiry', amount: 0, amountAsked: 10_000, reason: 'not_received' },
        evidenceDueAt: expect.any(String),
      },
    ])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
    const refunded = await at.stage.merchant.ask(payment.transactionID, 'refunds', { amount: 1_000 })
    expect(refunded.status).toBe(201)
  })

  it('that the bank escalates opens the dispute, with its posting', async () => {
    const { payment, intent } = await disputed({ status: 'warning_needs_response' })
    await becomes(intent, 'warning_under_review', 'needs_response')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'open', amount: 10_000 }])
    await becomes(intent, 'lost')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost' }])
    expect(await postingsOf(payment)).toEqual(['dispute_lost credit 10000'])
  })

  it('that is closed ends without a posting', async () => {
    const { payment, intent, before } = await disputed({ status: 'warning_needs_response' })
    await becomes(intent, 'warning_closed')
    expect(await disputesOf(payment)).toMatchObject([{ status: 'inquiry_closed', closedAt: expect.any(String) }])
    expect([await postingsOf(payment), await available()]).toEqual([[], before])
  })

  it('tells the merchant of each step by an event', async () => {
    const { payment, intent } = await disputed({ status: 'warning_needs_response' })
    await becomes(intent, 'needs_response')
    await becomes(intent, 'won')
    const events = await at.stage.api.database.read.findBy(Event, { clientID: at.stage.merchant.clientID })
    const own = events.filter(({ type, data }) => type.startsWith('dispute.') && data.includes(payment.transactionID))
    expect(own.map(({ type }) => type).sort()).toEqual(['dispute.closed', 'dispute.opened', 'dispute.updated'])
  })

  it('takes evidence, as Stripe does', async () => {
    const { payment } = await disputed({ status: 'warning_needs_response' })
    const [dispute] = await disputesOf(payment)
    const path = `/clients/${at.stage.merchant.clientID}/disputes/${dispute?.disputeID}/evidence`
    const sent = await at.stage.api.call('POST', path, { token: at.stage.merchant.token, body: { text: 'Delivered' } })
    expect([sent.status, sent.body.status]).toEqual([200, 'inquiry'])
  })
})

describe('the notices of a dispute', () => {
  it('are taken twice and in any order, and end as Stripe says', async () => {
    const payment = await at.stage.pay()
    const intent = await intentOf(payment)
    at.double.takeNotices()
    at.double.books.dispute(intent, 'general', { status: 'warning_needs_response' })
    for (const status of ['needs_response', 'lost', 'won', 'lost']) at.double.books.disputes.become(intent, status)
    const notices = at.double.takeNotices()
    const types = notices.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type)
    expect(new Set(types).size).toBe(5)
    for (const notice of [...notices.toReversed(), ...notices]) await at.stage.post(notice)
    await at.stage.worked()
    expect(await disputesOf(payment)).toMatchObject([{ status: 'lost', amount: 10_000 }])
    expect(await postingsOf(payment)).toEqual(['dispute_lost credit 10000'])
  })

  it('that come before the payment is known here wait for it', async () => {
    at.double.fail('charge', 'after')
    const lost = await at.stage.pay()
    expect(lost.status).toBe('processing')
    const intent = [...at.double.books.disputable()].at(-1)
    if (!intent) throw new Error('Stripe has no payment')
    at.double.takeNotices()
    at.double.books.dispute(intent, 'general')
    const notices = at.double.takeNotices()
    for (const notice of notices) await at.stage.post(notice)
    expect((await at.stage.worked()).filter(({ status }) => status === 'waiting')).toHaveLength(notices.length)
    await at.stage.resolve(lost)
    await at.stage.dueNow()
    const disputes = await until(
      () => disputesOf(lost),
      ([one]) => one !== undefined,
    )
    expect(disputes).toMatchObject([{ status: 'open', amount: 10_000 }])
  })

  it('of a dispute that Stripe does not tell in a form that can be read wait, and change nothing', async () => {
    const payment = await at.stage.pay()
    const intent = await intentOf(payment)
    at.double.takeNotices()
    for (const wrong of [
      { amount: undefined },
      { payment_intent: 'pi_another' },
      { status: 7 },
      { id: 'du_another' },
    ]) {
      at.double.books.dispute(intent, 'general', { status: 'warning_needs_response' })
      const told = at.double.books.disputes.of(intent)
      const right = { ...told }
      at.double.books.disputes.answersWith = { ...told, ...wrong }
      const [notice] = at.double.takeNotices()
      if (!notice) throw new Error('Nothing was told')
      await at.stage.post(notice)
      const rows = await at.stage.worked()
      const { id } = JSON.parse(notice.body.toString()) as { id: string }
      expect(rows.find(({ noticeID }) => noticeID === id)?.status).toBe('waiting')
      Object.assign(told, right)
    }
    at.double.books.disputes.answersWith = null
    expect(await disputesOf(payment)).toEqual([])
  })

  it('about a payment of another account change nothing there', async () => {
    const other = await at.stage.openAccount()
    const payment = await at.stage.pay()
    const intent = await intentOf(payment)
    at.double.takeNotices()
    at.double.books.dispute(intent, 'general', { status: 'warning_needs_response' })
    const [notice] = at.double.takeNotices()
    if (!notice) throw new Error('Nothing was told')
    await at.stage.post(notice, other)
    expect(await at.stage.worked(other)).toMatchObject([{ status: 'waiting', transactionID: null }])
    expect(await disputesOf(payment)).toEqual([])
  })
})
