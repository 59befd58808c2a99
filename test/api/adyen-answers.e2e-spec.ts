import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { read } from '../support/payments.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import type { Answered } from '../support/processors/double-line.js'
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

type Twist = (answer: Answered) => Answered
type Body = Record<string, unknown>
const body =
  (change: (body: Body) => Body): Twist =>
  (answer) => ({ ...answer, body: change(answer.body as Body) })
const without = (name: string) => body(({ [name]: _gone, ...rest }) => rest)
const amountOf = (change: (amount: Body) => Body) => body((told) => ({ ...told, amount: change(told.amount as Body) }))
const raw =
  (text: string, status = 200): Twist =>
  () => ({ status, body: text })

const unreadable: [string, Twist][] = [
  ['a page in HTML', raw('<html>Welcome</html>')],
  ['a page in HTML with 422', raw('<html>Blocked</html>', 422)],
  ['an empty body', raw('')],
  ['an empty body with 422', raw('', 422)],
  ['10 MB', raw(`{"resultCode":"${'x'.repeat(10 * 1_024 * 1_024)}"}`)],
  ['a list', raw('[]')],
]
// Adyen's document "Checkout API" v71: PaymentResponse.
const ofPayment: [string, Twist][] = [
  ['no resultCode', without('resultCode')],
  ['an unknown resultCode', body((told) => ({ ...told, resultCode: 'SomethingNew' }))],
  ['a resultCode of another kind', body((told) => ({ ...told, resultCode: 7 }))],
  ['no pspReference', without('pspReference')],
  ['another currency', amountOf((amount) => ({ ...amount, currency: 'USD' }))],
  ['a currency that we do not have', amountOf((amount) => ({ ...amount, currency: 'XXX' }))],
  ['twice the amount', amountOf((amount) => ({ ...amount, value: 20_000 }))],
  ['an amount as text', amountOf((amount) => ({ ...amount, value: '10000' }))],
  ['another payment', body((told) => ({ ...told, merchantReference: 'txn_00000000000000000000000000' }))],
]
// PaymentCaptureResponse and PaymentRefundResponse.
const ofModification: [string, Twist][] = [
  ['no pspReference', without('pspReference')],
  ['another status', body((told) => ({ ...told, status: 'done' }))],
  ['another payment', body((told) => ({ ...told, paymentPspReference: 'OTHERPAYMENT0001' }))],
]
// docs.adyen.com/development-resources/error-codes
const inProgress = (answer: Answered): Answered => ({
  ...answer,
  ...{ status: 422, body: { status: 422, errorCode: '704', message: 'request already processed or in progress' } },
})
const already: [string, Twist] = ['422 with 704', inProgress]

describe('adyen: an answer that cannot be believed', () => {
  it.each([...unreadable, ...ofPayment, already])(
    'to a charge, with %s, ends as nothing but unknown',
    async (_, twist) => {
      double.twists.set('charge', twist)
      const payment = await stage.pay()
      expect(payment.status).toBe('processing')
      await stage.hear()
      expect(await stage.statusOf(payment)).toBe('succeeded')
    },
  )

  it.each([...unreadable, ...ofModification, already])(
    'to a capture, with %s, keeps the capture under way',
    async (_, twist) => {
      const payment = await stage.pay('succeeds', { captureMethod: 'manual' })
      double.twists.set('capture', twist)
      expect((await stage.merchant.ask(payment.transactionID, 'capture')).status).toBe(503)
      expect(await read(stage.api, payment.transactionID)).toMatchObject({ status: 'authorized', inFlight: 'capture' })
      await stage.hear()
      expect(await stage.statusOf(payment)).toBe('succeeded')
    },
  )

  it.each([...unreadable, ...ofModification, already])(
    'to a refund, with %s, keeps the refund pending',
    async (_, twist) => {
      const payment = await stage.pay()
      double.twists.set('refund', twist)
      const { status, body: refund } = await stage.merchant.ask(payment.transactionID, 'refunds', { amount: 4_000 })
      expect([status, refund.status]).toEqual([201, 'pending'])
      await stage.hear()
      expect(await stage.refundsOf(payment)).toEqual(['succeeded'])
    },
  )

  it('never refuses a payment that was asked for twice at once, and finds it under its key', async () => {
    double.twists.set('charge', inProgress)
    const payment = await stage.pay()
    expect(await stage.askAgain(payment)).toBe('succeeded')
    expect(double.chargesOf(payment.transactionID)).toBe(1)
  })
})

// Adyen's document "Notification webhooks" v1: NotificationRequestItem.
describe('adyen: a notice that cannot be believed', () => {
  it.each(['pspReference', 'eventCode', 'eventDate', 'success', 'amount', 'merchantAccountCode', 'merchantReference'])(
    'without %s is refused, and its payment waits for a better one',
    async (name) => {
      double.fail('charge', 'after')
      const payment = await stage.pay()
      const notices = double.takeNotices()
      for (const notice of notices) {
        const told = JSON.parse(notice.body.toString())
        delete told.notificationItems[0].NotificationRequestItem[name]
        const { status } = await stage.post({ ...notice, body: Buffer.from(JSON.stringify(told)) })
        expect([400, 404]).toContain(status)
      }
      expect(await stage.statusOf(payment)).toBe('processing')
      for (const notice of notices) await stage.post(notice)
      await stage.worked()
      expect(await stage.statusOf(payment)).toBe('succeeded')
    },
  )

  it.each([
    ['another currency', { currency: 'USD', value: 10_000 }],
    ['twice the amount', { currency: 'EUR', value: 20_000 }],
    ['nothing', { currency: 'EUR', value: 0 }],
  ])('of %s moves nothing, and the payment is found out by asking', async (_, amount) => {
    double.fail('charge', 'after')
    const payment = await stage.pay()
    for (const one of double.books.told) one.amount = amount
    await stage.hear()
    expect(await stage.statusOf(payment)).toBe('processing')
    expect(await stage.askAgain(payment)).toBe('succeeded')
  })
})
