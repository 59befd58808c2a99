import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { sandboxAccountID } from '#contract/processors.js'
import { AnswerLost } from '../../api/src/money/processors/port/processor.js'
import { PaymentAttempt } from '../../api/src/money/transactions/payment-attempt.entity.js'
import { idempotencyKey, signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, expectSoundBooks, inquire, type Merchant, read } from '../support/payments.js'
import { answering, playing, processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let token: string
let second: string
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  token = await signInAdmin(api)
  const body = { processor: 'sandbox', mode: 'test', name: 'Second', isEnabled: false }
  second = (await api.call('POST', '/processor-accounts', { token, body })).body.processorAccountID
})
afterAll(() => api.close())

const enable = async (ids: Record<string, boolean>) => {
  for (const [id, isEnabled] of Object.entries(ids)) {
    const { status } = await api.call('PUT', `/processor-accounts/${id}`, { token, body: { name: id, isEnabled } })
    expect(status).toBe(200)
  }
}
beforeEach(async () => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
})
afterEach(() => void jest.restoreAllMocks())

const attempts = async (transactionID: string) =>
  (await api.call('GET', `/transactions/${transactionID}/attempts`, { token })).body.items
const fault = { outcome: 'failed', isFault: true, failureCode: 'processor_unavailable', failureMessage: 'It is down' }

const lost = () => Promise.reject(new AnswerLost('Cut off'))

describe('GET /transactions/:transactionID/attempts', () => {
  it('tells staff of the account, and the client and its programs only how it ended', async () => {
    const { transactionID } = (await merchant.pay()).body
    const own = { attemptID: expect.stringMatching(/^att_/), number: 1, outcome: 'succeeded', failureCode: null }
    const [shown] = await attempts(transactionID)
    expect(shown).toMatchObject({ ...own, latencyMs: expect.any(Number) })
    expect(shown.account).toEqual({
      processorAccountID: sandboxAccountID,
      name: 'Sandbox',
      processor: 'sandbox',
      chosenBecause: 'only_account',
      routingRuleID: null,
      rules: [],
      reference: transactionID.replace('txn_', 'sbx_'),
      rawCode: null,
    })
    const path = `/clients/${merchant.clientID}/transactions/${transactionID}/attempts`
    for (const answer of [
      await merchant.get(`/transactions/${transactionID}/attempts`),
      await api.call('GET', path, { token: merchant.token }),
    ]) {
      expect(answer.body.items).toEqual([expect.objectContaining(own)])
      expect(JSON.stringify(answer.body)).not.toMatch(/sandbox|sbx_|pra_/)
    }
  })

  it('looks absent for what is not there, or not theirs', async () => {
    const { transactionID } = (await merchant.pay()).body
    const other = await buildMerchant(api)
    expect(outcomeOf(await other.get(`/transactions/${transactionID}/attempts`))).toEqual([404, 'NOT_FOUND'])
    expect(outcomeOf(await merchant.get('/transactions/txn_nobody/attempts'))).toEqual([404, 'NOT_FOUND'])
  })

  it('is empty for a payment of the version before, whose inquiry works all the same', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_unknown' })).body
    await api.database.write((manager) => manager.delete(PaymentAttempt, { transactionID }))
    await inquire(api, transactionID)
    expect([await attempts(transactionID), (await merchant.detail(transactionID)).status]).toEqual([[], 'succeeded'])
  })

  it.each([
    ['pm_declined_expired_card', 'failed', 'expired_card'],
    ['pm_otp', 'requires_action', null],
    ['pm_unknown', null, null],
  ])('says of %s that it is %s', async (paymentMethod, outcome, failureCode) => {
    const { transactionID } = (await merchant.pay({ paymentMethod })).body
    expect(await attempts(transactionID)).toEqual([expect.objectContaining({ outcome, failureCode })])
  })

  it('follows a code to its end', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_otp' })).body
    await merchant.ask(transactionID, 'otp', { code: '111111' })
    expect(await attempts(transactionID)).toEqual([expect.objectContaining({ outcome: 'requires_action' })])
    await merchant.ask(transactionID, 'otp', { code: '123456' })
    expect((await attempts(transactionID))[0].outcome).toBe((await merchant.detail(transactionID)).status)
  })
})

