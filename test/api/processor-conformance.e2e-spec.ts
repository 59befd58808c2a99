import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AnswerLost, type Processor, type ProcessorPayment } from '../../api/src/money/processors/port/processor.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { buildMerchant, expectSoundBooks, inquire, type Merchant, read } from '../support/payments.js'
import { answering, newPayment, processorOf } from '../support/processors.js'
import { buildTransferBank, openTransfer, type TransferBank } from '../support/bank-transfers.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const { signal } = new AbortController()

const inside = processors.filter(({ checkout }) => checkout === null)

describe.each(inside)('$name', ({ name, methods }) => {
  const [method = ''] = methods.texts
  let processor: Processor
  beforeAll(() => {
    processor = processorOf(api, name)
  })
  const payment = (overrides: Partial<ProcessorPayment> = {}) => newPayment(processor, method, overrides)
  const authorized = async () => {
    const one = payment({ captureMethod: 'manual' })
    expect((await processor.charge(one, signal)).outcome).toBe('authorized')
    return one
  }

  it('says what it takes, and keeps no card number of it', () => {
    expect(method).not.toBe('')
    for (const text of methods.texts) {
      const { paymentMethod, card } = processor.read(text)
      expect([text, paymentMethod]).toEqual([text, expect.not.stringMatching(/\d{12}/)])
      if (card) expect(card.last4).toMatch(/^\d{4}$/)
    }
  })

  it('takes a payment at once, and names it', async () => {
    const charged = await processor.charge(payment(), signal)
    expect(charged).toMatchObject({ outcome: 'succeeded', processorReference: expect.stringMatching(/\S/) })
  })

  it('only authorizes, and then takes all, a part or nothing', async () => {
    expect((await processor.capture(await authorized(), 10_000, signal)).outcome).toBe('succeeded')
    expect((await processor.capture(await authorized(), 4_000, signal)).outcome).toBe('succeeded')
    expect((await processor.cancel(await authorized(), signal)).outcome).toBe('canceled')
  })

  it('gives back all or a part, and tells when asked', async () => {
    const one = payment()
    await processor.charge(one, signal)
    for (const amount of [4_000, 6_000]) {
      const refund = {
        reference: newId('ref'),
        processorReference: null,
        amount,
        payment: one,
        createdAt: one.createdAt,
      }
      const answer = await processor.refund(refund, signal)
      expect(answer.outcome).toBe('succeeded')
      expect(await processor.refund(refund, signal)).toEqual(answer)
      expect(await processor.inquireRefund(refund, signal)).toEqual(answer)
    }
  })

  it('answers the same call under the same reference as before, and so does an inquiry', async () => {
    const one = payment()
    const charged = await processor.charge(one, signal)
    expect(await processor.charge(one, signal)).toEqual(charged)
    expect(await processor.inquire('charge', one, signal)).toEqual(charged)
    const held = await authorized()
    const captured = await processor.capture(held, 4_000, signal)
    expect(await processor.capture(held, 4_000, signal)).toEqual(captured)
    expect(await processor.inquire('capture', held, signal)).toEqual(captured)
    const left = await authorized()
    const canceled = await processor.cancel(left, signal)
    expect(await processor.cancel(left, signal)).toEqual(canceled)
    expect(await processor.inquire('cancel', left, signal)).toEqual(canceled)
  })

  it('names another payment otherwise', async () => {
    const [one, other] = [await processor.charge(payment(), signal), await processor.charge(payment(), signal)]
    expect(one.processorReference).not.toBe(other.processorReference)
  })

  it('tells of a reference that it has never heard how it ended, the same each time, or that it does not know', async () => {
    const one = payment()
    const ask = () => processor.inquire('charge', one, signal).then(({ outcome }) => outcome)
    const first = await ask()
    expect(['succeeded', 'failed']).toContain(first)
    expect(await ask()).toBe(first)
    const told = { processor: name, noticeID: newId('evt'), kind: 'dispute_opened', reference: one.reference } as const
    expect(await api.app.get(ProcessorNotices, { strict: false }).take(told)).toBe('refused')
  })

  const expectPaidOnce = async (transactionID: string) => {
    expect(await merchant.detail(transactionID)).toMatchObject({ status: 'succeeded', amountCaptured: 10_000 })
    expect((await merchant.detail(transactionID)).ledgerEntries).toHaveLength(3)
    const row = await read(api, transactionID)
    expect([row.processor, row.processorReference]).toEqual([name, expect.stringMatching(/\S/)])
    await expectSoundBooks(api)
  }

  it.each(['before it was carried out', 'after it was carried out'])(
    'is asked what became of a charge whose answer was lost %s, and paid once',
    async (when) => {
      const lose = async (own: () => Promise<unknown>) => {
        if (when.startsWith('after')) await own()
        throw new AnswerLost('Cut off by a test')
      }
      const { status, body } = await answering(processor, 'charge', lose, () => merchant.pay({ paymentMethod: method }))
      expect([status, body.status]).toEqual([201, 'processing'])
      await inquire(api, body.transactionID)
      await expectPaidOnce(body.transactionID)
    },
  )

  it('is not waited for beyond the deadline; its late answer changes nothing', async () => {
    const calls = api.app.get(ProcessorCalls, { strict: false })
    const { deadlineMs } = calls
    calls.deadlineMs = 50
    const late = Promise.withResolvers<void>()
    const dawdle = async (own: () => Promise<unknown>) => late.promise.then(own)
    const { body } = await answering(processor, 'charge', dawdle, () => merchant.pay({ paymentMethod: method }))
    calls.deadlineMs = deadlineMs
    expect(body.status).toBe('processing')
    await inquire(api, body.transactionID)
    late.resolve()
    await expectPaidOnce(body.transactionID)
  })
})

