import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import * as noticeWords from '#contract/messages/errors/processor-notices.js'
import * as transactionWords from '#contract/messages/errors/transactions.js'
import * as words from '#contract/messages/processors/paystack.js'
import type { TransactionView } from '#contract/transactions.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { edit, inquire, read } from '../support/payments.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'

let stage: Stage
let double: PaystackDouble
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
})
beforeEach(() => {
  const calls = stage.api.app.get(ProcessorCalls, { strict: false })
  Object.assign(calls, { circuits: new AccountCircuits() })
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await stage.agree()
})
afterAll(() => stage.close())

const token = (text: string, more = {}) => ({
  type: 'token',
  processorAccountID: stage.account,
  token: text,
  emailAddress: 'payer@example.com',
  ...more,
})
const heldOf = async ({ transactionID }: TransactionView) => {
  const { processorReference } = await read(stage.api, transactionID)
  const held = double.service.payments.get(processorReference ?? '')
  if (!held) throw new Error('The double holds no such payment')
  return held
}
const sentToPage = async () => {
  const payment = await stage.payByHand('redirect')
  const url = payment.nextAction?.type === 'redirect' ? payment.nextAction.url : ''
  return { payment, url, goes: () => double.payerGoes(url, 'passes') }
}

describe('an account at Paystack', () => {
  const make = (settings: object, mode = 'test') =>
    stage.api.call('POST', '/processor-accounts', {
      token: stage.token,
      body: { processor: 'paystack', mode, name: 'Another', settings: { ...double.settings, ...settings } },
    })

  it.each([
    ['secretKey', 'sk_live_1', words.keyOfMode('live')],
    ['publicKey', 'pk_live_1', words.keyOfMode('live')],
    ['secretKey', 'pk_test_1', words.keyForm('sk_test_')],
    ['secretKey', 'sk_test_ä', words.keyForm('sk_test_')],
    ['publicKey', 'sk_test_1', words.keyForm('pk_test_')],
    ['secretKey', '', words.secretKeyRequired],
    ['publicKey', '', words.publicKeyRequired],
  ])('refuses %s %j', async (name, key, sentence) => {
    const { status, body } = await make({ [name]: key })
    expect([status, body.fields]).toEqual([422, { [`settings.${name}`]: sentence }])
  })

  it('of live mode takes keys of live mode alone', async () => {
    const { body } = await make({}, 'live')
    expect(Object.keys(body.fields).sort()).toEqual(['settings.publicKey', 'settings.secretKey'])
  })

  const check = async (settings: Record<string, string>) => {
    const account = await stage.openAccount(settings)
    const { body } = await stage.api.call('POST', `/processor-accounts/${account}/check`, { token: stage.token })
    await stage.api.call('DELETE', `/processor-accounts/${account}`, { token: stage.token })
    return [body.isWorking, body.sentence, body.field]
  }

  it('is checked by a call that changes nothing', async () => {
    expect(await check({})).toEqual([true, words.works(['NGN']), null])
    expect(double.calls.at(-1)).toBe('GET balance')
  })

  it('whose key is wrong or whose address is somebody else’s says so of that setting', async () => {
    expect(await check({ secretKey: 'sk_test_wrong' })).toEqual([false, words.keyRefused, 'secretKey'])
    expect(await check({ apiAddress: `${stage.api.url}/docs` })).toEqual([false, words.notThere, 'apiAddress'])
    expect(await check({ apiAddress: 'http://127.0.0.1:9' })).toEqual([false, words.notReachable, 'apiAddress'])
  })
})

describe('a payment that Paystack cannot take', () => {
  it.each([
    ['without the payer’s address', { paymentMethod: 'redirect' }, { 'payer.emailAddress': words.emailRequired }],
    ['to be captured later', { captureMethod: 'manual' }, { captureMethod: transactionWords.captureLaterNotPossible }],
  ])('%s is refused before anything is sent', async (_name, input, fields) => {
    const before = double.calls.length
    const { status, body } = await stage.merchant.pay({ ...stage.inputOf('succeeds'), ...input })
    expect([status, body.fields, double.calls.length]).toEqual([422, fields, before])
  })

  it('in a currency that it does not know finds no processor', async () => {
    expect((await stage.merchant.pay({ ...stage.inputOf('redirect'), currency: 'EUR' })).status).toBe(422)
  })

  it('because the key of the account was taken back is the fault of the account', async () => {
    const account = await stage.openAccount({ secretKey: 'sk_test_taken-back' })
    const { body } = await stage.merchant.pay(stage.inputOf('succeeds', account))
    expect([body.status, body.failureCode]).toEqual(['failed', 'processor_unavailable'])
    await stage.api.call('DELETE', `/processor-accounts/${account}`, { token: stage.token })
  })

  it('by an authorization that it does not know has failed, and says its own words to staff alone', async () => {
    const { body } = await stage.merchant.pay({ ...stage.inputOf('succeeds'), paymentMethod: token('AUTH_nobody') })
    expect([body.status, body.failureCode]).toEqual(['failed', 'method_not_supported'])
    const path = `/transactions/${body.transactionID}/attempts`
    const [attempt] = (await stage.api.call('GET', path, { token: stage.token })).body.items
    expect(attempt.account.rawCode).toBe('Invalid authorization code')
  })
})

