import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { idempotencyKey } from '../support/builders.js'
import type { Answer } from '../support/calls.js'
import { buildMerchant, expectSoundBooks, inquire, type Merchant, read, workOff } from '../support/payments.js'
import { answering, processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  // A process that has died ends no call by its deadline.
  api.app.get(ProcessorCalls, { strict: false }).deadlineMs = 600_000
  merchant = await buildMerchant(api)
})
beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await expectSoundBooks(api)
})
afterAll(() => api.close())

const lost = () => Promise.reject(new AnswerLost('Cut off'))

/** The caller gets no answer before `run` is over, as if that process had died. */
async function cutOff(
  call: 'charge' | 'refund',
  ask: () => Promise<Answer>,
  run: () => Promise<void>,
): Promise<Answer> {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const silence = () => {
    begun.resolve()
    return ended.promise.then(lost)
  }
  const answer = answering(processorOf(api), call, silence, ask)
  await begun.promise
  await run().finally(() => ended.resolve())
  return answer
}

const shown = ({ status, headers, body }: Answer) => [status, headers.get('idempotency-replayed'), body]

describe('a keyed call that was cut off, while the processor answers no inquiry about it', () => {
  it('to pay is answered that the payment is processing, until an inquiry is answered', async () => {
    const headers = idempotencyKey()
    const reference = headers['idempotency-key']
    const pay = () => merchant.pay({ reference }, headers)
    const repeat = () =>
      answering(processorOf(api), 'inquire', lost, async () => {
        const { transactionID } = await api.database.read.findOneByOrFail(Transaction, { reference })
        await inquire(api, transactionID)
        expect(shown(await pay())).toMatchObject([201, 'true', { transactionID, status: 'processing' }])
      })
    const { transactionID } = (await cutOff('charge', pay, repeat)).body
    expect((await merchant.detail(transactionID)).history[0]).toMatchObject({ from: null, to: 'processing' })
    await inquire(api, transactionID)
    expect((await read(api, transactionID)).status).toBe('succeeded')
    expect(shown(await pay())).toMatchObject([201, 'true', { transactionID, status: 'processing' }])
  })

  it('to refund is answered that the refund is pending, until an inquiry is answered', async () => {
    const { transactionID } = (await merchant.pay()).body
    const headers = idempotencyKey()
    const refund = () => merchant.ask(transactionID, 'refunds', {}, headers)
    const inquireRefund = async () => {
      await api.database.write((manager) => manager.update(Refund, { transactionID }, { dueAt: new Date(1) }))
      await workOff(api)
    }
    const repeat = () =>
      answering(processorOf(api), 'inquireRefund', lost, async () => {
        await inquireRefund()
        expect(shown(await refund())).toMatchObject([201, 'true', { transactionID, status: 'pending' }])
      })
    const { refundID } = (await cutOff('refund', refund, repeat)).body
    await inquireRefund()
    expect((await api.database.read.findOneByOrFail(Refund, { refundID })).status).toBe('succeeded')
  })
})