describe('bank_transfer', () => {
  let processor: Processor
  let bank: TransferBank
  beforeAll(async () => {
    bank = await buildTransferBank(api)
    processor = processorOf(api, 'bank_transfer')
  })
  const payment = (overrides: Partial<ProcessorPayment> = {}) => {
    const { processorAccountID, bankAccountID } = bank
    const account = { processorAccountID, mode: 'test' as const, settings: { bankAccountID } }
    return newPayment(processor, 'bank_transfer', { account, currency: 'EUR', ...overrides })
  }
  const asked = { paymentMethod: 'bank_transfer', currency: 'EUR' }

  it('answers the same call under the same reference as before, and so does an inquiry', async () => {
    const one = payment()
    const charged = await processor.charge(one, signal)
    expect(charged).toMatchObject({ outcome: 'requires_action', processorReference: expect.stringMatching(/^RF/) })
    const again = await Promise.all([0, 1, 2].map(() => processor.charge(one, signal)))
    expect(again).toEqual([charged, charged, charged])
    expect(await processor.inquire('charge', one, signal)).toEqual(charged)
    expect(await processor.cancel(one, signal)).toEqual(await processor.inquire('cancel', one, signal))
  })

  it('gives payments that begin at once references of their own', async () => {
    const charged = await Promise.all(Array.from({ length: 20 }, () => processor.charge(payment(), signal)))
    expect(new Set(charged.map(({ processorReference }) => processorReference)).size).toBe(20)
  })

  it('does not know a payment that it has never heard of', async () => {
    const never = await processor.inquire('charge', payment(), signal)
    expect(never).toMatchObject({ outcome: 'failed', failureCode: 'not_received' })
  })

  it.each([
    ['before it was carried out', 'failed'],
    ['after it was carried out', 'requires_action'],
  ])('is asked what became of a charge whose answer was lost %s: %s', async (when, status) => {
    const lose = async (own: () => Promise<unknown>) => {
      if (when.startsWith('after')) await own()
      throw new AnswerLost('Cut off by a test')
    }
    const { body } = await answering(processor, 'charge', lose, () => merchant.pay(asked))
    expect(body.status).toBe('processing')
    await inquire(api, body.transactionID)
    expect((await merchant.detail(body.transactionID)).status).toBe(status)
  })

  it('is paid once by a credit, and stands in sound books', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    await bank.credit({ amount: 10_000, text: nextAction.reference })
    const paid = await merchant.detail(transactionID)
    expect(paid).toMatchObject({ status: 'succeeded', amountCaptured: 10_000 })
    expect(paid.ledgerEntries).toHaveLength(3)
    await expectSoundBooks(api)
  })
})