describe('a payment whose answer was lost before it arrived', () => {
  it('may still arrive for a minute, and has failed then', async () => {
    double.fail('charge', 'before')
    const { transactionID } = await stage.pay()
    await inquire(stage.api, transactionID)
    expect((await read(stage.api, transactionID)).status).toBe('processing')
    await edit(stage.api, transactionID, { createdAt: new Date(Date.now() - 61_000) })
    await inquire(stage.api, transactionID)
    expect(await stage.merchant.detail(transactionID)).toMatchObject({ status: 'failed', failureCode: 'not_received' })
  })
})

describe('a payment that the payer ends after it has ended here', () => {
  it('goes back whole and once, and staff see it', async () => {
    const { payment, goes } = await sentToPage()
    await stage.ask(payment, 'cancel')
    await goes()
    const notices = double.takeNotices()
    for (const notice of [...notices, ...notices]) expect((await stage.post(notice)).status).toBe(204)
    const told = (await stage.worked()).find(({ transactionID }) => transactionID === payment.transactionID)
    expect(told).toMatchObject({ status: 'done', changed: noticeWords.givenBack })
    const { reference, amount } = await heldOf(payment)
    expect(double.service.refunds.filter(({ transaction }) => transaction === reference)).toMatchObject([{ amount }])
    const { status, history } = await stage.merchant.detail(payment.transactionID)
    expect([status, history.at(-1)?.deed]).toEqual(['canceled', 'late_payment_returned'])
    const path = `/processor-notices/${told?.processorNoticeID}/look-again`
    expect((await stage.api.call('POST', path, { token: stage.token })).status).toBe(200)
    expect(double.service.refunds.filter(({ transaction }) => transaction === reference)).toHaveLength(1)
  })

  it.each(['before', 'after', '500'] as const)('goes back once, though the line breaks by %s', async (fault) => {
    const { payment, goes } = await sentToPage()
    await stage.ask(payment, 'cancel')
    await goes()
    double.fail('refund', fault)
    await stage.hear()
    const [told] = (await stage.worked()).filter(({ transactionID }) => transactionID === payment.transactionID)
    expect(told?.status).toBe('waiting')
    const path = `/processor-notices/${told?.processorNoticeID}/look-again`
    expect((await stage.api.call('POST', path, { token: stage.token })).body.status).toBe('done')
    const { reference } = await heldOf(payment)
    expect(double.service.refunds.filter(({ transaction }) => transaction === reference)).toHaveLength(1)
  })

  it('is not canceled while the payer is paying', async () => {
    const { payment, goes } = await sentToPage()
    ;(await heldOf(payment)).status = 'ongoing'
    const { status, body } = await stage.ask(payment, 'cancel')
    expect([status, body.code, body.error]).toEqual([
      409,
      'NOT_CARRIED_OUT',
      expect.stringContaining(words.payerIsPaying),
    ])
    await goes()
    await stage.hear()
    expect(await stage.statusOf(payment)).toBe('succeeded')
  })
})

describe('refunds at Paystack', () => {
  afterEach(() => double.refundsEnd('at_once'))

  it('are told without their names, so that all of the payment are looked at', async () => {
    double.refundsEnd('later')
    const payment = await stage.pay()
    for (const amount of [2_000, 2_000]) await stage.ask(payment, 'refunds', { amount })
    const [first] = double.service.refunds.filter(({ status }) => status === 'pending')
    if (first) double.service.endRefund(first, 'processed')
    await stage.hear()
    expect((await stage.refundsOf(payment)).sort()).toEqual(['pending', 'succeeded'])
    double.endRefunds('succeeded')
    expect(await stage.resolveRefunds(payment)).toEqual(['succeeded', 'succeeded'])
  })

  it('that need attention are waited for', async () => {
    double.refundsEnd('later')
    const payment = await stage.pay()
    await stage.ask(payment, 'refunds')
    const [refund] = double.service.refunds.filter(({ status }) => status === 'pending')
    if (refund) refund.status = 'needs-attention'
    expect(await stage.resolveRefunds(payment)).toEqual(['pending'])
    if (refund) double.service.endRefund(refund, 'processed')
    await stage.hear()
    expect(await stage.refundsOf(payment)).toEqual(['succeeded'])
  })

  it('that never arrived have failed after a minute, and the money can go back again', async () => {
    const payment = await stage.pay()
    double.fail('refund', 'before')
    const { body } = await stage.ask(payment, 'refunds')
    const ask = async (createdAt: Date) => {
      const change = { dueAt: new Date(1), createdAt }
      await stage.api.database.write((manager) => manager.update(Refund, { refundID: body.refundID }, change))
      await inquire(stage.api, payment.transactionID)
      return stage.refundsOf(payment)
    }
    expect(await ask(new Date())).toEqual(['pending'])
    expect(await ask(new Date(Date.now() - 61_000))).toEqual(['failed'])
    expect((await stage.ask(payment, 'refunds')).body.status).toBe('succeeded')
  })
})

