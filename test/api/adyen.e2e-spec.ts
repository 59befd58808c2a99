import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { TransactionView } from '#contract/transactions.js'
import * as words from '#contract/messages/processors/adyen.js'
import { ReceivedNotice } from '../../api/src/money/processor-notices/received-notice.entity.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { edit, read } from '../support/payments.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'

let stage: Stage
let double: AdyenDouble
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
})
beforeEach(() => {
  Object.assign(stage.api.app.get(ProcessorCalls, { strict: false }), { circuits: new AccountCircuits() })
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await stage.agree()
})
afterAll(() => stage.close())

const detail = ({ transactionID }: TransactionView) => stage.merchant.detail(transactionID)

describe('notices', () => {
  it('in a batch are each taken, or none is', async () => {
    double.takeNotices()
    const payments = [await stage.pay('succeeds', { captureMethod: 'manual' }), await stage.pay('succeeds')]
    for (const { transactionID } of payments) await stage.merchant.ask(transactionID, 'capture').catch(() => undefined)
    const batch = double.takeBatch()
    const forged = JSON.parse(batch.body.toString())
    forged.notificationItems.at(-1).NotificationRequestItem.amount.value += 1
    const before = await stage.api.database.read.countBy(ReceivedNotice, {})
    expect((await stage.post({ ...batch, body: Buffer.from(JSON.stringify(forged)) })).body.code).toBe(
      'NOTICE_NOT_SIGNED',
    )
    expect(await stage.api.database.read.countBy(ReceivedNotice, {})).toBe(before)
    const { status, text } = { ...(await stage.post(batch)), text: '' }
    expect([status, text]).toEqual([200, ''])
    await stage.worked()
    expect(await Promise.all(payments.map(async (one) => (await detail(one)).status))).toEqual([
      'succeeded',
      'succeeded',
    ])
  })

  it('for another merchant account are kept as ignored, and the rest of their batch is taken', async () => {
    const payments = [await stage.pay('succeeds', { captureMethod: 'manual' }), await stage.pay('succeeds')]
    for (const { transactionID } of payments) await stage.merchant.ask(transactionID, 'capture').catch(() => undefined)
    double.books.told.splice(1, 0, {
      ...{ eventCode: 'AUTHORISATION', pspReference: 'OFOTHERACCOUNT01', merchantReference: 'order-1', success: true },
      ...{ amount: { currency: 'EUR', value: 500 }, merchantAccountCode: 'OtherECOM' },
    })
    expect((await stage.post(double.takeBatch())).status).toBe(200)
    const rows = await stage.worked()
    expect(rows.filter(({ noticeID }) => noticeID.startsWith('OFOTHERACCOUNT01'))).toEqual([
      expect.objectContaining({ status: 'ignored', subject: null, transactionID: null }),
    ])
    expect(await Promise.all(payments.map(async (one) => (await detail(one)).status))).toEqual([
      'succeeded',
      'succeeded',
    ])
  })

  it('of what says nothing to us are kept, and change nothing', async () => {
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    for (const eventCode of ['REPORT_AVAILABLE', 'OFFER_CLOSED', 'RECURRING_CONTRACT'])
      double.books.told.push({
        ...{ eventCode, pspReference: `${eventCode}-1`, merchantReference: payment.transactionID, success: true },
        ...{ originalReference: String(processorReference), amount: { currency: 'EUR', value: 0 } },
      })
    await stage.hear()
    const rows = await stage.worked()
    expect(rows.filter(({ type, status }) => /REPORT|OFFER|RECURRING/.test(type) && status === 'ignored')).toHaveLength(
      3,
    )
    expect((await detail(payment)).status).toBe('succeeded')
  })
})

describe('a capture', () => {
  it('above what is authorized is refused by a notice, and the money stays held', async () => {
    const payment = await stage.pay('succeeds', { captureMethod: 'manual' })
    const { processorReference } = await read(stage.api, payment.transactionID)
    const held = double.books.payments.get(String(processorReference))
    if (held) held.amount.value -= 1
    const answer = await stage.ask(payment, 'capture')
    expect(answer.body.status).toBe('authorized')
    expect((await read(stage.api, payment.transactionID)).inFlight).toBeNull()
    if (held) held.amount.value += 1
    expect((await stage.ask(payment, 'capture')).body.status).toBe('succeeded')
  })

  it('is not made twice while the first one is received', async () => {
    const payment = await stage.pay('succeeds', { captureMethod: 'manual' })
    const { transactionID } = payment
    expect((await stage.merchant.ask(transactionID, 'capture', { amount: 4_000 })).body.status).toBe('authorized')
    expect((await stage.merchant.ask(transactionID, 'capture', { amount: 4_000 })).status).toBe(409)
    expect(await stage.askAgain(payment)).toBe('authorized')
    await stage.hear()
    expect(await detail(payment)).toMatchObject({ status: 'succeeded', amountCaptured: 4_000 })
  })
})