describe('a failure', () => {
  it('with a code that nobody has mapped counts as declined, keeps what the processor calls it, and is logged', async () => {
    const strange = { outcome: 'failed', failureCode: 'moon_phase', failureMessage: 'The moon is wrong' }
    const { body } = await answering(
      processorOf(api),
      'charge',
      () => Promise.resolve(strange),
      () => merchant.pay(),
    )
    expect([body.status, body.failureCode]).toEqual(['failed', 'declined'])
    expect((await attempts(body.transactionID))[0]).toMatchObject({
      failureCode: 'declined',
      account: { rawCode: 'moon_phase' },
    })
    expect(Logger.prototype.warn).toHaveBeenCalledWith(expect.stringContaining('moon_phase'))
  })

  it('of the processor itself ends the payment where there is no other account', async () => {
    let body: Record<string, unknown> = {}
    const asked = await playing(api, [() => fault], async () => (body = (await merchant.pay()).body))
    expect([asked, body.status, body.failureCode]).toEqual([[sandboxAccountID], 'failed', 'processor_unavailable'])
  })
})

describe('with a second account', () => {
  beforeAll(() => enable({ [second]: true }))
  afterAll(() => enable({ [second]: false }))

  it('a payment goes there after a fault of the first, and stays there', async () => {
    let body: Record<string, unknown> = {}
    const manual = { captureMethod: 'manual' }
    const asked = await playing(api, [() => fault], async () => (body = (await merchant.pay(manual)).body))
    expect([asked, body.status]).toEqual([[sandboxAccountID, second], 'authorized'])
    const transactionID = String(body.transactionID)
    expect((await attempts(transactionID)).map((one: Record<string, unknown>) => [one.number, one.outcome])).toEqual([
      [1, 'failed'],
      [2, 'authorized'],
    ])
    expect((await attempts(transactionID))[1].account.chosenBecause).toBe('after_fault')
    expect((await read(api, transactionID)).processorAccountID).toBe(second)
    await enable({ [second]: false })
    expect((await merchant.ask(transactionID, 'capture')).body.status).toBe('succeeded')
    expect((await merchant.ask(transactionID, 'refunds', { amount: 1 })).body.status).toBe('succeeded')
    await enable({ [second]: true })
    await expectSoundBooks(api)
  })

  it('a decline does not go there', async () => {
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_declined_fraud' })).body
    expect(await attempts(transactionID)).toHaveLength(1)
  })

  it('a lost answer does not go there: the account that was asked is asked again, by the key of that attempt', async () => {
    let transactionID = ''
    const asked = await playing(api, [lost], async () => ({ transactionID } = (await merchant.pay()).body))
    expect(asked).toEqual([sandboxAccountID])
    const inquired = new Set<string>()
    const processor = processorOf(api)
    const own = processor.inquire.bind(processor)
    const note: typeof own = (call, payment, signal) => {
      inquired.add(`${payment.account.processorAccountID} ${payment.attempt}`)
      return own(call, payment, signal)
    }
    Object.assign(processor, { inquire: note })
    await inquire(api, transactionID).finally(() => Reflect.deleteProperty(processor, 'inquire'))
    const [attempt] = await attempts(transactionID)
    // The running worker may look at it in the same moment, and asks the same.
    expect([...inquired]).toEqual([`${sandboxAccountID} ${attempt.attemptID}`])
    expect(attempt).toMatchObject({ outcome: 'succeeded', latencyMs: null })
    await expectSoundBooks(api)
  })

  it('a process that dies during the second attempt leaves it to an inquiry there', async () => {
    let transactionID = ''
    await playing(api, [() => fault, lost], async () => ({ transactionID } = (await merchant.pay()).body))
    expect((await attempts(transactionID)).map(({ outcome }: { outcome: string }) => outcome)).toEqual(['failed', null])
    await inquire(api, transactionID)
    expect((await attempts(transactionID)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'failed',
      'succeeded',
    ])
    expect((await read(api, transactionID)).processorAccountID).toBe(second)
    await expectSoundBooks(api)
  })

  it('no more than there are accounts are tried', async () => {
    let body: Record<string, unknown> = {}
    const asked = await playing(api, [() => fault, () => fault], async () => (body = (await merchant.pay()).body))
    expect([asked.length, body.failureCode]).toEqual([2, 'processor_unavailable'])
  })
})

describe('without any usable account', () => {
  it('a payment is refused, nothing is kept, and what was paid before is answered again', async () => {
    const headers = idempotencyKey()
    const paid = await merchant.pay({}, headers)
    await enable({ [sandboxAccountID]: false })
    const refused = await merchant.pay()
    const again = await merchant.pay({}, headers)
    await enable({ [sandboxAccountID]: true })
    expect(outcomeOf(refused)).toEqual([503, 'NO_PROCESSOR'])
    expect(again.body).toEqual(paid.body)
    expect((await merchant.pay()).status).toBe(201)
  })
})
