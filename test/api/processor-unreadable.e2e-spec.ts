import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { TransactionView } from '#contract/transactions.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { RefundsService } from '../../api/src/money/refunds/refunds.service.js'
import { attentionTo } from '../support/attention.js'
import { forEachDouble } from '../support/processors/doubles.js'
import { type AnswerShapes, type Mangle, manglesOf } from '../support/processors/mangled.js'
import type { DoubledCall } from '../support/processors/doubled-call.js'
import { Stage } from '../support/processors/stage.js'
import type { StripeDouble } from '../support/processors/stripe-double.js'

type Paid = Pick<TransactionView, 'transactionID'>

// The answers' fields are those of the documents that each double follows: Stripe's API reference, Paystack's OpenAPI description, Adyen's Checkout API v71.
forEachDouble((processor, doubled) => {
  const { answers } = doubled
  if (!answers) return it.skip('says which fields of its answers are used', () => undefined)
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(doubled)
  })
  beforeEach(() => {
    Object.assign(stage.api.app.get(ProcessorCalls, { strict: false }), { circuits: new AccountCircuits() })
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    stage.double.mangle?.(null)
    await stage.agree()
  })
  afterAll(() => stage.close())

  const mangled = (calls: DoubledCall[], how?: Mangle) => stage.double.mangle?.(calls, how)

  const expectUnclear = async (payment: Paid, inFlight: string | null) => {
    expect((await stage.transaction(payment)).inFlight).toBe(inFlight)
    const items = await attentionTo(stage.api, 'payment_unclear', payment.transactionID)
    expect(items).toHaveLength(1)
    expect(items[0]?.sentence).toMatch(/unreadable response\. .{10,}\. Check/)
    expect(stage.double.chargesOf(payment.transactionID)).toBeLessThanOrEqual(1)
  }
  const expectClear = async (payment: Paid, status: string) => {
    expect([await stage.resolve(payment), stage.double.chargesOf(payment.transactionID)]).toEqual([status, 1])
    expect(await attentionTo(stage.api, 'payment_unclear', payment.transactionID)).toEqual([])
  }

  describe.each(manglesOf(answers, 'payment'))('an answer %s', (_name, how) => {
    it('to a charge and to its inquiry leaves one charge, in flight, until a right one comes', async () => {
      mangled(['charge'], how)
      const payment = await stage.pay()
      expect(payment.status).toBe('processing')
      mangled(['charge', 'inquire'], how)
      for (let asked = 0; asked < 2; asked += 1) expect(await stage.askAgain(payment)).toBe('processing')
      await expectUnclear(payment, 'charge')
      mangled([])
      await expectClear(payment, 'succeeded')
    })

    it('to the inquiry after an answer that was lost decides nothing', async () => {
      stage.double.fail('charge', 'after')
      const payment = await stage.pay()
      mangled(['inquire'], how)
      expect(await stage.askAgain(payment)).toBe('processing')
      await expectUnclear(payment, 'charge')
      mangled([])
      await expectClear(payment, 'succeeded')
    })
  })

  const can = processors.find(({ name }) => name === processor)?.can
  describe.each(manglesOf(answers, 'capture'))('an answer %s', (_name, how) => {
    ;(can?.manualCapture ? it : it.skip)('to a capture takes the money once', async () => {
      const payment = await stage.pay('succeeds', { captureMethod: 'manual' })
      expect(payment.status).toBe('authorized')
      mangled(['capture'], how)
      const { status, body } = await stage.ask(payment, 'capture')
      expect([status, body.code]).toEqual([503, 'OUTCOME_UNKNOWN'])
      mangled(['capture', 'inquire'], how)
      expect(await stage.askAgain(payment)).toBe('authorized')
      await expectUnclear(payment, 'capture')
      mangled([])
      await expectClear(payment, 'succeeded')
    })
  })

  describe.each(manglesOf(answers, 'refund'))('an answer %s', (name, how) => {
    it('to a refund gives the money back once', async () => {
      const payment = await stage.pay()
      mangled(['refund'], how)
      const { status, body } = await stage.ask(payment, 'refunds', { amount: 4_000 })
      expect([status, body.status]).toEqual([201, 'pending'])
      mangled(['refund', 'inquire'], how)
      const { refundID } = body
      const refund = await stage.api.database.read.findOneByOrFail(Refund, { refundID })
      // Paystack is asked by its list, and a list of other refunds alone says that ours may still arrive.
      const isListed = processor === 'paystack' && name === 'about another payment'
      expect(await stage.api.app.get(RefundsService, { strict: false }).inquire(refund)).toBe(isListed)
      expect(await stage.refundsOf(payment)).toEqual(['pending'])
      const items = await attentionTo(stage.api, 'refund_unclear', refundID)
      if (!isListed) expect(items[0]?.sentence).toMatch(/unreadable response\. .{10,}\. Check/)
      mangled([])
      expect(await stage.resolveRefunds(payment)).toEqual(['succeeded'])
      expect(await attentionTo(stage.api, 'refund_unclear', refundID)).toEqual([])
    })
  })

  if (processor === 'stripe') playsAtLocalStripe(() => stage, answers)
})

// As `localstripe` answers: it leaves out fields that are newer than it, and a key is nothing to it.
function playsAtLocalStripe(stageNow: () => Stage, answers: AnswerShapes): void {
  const leavesOut = (...fields: string[]): Mangle => {
    const all = manglesOf(answers, 'payment')
    const ways = fields.map(
      (field) => all.find(([name]) => name === `without ${field}`)?.[1] ?? ((text: string) => text),
    )
    return (text) => ways.reduce((told, way) => way(told), text)
  }

  describe('a Stripe that leaves fields out and does not know keys', () => {
    it.each([
      ['what was taken', leavesOut('amount_received')],
      ['the state', leavesOut('status')],
      ['what was taken and the state', leavesOut('amount_received', 'status')],
    ])(
      'charges once although it leaves out %s, and the payment needs attention with its reason',
      async (_name, how) => {
        const stage = stageNow()
        const double = stage.double as StripeDouble
        double.forgetsKeys = true
        double.mangle(null, how)
        const payment = await stage.pay()
        for (let asked = 0; asked < 3; asked += 1) expect(await stage.askAgain(payment)).toBe('processing')
        expect(double.chargesOf(payment.transactionID)).toBe(1)
        expect(await attentionTo(stage.api, 'payment_unclear', payment.transactionID)).toHaveLength(1)
        double.mangle(null)
        expect(await stage.resolve(payment)).toBe('succeeded')
        expect(double.chargesOf(payment.transactionID)).toBe(1)
        double.forgetsKeys = false
      },
    )
  })
}
