import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { forEachDouble } from '../support/processors/doubles.js'
import type { Fault } from '../support/processors/processor-double.js'
import { Stage } from '../support/processors/stage.js'

const faults: Fault[] = ['before', 'after', 'silence', '429', '500', 'garbage']
const afterEffect: Fault[] = ['after', 'silence', 'garbage']

it('plays each fault of a line', () => {
  expect(new Set([...faults, ...afterEffect]).size).toBe(faults.length)
})

forEachDouble((processor, doubled) => {
  const can = processors.find(({ name }) => name === processor)?.can
  let stage: Stage
  let calls: ProcessorCalls
  beforeAll(async () => {
    stage = await Stage.set(doubled)
    calls = stage.api.app.get(ProcessorCalls, { strict: false })
    calls.deadlineMs = 800
  })
  beforeEach(() => {
    Object.assign(calls, { circuits: new AccountCircuits() })
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await stage.agree()
  })
  afterAll(() => stage.close())

  describe.each(faults)('the answer is lost by %s', (fault) => {
    const hasEffect = afterEffect.includes(fault)

    it('to a charge: it is asked about, and never made a second time', async () => {
      stage.double.fail('charge', fault)
      const payment = await stage.pay()
      if (hasEffect) expect(payment.status).toBe('processing')
      const status = await stage.resolve(payment)
      expect(hasEffect ? ['succeeded'] : ['succeeded', 'failed']).toContain(status)
      if (status === 'failed')
        expect(['not_received', 'processor_unavailable']).toContain(
          (await stage.merchant.detail(payment.transactionID)).failureCode,
        )
    })

    it('to a charge and to the inquiry: it is asked again', async () => {
      stage.double.fail('charge', 'after')
      const payment = await stage.pay()
      stage.double.fail('inquire', fault)
      await stage.askAgain(payment)
      expect(await stage.resolve(payment)).toBe('succeeded')
    })

    // What is asked about by the same call under the same key is made by that, where it never arrived.
    const orMadeAgain = (end: string) => ['authorized', ...(doubled.tellsOnly ? [end] : [])]
    const held = async () => stage.pay('succeeds', { captureMethod: 'manual' })
    const when = (is: boolean | undefined) => (is ? it : it.skip)

    when(can?.manualCapture)('to a capture: what is, is taken once', async () => {
      const payment = await held()
      stage.double.fail('capture', fault)
      const { body } = await stage.ask(payment, 'capture', can?.partialCapture ? { amount: 4_000 } : {})
      expect(['OUTCOME_UNKNOWN', 'NOT_CARRIED_OUT']).toContain(body.code)
      const status = await stage.resolve(payment)
      expect(hasEffect ? ['succeeded'] : orMadeAgain('succeeded')).toContain(status)
      if (status === 'authorized') expect((await stage.ask(payment, 'capture')).body.status).toBe('succeeded')
    })

    when(can?.manualCapture)('to a cancellation: what is held is given back once', async () => {
      const payment = await held()
      stage.double.fail('cancel', fault)
      const { body } = await stage.ask(payment, 'cancel')
      expect(['OUTCOME_UNKNOWN', 'NOT_CARRIED_OUT']).toContain(body.code)
      const status = await stage.resolve(payment)
      expect(hasEffect ? ['canceled'] : orMadeAgain('canceled')).toContain(status)
      if (status === 'authorized') expect((await stage.ask(payment, 'cancel')).body.status).toBe('canceled')
    })

    it('to a refund: it is given back once, or not at all', async () => {
      const payment = await stage.pay()
      stage.double.fail('refund', fault)
      expect((await stage.ask(payment, 'refunds')).status).toBe(201)
      const [status] = await stage.resolveRefunds(payment)
      expect(hasEffect ? ['succeeded'] : ['succeeded', 'failed']).toContain(status)
    })
  })

  it('a decline whose answer is lost is found out as what it is', async () => {
    stage.double.fail('charge', 'after')
    const payment = await stage.pay('insufficient_funds')
    expect(await stage.resolve(payment)).toBe('failed')
    expect((await stage.merchant.detail(payment.transactionID)).failureCode).toBe('insufficient_funds')
  })

  it('a payment whose answer is lost is found a day later too, when no key helps', async () => {
    stage.double.fail('charge', 'after')
    const payment = await stage.pay()
    stage.double.fail('inquire', 'before')
    expect(await stage.askAgain(payment)).toBe('processing')
    stage.double.fail('inquire', 'before')
    expect(await stage.resolve(payment)).toBe('succeeded')
  })
})
