import { afterEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import * as noticeWords from '#contract/messages/errors/processor-notices.js'
import * as words from '#contract/messages/processors/paystack.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { standardPlanID } from '#contract/plan-terms.js'
import { edit, inquire, read } from '../support/payments.js'
import { playAtPaystack } from '../support/processors/paystack-stage.js'

const play = playAtPaystack()

const sentToPage = async () => {
  const payment = await play.stage.payByHand('redirect')
  const url = payment.nextAction?.type === 'redirect' ? payment.nextAction.url : ''
  return { payment, url, goes: () => play.double.payerGoes(url, 'passes') }
}

describe('a payment whose answer was lost before it arrived', () => {
  it('may still arrive for a minute, and has failed then', async () => {
    play.double.fail('charge', 'before')
    const { transactionID } = await play.stage.pay()
    await inquire(play.stage.api, transactionID)
    expect((await read(play.stage.api, transactionID)).status).toBe('processing')
    await edit(play.stage.api, transactionID, { createdAt: new Date(clock.time() - 61_000) })
    await inquire(play.stage.api, transactionID)
    expect(await play.stage.merchant.detail(transactionID)).toMatchObject({
      status: 'failed',
      failureCode: 'not_received',
    })
  })
})

describe('a payment that the payer ends after it has ended here', () => {
  it('goes back whole and once, and staff see it', async () => {
    const { payment, goes } = await sentToPage()
    await play.stage.ask(payment, 'cancel')
    await goes()
    const notices = play.double.takeNotices()
    for (const notice of [...notices, ...notices]) expect((await play.stage.post(notice)).status).toBe(204)
    const told = (await play.stage.worked()).find(({ transactionID }) => transactionID === payment.transactionID)
    expect(told).toMatchObject({ status: 'done', changed: noticeWords.givenBack })
    const { reference, amount } = await play.heldOf(payment)
    expect(play.double.service.refunds.filter(({ transaction }) => transaction === reference)).toMatchObject([
      { amount },
    ])
    const { status, history } = await play.stage.merchant.detail(payment.transactionID)
    expect([status, history.at(-1)?.deed]).toEqual(['canceled', 'late_payment_returned'])
    const path = `/processor-notices/${told?.processorNoticeID}/look-again`
    expect((await play.stage.api.call('POST', path, { token: play.stage.token })).status).toBe(200)
    expect(play.double.service.refunds.filter(({ transaction }) => transaction === reference)).toHaveLength(1)
  })

  it.each(['before', 'after', '500'] as const)('goes back once, though the line breaks by %s', async (fault) => {
    const { payment, goes } = await sentToPage()
    await play.stage.ask(payment, 'cancel')
    await goes()
    play.double.fail('refund', fault)
    await play.stage.hear()
    const [told] = (await play.stage.worked()).filter(({ transactionID }) => transactionID === payment.transactionID)
    expect(told?.status).toBe('waiting')
    const path = `/processor-notices/${told?.processorNoticeID}/look-again`
    expect((await play.stage.api.call('POST', path, { token: play.stage.token })).body.status).toBe('done')
    const { reference } = await play.heldOf(payment)
    expect(play.double.service.refunds.filter(({ transaction }) => transaction === reference)).toHaveLength(1)
  })

  it('is not canceled while the payer is paying', async () => {
    const { payment, goes } = await sentToPage()
    ;(await play.heldOf(payment)).status = 'ongoing'
    const { status, body } = await play.stage.ask(payment, 'cancel')
    expect([status, body.code, body.error]).toEqual([
      409,
      'NOT_CARRIED_OUT',
      expect.stringContaining(words.payerIsPaying),
    ])
    await goes()
    await play.stage.hear()
    expect(await play.stage.statusOf(payment)).toBe('succeeded')
  })
})

describe('refunds at Paystack', () => {
  afterEach(() => play.double.refundsEnd('at_once'))

  it('are told without their names, so that all of the payment are looked at', async () => {
    play.double.refundsEnd('later')
    const payment = await play.stage.pay()
    for (const amount of [2_000, 2_000]) await play.stage.ask(payment, 'refunds', { amount })
    const [first] = play.double.service.refunds.filter(({ status }) => status === 'pending')
    if (first) play.double.service.endRefund(first, 'processed')
    await play.stage.hear()
    expect((await play.stage.refundsOf(payment)).sort()).toEqual(['pending', 'succeeded'])
    play.double.endRefunds('succeeded')
    expect(await play.stage.resolveRefunds(payment)).toEqual(['succeeded', 'succeeded'])
  })

  it('that need attention are waited for', async () => {
    play.double.refundsEnd('later')
    const payment = await play.stage.pay()
    await play.stage.ask(payment, 'refunds')
    const [refund] = play.double.service.refunds.filter(({ status }) => status === 'pending')
    if (refund) refund.status = 'needs-attention'
    expect(await play.stage.resolveRefunds(payment)).toEqual(['pending'])
    if (refund) play.double.service.endRefund(refund, 'processed')
    await play.stage.hear()
    expect(await play.stage.refundsOf(payment)).toEqual(['succeeded'])
  })

  it('that never arrived have failed after a minute, and the money can go back again', async () => {
    const payment = await play.stage.pay()
    play.double.fail('refund', 'before')
    const { body } = await play.stage.ask(payment, 'refunds')
    const ask = async (createdAt: Date) => {
      const change = { dueAt: new Date(1), createdAt }
      await play.stage.api.database.write((manager) => manager.update(Refund, { refundID: body.refundID }, change))
      await inquire(play.stage.api, payment.transactionID)
      return play.stage.refundsOf(payment)
    }
    expect(await ask(clock.now())).toEqual(['pending'])
    expect(await ask(new Date(clock.time() - 61_000))).toEqual(['failed'])
    expect((await play.stage.ask(payment, 'refunds')).body.status).toBe('succeeded')
  })
})

describe('a charge that the payer confirms', () => {
  it('keeps no account number, and sends no second code', async () => {
    const { transactionID } = await play.stage.pay('code')
    const row = await read(play.stage.api, transactionID)
    expect(JSON.stringify({ ...row, planID: null })).not.toContain('0000000000')
    expect(row.planID).toBe(standardPlanID)
    expect(row.paymentMethod).toBe('bank:057:••••0000')
    const { nextAction } = await play.stage.merchant.detail(transactionID)
    expect(nextAction).toMatchObject({ type: 'otp', contact: words.codeToPhone, resendsLeft: 0 })
    expect((await play.stage.merchant.ask(transactionID, 'resend-otp')).status).toBe(409)
    await play.stage.merchant.ask(transactionID, 'otp', { code: play.double.codes.right })
  })

  it('at a phone is processing until the notice comes', async () => {
    const payment = await play.stage.pay('succeeds', { paymentMethod: play.token('mobile_money:mpesa:+254700000000') })
    expect([payment.status, payment.paymentMethod]).toEqual(['processing', 'mobile_money:mpesa:••••0000'])
    play.double.service.succeed(await play.heldOf(payment))
    await play.stage.hear()
    expect(await play.stage.statusOf(payment)).toBe('succeeded')
  })

  it.each([
    ['send_pin', 'failed', 'method_not_supported'],
    ['send_birthday', 'failed', 'method_not_supported'],
    ['timeout', 'failed', 'processing_error'],
    ['abandoned', 'failed', 'authentication_failed'],
    ['pending', 'processing', null],
    ['something-new', 'processing', null],
  ])('and that turns out to be %s is %s', async (state, status, code) => {
    const payment = await play.stage.pay('succeeds', { paymentMethod: play.token('mobile_money:mpesa:+254700000000') })
    const held = await play.heldOf(payment)
    Object.assign(held, { status: state, gatewayResponse: 'Transaction timed out' })
    await inquire(play.stage.api, payment.transactionID)
    const detail = await play.stage.merchant.detail(payment.transactionID)
    expect([detail.status, detail.failureCode]).toEqual([status, code])
    if (status === 'processing') play.double.service.succeed(held)
  })

  it('and whose fee the payer bears has paid what was asked for', async () => {
    const payment = await play.stage.pay('succeeds', { paymentMethod: play.token('mobile_money:mpesa:+254700000000') })
    const held = await play.heldOf(payment)
    Object.assign(held, { status: 'success', amount: 10_150, requested_amount: 10_000 })
    await inquire(play.stage.api, payment.transactionID)
    const { status, amountCaptured } = await play.stage.merchant.detail(payment.transactionID)
    expect([status, amountCaptured]).toEqual(['succeeded', 10_000])
    held.amount = 10_000
  })

  it('and took another amount or currency than was asked for is not believed', async () => {
    for (const change of [{ amount: 10_001 }, { currency: 'USD' }]) {
      const payment = await play.stage.pay('succeeds', {
        paymentMethod: play.token('mobile_money:mpesa:+254700000000'),
      })
      const held = await play.heldOf(payment)
      const { amount, currency } = held
      Object.assign(held, { status: 'success', ...change })
      await inquire(play.stage.api, payment.transactionID)
      expect(await play.stage.statusOf(payment)).toBe('processing')
      Object.assign(held, { amount, currency })
    }
  })
})
