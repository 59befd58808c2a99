import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { circuitFailuresMax } from '#contract/limits.js'
import { sandboxAccountID } from '#contract/processors.js'
import { AccountCircuits } from '../../api/src/money/processors/account-circuits.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { answering, playing, processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let token: string
let calls: ProcessorCalls
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  token = await signInAdmin(api)
  calls = api.app.get(ProcessorCalls, { strict: false })
})
afterAll(() => api.close())
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
  Object.assign(calls, { circuits: new AccountCircuits() })
  // However slow the machine is, a circuit stays open until a test lets it close.
  calls.circuits.halfOpenAfterMs = 3_600_000
})
afterEach(() => void jest.restoreAllMocks())

const lost = () => Promise.reject(new AnswerLost('Cut off'))

describe('the circuit of an account', () => {
  const fail = async () => {
    for (let count = 0; count < circuitFailuresMax; count += 1)
      await answering(processorOf(api), 'charge', lost, () => merchant.pay())
  }
  const metric = async () =>
    (await (await fetch(`${api.url}/metrics`)).text())
      .split('\n')
      .find((line) => line.startsWith(`gatehouse_processor_circuit{account="${sandboxAccountID}"}`))
      ?.split(' ')
      .at(-1)

  it('opens after failures in a row, refuses charges unsent, and says so', async () => {
    await fail()
    let body: Record<string, unknown> = {}
    const asked = await playing(api, [], async () => (body = (await merchant.pay()).body))
    expect([asked, body.status, body.failureCode]).toEqual([[], 'failed', 'processor_unavailable'])
    expect([calls.circuits.stateOf(sandboxAccountID), await metric()]).toEqual(['open', '1'])
    const { items } = (await api.call('GET', `/processor-accounts?q=${sandboxAccountID}`, { token })).body
    expect(items[0]).toMatchObject({ circuit: 'open', attempts: expect.any(Number), p50Ms: expect.any(Number) })
  })

  it('opens after faults that are answered too, and not after declines', async () => {
    const no = (isFault: boolean) => () => ({
      outcome: 'failed',
      failureCode: 'declined',
      failureMessage: 'No',
      isFault,
    })
    const play = (isFault: boolean) =>
      playing(api, Array(circuitFailuresMax).fill(no(isFault)), async () => {
        for (let count = 0; count < circuitFailuresMax; count += 1) await merchant.pay()
      })
    await play(false)
    expect(calls.circuits.stateOf(sandboxAccountID)).toBe('closed')
    await play(true)
    expect(calls.circuits.stateOf(sandboxAccountID)).toBe('open')
  })

  it('leaves captures, refunds and inquiries alone', async () => {
    const { transactionID } = (await merchant.pay({ captureMethod: 'manual' })).body
    await fail()
    expect((await merchant.ask(transactionID, 'capture')).body.status).toBe('succeeded')
    expect((await merchant.ask(transactionID, 'refunds')).body.status).toBe('succeeded')
  })

  it('tries one charge after a while, and closes', async () => {
    calls.circuits.halfOpenAfterMs = 0
    await fail()
    expect((await merchant.pay()).body.status).toBe('succeeded')
    expect(calls.circuits.stateOf(sandboxAccountID)).toBe('closed')
  })

  it('takes no harm from a test method that plays a loss', async () => {
    for (let count = 0; count <= circuitFailuresMax; count += 1) await merchant.pay({ paymentMethod: 'pm_unknown' })
    expect(calls.circuits.stateOf(sandboxAccountID)).toBe('closed')
  })

  it('sends payments to the next account meanwhile', async () => {
    await fail()
    const body = { processor: 'sandbox', mode: 'test', name: 'Second', isEnabled: true }
    const second = (await api.call('POST', '/processor-accounts', { token, body })).body.processorAccountID
    expect(await playing(api, [], () => merchant.pay())).toEqual([second])
  })
})
