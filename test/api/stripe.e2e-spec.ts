import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { TransactionView } from '#contract/transactions.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { RefundsService } from '../../api/src/money/refunds/refunds.service.js'
import { edit } from '../support/payments.js'
import { plainInput } from '../support/processors/plain.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await stage.agree()
})
afterAll(() => stage.close())

const path = '/processor-accounts'
const post = (own: string, body: object) => stage.api.call('POST', own, { token: stage.token, body })
const put = (settings: object) => {
  const body = { name: 'Stripe', settings }
  return stage.api.call('PUT', `${path}/${stage.account}`, { token: stage.token, body })
}
const inputOf = (settings: object, mode = 'test') =>
  plainInput({ processor: 'stripe', mode, settings: { ...stage.double.settings, ...settings } })

describe('an account at Stripe', () => {
  it.each([
    ['secretKey', 'test', { secretKey: 'sk_live_0123456789' }],
    ['secretKey', 'test', { secretKey: 'rk_live_0123456789' }],
    ['secretKey', 'test', { secretKey: 'pk_test_0123456789' }],
    ['secretKey', 'test', { secretKey: 'sk_test_with space' }],
    ['publishableKey', 'test', { publishableKey: 'pk_live_0123456789' }],
    ['publishableKey', 'test', { publishableKey: 'sk_test_0123456789' }],
    ['publishableKey', 'live', { secretKey: 'sk_live_0123456789' }],
    ['secretKey', 'live', { publishableKey: 'pk_live_0123456789' }],
    ['noticeSecret', 'test', { noticeSecret: 'we_0123456789' }],
    ['noticeSecret', 'test', { noticeSecret: undefined }],
    ['secretKey', 'test', { secretKey: undefined }],
  ])('is refused by its %s in %s mode: %j', async (field, mode, settings) => {
    const { status, body } = await post(path, inputOf(settings, mode))
    expect([status, Object.keys(body.fields)]).toEqual([422, [`settings.${field}`]])
  })

  it.each([{ secretKey: 'rk_test_0123456789' }, { secretKey: 'sk_test_0123456789' }])('takes %j', async (settings) => {
    const made = await post(path, inputOf(settings))
    expect(made.status).toBe(201)
    await stage.api.call('DELETE', `${path}/${made.body.processorAccountID}`, { token: stage.token })
  })

  it('is checked by a call that changes nothing, and says which setting is wrong', async () => {
    const check = async (settings: Record<string, string>) => {
      const id = await stage.openAccount(settings)
      const { body } = await post(`${path}/${id}/check`, {})
      await stage.api.call('DELETE', `${path}/${id}`, { token: stage.token })
      return [body.isWorking, body.field]
    }
    expect(await check({})).toEqual([true, null])
    expect(await check({ secretKey: 'sk_test_guessed0123' })).toEqual([false, 'secretKey'])
    expect(await check({ apiAddress: 'http://127.0.0.1:9' })).toEqual([false, 'apiAddress'])
  })

  it('goes on with another key as soon as it is changed', async () => {
    const { secretKey = '' } = stage.double.settings
    expect((await stage.pay()).status).toBe('succeeded')
    await put({ secretKey: 'sk_test_taken0back' })
    expect(await stage.pay()).toMatchObject({ status: 'failed', failureCode: 'processor_unavailable' })
    await put({ secretKey })
    expect((await stage.pay()).status).toBe('succeeded')
  })
})

