import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { processors } from '../../api/src/money/processors/registry.js'
import { settingsOf } from '../../api/src/money/processors/port/settings.js'
import { doubles, forEachDouble } from '../support/processors/doubles.js'
import { Stage } from '../support/processors/stage.js'

const descriptor = 'statementDescriptor'
const entryOf = (name: string) => processors.find((entry) => entry.name === name)

it('every processor outside plays in this suite', () => {
  const outside = processors.filter(({ isPlayed, isOfPlatform }) => !isPlayed && !isOfPlatform).map(({ name }) => name)
  expect(doubles.map(({ processor }) => processor)).toEqual(outside)
})

forEachDouble((processor, doubled) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(doubled)
  })
  afterEach(() => stage.agree())
  afterAll(() => stage.close())

  const can = entryOf(processor)?.can
  const whenIt = (is: boolean | undefined) => (is ? it : it.skip)
  const manual = { captureMethod: 'manual' }

  describe('a charge', () => {
    it('takes a payment at once', async () => {
      const paid = await stage.pay()
      expect(paid).toMatchObject({ status: 'succeeded', amountCaptured: 10_000, failureCode: null })
      expect(stage.double.owes(stage.double.currency)).toBe(await stage.clearing())
    })

    it('is made once, however often the same call is sent', async () => {
      const headers = { 'idempotency-key': 'the-same-key-of-a-test' }
      const input = stage.inputOf('succeeds')
      const answers = await Promise.all(Array.from({ length: 4 }, () => stage.merchant.pay(input, headers)))
      const ids = answers.flatMap(({ body }) => body.transactionID ?? [])
      expect(new Set(ids).size).toBe(1)
      expect(stage.double.chargesOf(ids[0])).toBe(1)
    })

    it.each([
      ['declines', ['declined', 'do_not_honor']],
      ['stolen_card', ['stolen_card']],
      ['insufficient_funds', ['insufficient_funds']],
    ] as const)('that the bank %s says so in our words', async (play, codes) => {
      if (!doubled.plays.includes(play)) return
      const { transactionID, status, failureCode, failureMessage } = await stage.pay(play)
      expect([status, codes]).toEqual(['failed', expect.arrayContaining([failureCode])])
      expect(failureMessage).toMatch(/\S/)
      const [attempt] = (await stage.api.call('GET', `/transactions/${transactionID}/attempts`, { token: stage.token }))
        .body.items
      expect(attempt.account.rawCode).toMatch(/\S/)
    })

    it('by a token of another account is refused before anything is sent', async () => {
      const other = { ...stage.inputOf('succeeds', 'pra_nobody') }
      if (typeof other.paymentMethod === 'string') return
      const { status, body } = await stage.merchant.pay(other)
      expect([status, Object.keys(body.fields)]).toEqual([422, ['paymentMethod']])
    })

    whenIt(settingsOf(entryOf(processor)?.settings ?? Object).some(({ name }) => name === descriptor))(
      'says on the statement what the account says, and what cannot stand there is refused',
      async () => {
        const put = (value: string | null) => {
          const body = { name: 'With a descriptor', settings: { [descriptor]: value } }
          return stage.api.call('PUT', `/processor-accounts/${stage.account}`, { token: stage.token, body })
        }
        expect((await put('HARBOR PINE')).status).toBe(200)
        expect((await stage.pay()).status).toBe('succeeded')
        expect(stage.double.statements?.()).toEqual(['HARBOR PINE'])
        const refused = await put('Pine*Co <b>')
        expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [`settings.${descriptor}`]])
        const own = (value: string) =>
          stage.api.call('PUT', '/clients/me', { token: stage.merchant.token, body: { [descriptor]: value } })
        expect((await own('PINE & CO 7')).body[descriptor]).toBe('PINE & CO 7')
        await stage.pay()
        expect(stage.double.statements?.()).toEqual(['HARBOR PINE', 'PINE & CO 7'])
        const faulty = await own('a*b')
        expect([faulty.status, Object.keys(faulty.body.fields)]).toEqual([422, [descriptor]])
        expect((await own('')).body[descriptor]).toBeNull()
        await put(null)
        await stage.pay()
        expect(stage.double.statements?.()).toHaveLength(2)
      },
    )

    it('through an account whose address nobody answers is a fault of it, and moves nothing', async () => {
      const account = await stage.openAccount({ apiAddress: 'http://127.0.0.1:9' })
      const { body } = await stage.merchant.pay(stage.inputOf('succeeds', account))
      const isOfToken = typeof stage.inputOf('succeeds').paymentMethod !== 'string'
      if (isOfToken) expect([body.status, body.failureCode]).toEqual(['failed', 'processor_unavailable'])
      expect(stage.double.chargesOf(body.transactionID)).toBe(isOfToken ? 0 : 1)
      await stage.api.call('DELETE', `/processor-accounts/${account}`, { token: stage.token })
    })
  })

  describe('money that is only held', () => {
    const held = async () => {
      const payment = await stage.pay('succeeds', manual)
      expect(payment.status).toBe('authorized')
      expect(stage.double.owes(stage.double.currency)).toBe(await stage.clearing())
      return payment
    }

    whenIt(can?.manualCapture)('is taken as a whole', async () => {
      const { status, body } = await stage.ask(await held(), 'capture')
      expect([status, body.status, body.amountCaptured]).toEqual([200, 'succeeded', 10_000])
    })

    whenIt(can?.manualCapture && can.partialCapture)('is taken in part, and the rest is let go of', async () => {
      const { body } = await stage.ask(await held(), 'capture', { amount: 4_000 })
      expect([body.status, body.amountCaptured]).toEqual(['succeeded', 4_000])
    })

    whenIt(can?.manualCapture && !can.partialCapture)('is not taken in part', async () => {
      const { status, body } = await stage.ask(await held(), 'capture', { amount: 4_000 })
      expect([status, body.code]).toEqual([422, 'PARTIAL_CAPTURE_NOT_POSSIBLE'])
    })

    whenIt(can?.manualCapture)('is given back as a whole', async () => {
      const payment = await held()
      const { body } = await stage.ask(payment, 'cancel')
      expect([body.status, body.amountCaptured]).toEqual(['canceled', 0])
      expect((await stage.ask(payment, 'capture')).status).toBe(409)
    })

    whenIt(can?.manualCapture)('that nobody takes is given back when its time is over', async () => {
      const payment = await held()
      await stage.expire(payment)
      expect(await stage.statusOf(payment)).toBe('expired')
    })

    whenIt(can && !can.manualCapture)('is nothing that this processor can, and is refused before', async () => {
      const { status, body } = await stage.merchant.pay({ ...stage.inputOf('succeeds'), ...manual })
      expect([status, body.code]).toEqual([422, 'CAPTURE_LATER_NOT_POSSIBLE'])
    })
  })

  describe('a refund', () => {
    afterEach(() => stage.double.refundsEnd('at_once'))

    whenIt(can?.partialRefund)('gives back a part, and then the rest', async () => {
      const payment = await stage.pay()
      for (const amount of [4_000, 6_000])
        expect((await stage.ask(payment, 'refunds', { amount })).body).toMatchObject({ amount })
      await stage.hear()
      expect(await stage.resolveRefunds(payment)).toEqual(['succeeded', 'succeeded'])
      expect((await stage.ask(payment, 'refunds', { amount: 1 })).status).toBe(409)
    })

    it('gives back all', async () => {
      const payment = await stage.pay()
      expect((await stage.ask(payment, 'refunds')).status).toBe(201)
      await stage.hear()
      expect(await stage.resolveRefunds(payment)).toEqual(['succeeded'])
      expect(stage.double.owes(stage.double.currency)).toBe(await stage.clearing())
    })

    it.each(['succeeded', 'failed'] as const)('that ends later has %s when the processor says so', async (outcome) => {
      stage.double.refundsEnd('later')
      const payment = await stage.pay()
      expect((await stage.ask(payment, 'refunds')).body.status).toBe('pending')
      await stage.hear()
      expect(await stage.refundsOf(payment)).toEqual(['pending'])
      stage.double.endRefunds(outcome)
      await stage.hear()
      expect(await stage.resolveRefunds(payment)).toEqual([outcome])
    })

    whenIt(!doubled.tellsOnly)('that ends later is asked about where nothing is told', async () => {
      stage.double.refundsEnd('later')
      const payment = await stage.pay()
      await stage.ask(payment, 'refunds')
      stage.double.endRefunds('succeeded')
      stage.double.takeNotices()
      expect(await stage.resolveRefunds(payment)).toEqual(['succeeded'])
    })

    it('that the payer’s bank sends back after it succeeded stands with the merchant again', async () => {
      const payment = await stage.pay()
      await stage.ask(payment, 'refunds')
      await stage.hear()
      expect(await stage.resolveRefunds(payment)).toEqual(['succeeded'])
      stage.double.endRefunds('failed')
      await stage.hear()
      expect(await stage.refundsOf(payment)).toEqual(['failed'])
      expect(await stage.merchant.detail(payment.transactionID)).toMatchObject({ amountRefundable: 10_000 })
    })
  })
})