describe('a dispute', () => {
  const walk = async (events: [string, string?][]) => {
    const payment = await stage.pay()
    const reference = String((await read(stage.api, payment.transactionID)).processorReference)
    double.books.back.dispute(reference, 'Fraudulent Processing of Transactions')
    for (const [eventCode, disputeStatus] of events) {
      const dispute = double.books.back.disputeOf(reference)
      if (!dispute) throw new Error('There is no dispute')
      double.books.back.tellOfDispute(dispute, eventCode, { ...(disputeStatus && { disputeStatus }) })
    }
    await stage.hear()
    const [dispute, ...others] = (await detail(payment)).disputes
    expect(others).toEqual([])
    const end = double.books.back.disputeOf(reference)
    if (end && (dispute?.status === 'won' || dispute?.status === 'lost')) end.end = dispute.status
    return dispute
  }

  it('is one, from its notification through the chargeback, with reason and time', async () => {
    const dispute = await walk([['CHARGEBACK', 'Undefended']])
    expect(dispute).toMatchObject({
      ...{ status: 'open', reason: 'fraudulent', evidenceDueAt: expect.any(String), takesEvidence: true },
    })
  })

  it('that is reversed is open until the second chargeback, or until the bank’s time is over', async () => {
    expect(await walk([['CHARGEBACK'], ['CHARGEBACK_REVERSED', 'Pending']])).toMatchObject({ status: 'open' })
    const reversed: [string, string?][] = [['CHARGEBACK'], ['CHARGEBACK_REVERSED', 'Pending']]
    expect(await walk([...reversed, ['SECOND_CHARGEBACK', 'Lost']])).toMatchObject({ status: 'lost' })
    expect(await walk([...reversed, ['ISSUER_RESPONSE_TIMEFRAME_EXPIRED']])).toMatchObject({ status: 'won' })
  })

  it('that nobody defends is lost', async () => {
    expect(await walk([['CHARGEBACK'], ['DISPUTE_DEFENSE_PERIOD_ENDED']])).toMatchObject({ status: 'lost' })
  })
})

describe('an account', () => {
  const path = (account: string) => `/processor-accounts/${account}/check`
  const check = async (settings: Record<string, string>) => {
    const account = await stage.openAccount(settings)
    return (await stage.api.call('POST', path(account), { token: stage.token })).body
  }

  it.each([
    [{}, true, words.works(1), undefined],
    [{ apiKey: 'AQEwrong' }, false, words.keyRefused, 'apiKey'],
    [{ merchantAccount: 'Nobody' }, false, words.merchantAccountUnknown, 'merchantAccount'],
    [{ apiAddress: 'http://127.0.0.1:9' }, false, words.notReached, 'apiAddress'],
  ])(
    'is checked without effect, and the field that is wrong is named: %j',
    async (settings, isWorking, sentence, field) => {
      const answer = await check({ ...settings } as Record<string, string>)
      expect([answer.isWorking, answer.sentence, answer.field ?? undefined]).toEqual([isWorking, sentence, field])
    },
  )

  it('refuses keys of the other mode, an HMAC key that is none, and live without its own address', async () => {
    const { settings } = double
    const make = async (mode: string, changed: Record<string, string>) => {
      const { apiAddress: _none, ...own } = settings
      const body = { processor: 'adyen', mode, name: 'Adyen', settings: { ...own, ...changed } }
      const { body: answer } = await stage.api.call('POST', '/processor-accounts', { token: stage.token, body })
      return answer.fields
    }
    expect(await make('test', { clientKey: 'live_ABCDEF' })).toEqual({
      'settings.clientKey': words.keyOfOtherMode('test'),
    })
    expect(await make('test', { noticeKey: 'abc' })).toEqual({ 'settings.noticeKey': words.noticeKeyForm })
    expect(await make('live', { clientKey: 'live_ABCDEF' })).toEqual({
      'settings.apiAddress': words.liveAddressRequired,
    })
  })

  it('at the double refuses a key that comes again with another body', async () => {
    const expiresAt = new Date(clock.time() + 60_000).toISOString()
    const call = (value: number) =>
      fetch(`${double.settings.apiAddress}/v71/sessions`, {
        method: 'POST',
        headers: { 'x-api-key': double.settings.apiKey, 'content-type': 'application/json', 'idempotency-key': 'k' },
        body: JSON.stringify({
          ...{ merchantAccount: double.settings.merchantAccount, amount: { currency: 'EUR', value }, reference: 'r' },
          ...{ returnUrl: 'https://x', expiresAt },
        }),
      })
    expect([(await call(1)).status, (await call(1)).status, (await call(2)).status]).toEqual([200, 200, 422])
  })
})

it('after a week a payment that is unknown is asked about no more', async () => {
  double.fail('charge', 'after')
  const payment = await stage.pay()
  const { createdAt } = await read(stage.api, payment.transactionID)
  await edit(stage.api, payment.transactionID, { createdAt: new Date(clock.time() - 7 * 86_400_000) })
  double.fail('inquire', '500')
  expect(await stage.askAgain(payment)).toBe('processing')
  await edit(stage.api, payment.transactionID, { createdAt })
  await stage.hear()
  expect(await stage.statusOf(payment)).toBe('succeeded')
})