describe('a payment at Stripe', () => {
  it('shows the brand and the last digits of its card, also of a decline', async () => {
    const card = { brand: 'visa', last4: '4242' }
    expect((await stage.pay()).card).toEqual(card)
    expect((await stage.pay('stolen_card')).card).toEqual(card)
  })

  it('that was declined and let go of has failed, also where nobody was left to write that down', async () => {
    for (const [play, failureCode] of [
      ['stolen_card', 'stolen_card'],
      ['redirect', 'authentication_failed'],
    ] as const) {
      // The answer of the charge is lost, and a day later, when no key helps, that of letting go of it.
      stage.double.fail('charge', 'after')
      const payment = await stage.pay(play)
      stage.double.fail('cancel', 'after')
      await edit(stage.api, payment.transactionID, { createdAt: new Date(clock.time() - 25 * 3_600_000) })
      expect(await stage.askAgain(payment)).toBe('processing')
      expect(await stage.askAgain(payment)).toBe('failed')
      expect((await stage.merchant.detail(payment.transactionID)).failureCode).toBe(failureCode)
    }
  })

  it('of a confirmation token goes as one', async () => {
    const paymentMethod = { type: 'token', processorAccountID: stage.account, token: 'ctoken_unknown' }
    expect(await stage.pay('succeeds', { paymentMethod })).toMatchObject({
      status: 'failed',
      failureCode: 'invalid_card',
    })
  })

  it.each([{ token: 'tok_visa' }, { token: 'pm_' }, { token: '4242424242424242' }, { token: 'pm_a/../b' }, {}])(
    'takes no %j',
    async (overrides) => {
      const paymentMethod = { type: 'token', processorAccountID: stage.account, ...overrides }
      const { status, body } = await stage.merchant.pay({ ...stage.inputOf('succeeds'), paymentMethod })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['paymentMethod']])
    },
  )

  it('whose bank wants to see the payer is declined where nobody waits to be sent there', async () => {
    expect(await stage.pay('redirect')).toMatchObject({ status: 'failed', failureCode: 'authentication_failed' })
  })

  it('that is too small for Stripe says so, and moves nothing', async () => {
    expect(await stage.pay('succeeds', { amount: 49 })).toMatchObject({ failureCode: 'amount_not_supported' })
  })

  it('in tens of fils is taken, in single ones refused before it is sent', async () => {
    const kuwaiti = { currency: 'KWD', amount: 10_001 }
    expect(await stage.pay('succeeds', kuwaiti)).toMatchObject({ failureCode: 'amount_not_supported' })
  })
})

describe('a fault inside Stripe', () => {
  const met = async (comesAfter: boolean) => {
    const double = stage.double as StripeDouble
    double.faultsComeAfter = comesAfter
    double.fail('charge', '500')
    const payment = await stage.pay()
    double.takeNotices()
    double.faultsComeAfter = false
    expect(payment.status).toBe('processing')
    return payment
  }
  const later = ({ transactionID }: TransactionView) =>
    edit(stage.api, transactionID, { createdAt: new Date(clock.time() - 11 * 60_000) })

  it('that came after the charge is found in the list, with the next question', async () => {
    expect(await stage.askAgain(await met(true))).toBe('succeeded')
  })

  it('that came before it is no charge ten minutes later, and never another one', async () => {
    const payment = await met(false)
    expect(await stage.askAgain(payment)).toBe('processing')
    await later(payment)
    expect(await stage.askAgain(payment)).toBe('failed')
    expect(await stage.merchant.detail(payment.transactionID)).toMatchObject({ failureCode: 'not_received' })
    expect(stage.double.chargesOf(payment.transactionID)).toBe(0)
  })

  it('that came after a refund is found in the list, and one before it is waited for', async () => {
    const double = stage.double as StripeDouble
    for (const [comesAfter, status] of [
      [true, 'succeeded'],
      [false, 'pending'],
    ] as const) {
      const payment = await stage.pay()
      double.faultsComeAfter = comesAfter
      double.fail('refund', '500')
      await stage.ask(payment, 'refunds')
      double.faultsComeAfter = false
      double.takeNotices()
      const [refund] = await stage.api.database.read.findBy(Refund, { transactionID: payment.transactionID })
      if (refund) await stage.api.app.get(RefundsService, { strict: false }).inquire(refund)
      expect(await stage.refundsOf(payment)).toEqual([status])
    }
  })
})