describe('a charge that the payer confirms', () => {
  it('keeps no account number, and sends no second code', async () => {
    const { transactionID } = await stage.pay('code')
    const row = await read(stage.api, transactionID)
    expect(JSON.stringify(row)).not.toContain('0000000000')
    expect(row.paymentMethod).toBe('bank:057:••••0000')
    const { nextAction } = await stage.merchant.detail(transactionID)
    expect(nextAction).toMatchObject({ type: 'otp', contact: words.codeToPhone, resendsLeft: 0 })
    expect((await stage.merchant.ask(transactionID, 'resend-otp')).status).toBe(409)
    await stage.merchant.ask(transactionID, 'otp', { code: double.codes.right })
  })

  it('at a phone is processing until the notice comes', async () => {
    const payment = await stage.pay('succeeds', { paymentMethod: token('mobile_money:mpesa:+254700000000') })
    expect([payment.status, payment.paymentMethod]).toEqual(['processing', 'mobile_money:mpesa:••••0000'])
    double.service.succeed(await heldOf(payment))
    await stage.hear()
    expect(await stage.statusOf(payment)).toBe('succeeded')
  })

  it.each([
    ['send_pin', 'failed', 'method_not_supported'],
    ['send_birthday', 'failed', 'method_not_supported'],
    ['timeout', 'failed', 'processing_error'],
    ['abandoned', 'failed', 'authentication_failed'],
    ['pending', 'processing', null],
    ['something-new', 'processing', null],
  ])('and that turns out to be %s is %s', async (state, status, code) => {
    const payment = await stage.pay('succeeds', { paymentMethod: token('mobile_money:mpesa:+254700000000') })
    const held = await heldOf(payment)
    Object.assign(held, { status: state, gatewayResponse: 'Transaction timed out' })
    await inquire(stage.api, payment.transactionID)
    const detail = await stage.merchant.detail(payment.transactionID)
    expect([detail.status, detail.failureCode]).toEqual([status, code])
    if (status === 'processing') double.service.succeed(held)
  })

  it('and took another amount or currency than was asked for is not believed', async () => {
    for (const change of [{ amount: 10_001 }, { currency: 'USD' }]) {
      const payment = await stage.pay('succeeds', { paymentMethod: token('mobile_money:mpesa:+254700000000') })
      const held = await heldOf(payment)
      const { amount, currency } = held
      Object.assign(held, { status: 'success', ...change })
      await inquire(stage.api, payment.transactionID)
      expect(await stage.statusOf(payment)).toBe('processing')
      Object.assign(held, { amount, currency })
    }
  })
})

describe('notices of Paystack', () => {
  it('of a dispute open one', async () => {
    const payment = await stage.pay()
    double.dispute((await heldOf(payment)).reference, 'fraud')
    await stage.hear()
    expect((await stage.merchant.detail(payment.transactionID)).disputes).toMatchObject([
      { status: 'open', amount: 10_000 },
    ])
  })

  it('of what is nothing to us are kept, and those that cannot be read are refused', async () => {
    const told = (event: unknown, data: unknown) => double.notice(event, data)
    expect((await stage.post(told('transfer.success', { id: 7, domain: 'test' }))).status).toBe(204)
    const kept = (await stage.worked()).find(({ noticeID }) => noticeID.startsWith('transfer.success:7'))
    expect(kept?.status).toBe('ignored')
    for (const broken of [told('charge.success', []), told(7, {})])
      expect((await stage.post(broken)).body.code).toBe('NOTICE_UNREADABLE')
  })
})

describe('the double', () => {
  const send = async (path: string, body: object, key = double.settings.secretKey) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${double.settings.apiAddress}/${path}`, sent)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const page = { email: 'payer@example.com', amount: 500, currency: 'NGN', reference: 'strict-1' }

  it('is as strict as Paystack', async () => {
    const [to] = ['transaction/initialize']
    expect(await send(to, page, 'sk_test_wrong')).toEqual([401, 'Invalid key'])
    expect(await send(to, { ...page, email: undefined })).toEqual([400, 'email is required'])
    expect(await send(to, { ...page, amount: 5.5 })).toEqual([400, 'Invalid amount passed'])
    expect(await send(to, { ...page, amount: '500' })).toEqual([400, 'Invalid amount passed'])
    expect(await send(to, { ...page, reference: 'att_1' })).toEqual([400, 'Invalid reference passed'])
    expect(await send(to, { ...page, currency: 'EUR' })).toEqual([400, 'Invalid currency passed'])
    expect(await send(to, { ...page, strange: 1 })).toEqual([400, '"strange" is not allowed'])
    expect((await send(to, page))[0]).toBe(200)
    expect(await send(to, page)).toEqual([400, 'Duplicate Transaction Reference'])
  })
})
