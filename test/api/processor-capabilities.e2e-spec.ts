import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { offerMethods } from '#contract/payment-methods.js'
import type { Processor } from '../../api/src/money/processors/port/processor.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { plainInput, registerPlain } from '../support/processors/plain.js'
import { to } from '../support/routing.js'
import { startApi, type TestApi } from '../support/test-api.js'

const methods = { texts: ['pm_success'], inWords: 'pm_success', takesToken: () => true }
const can = { manualCapture: false, partialCapture: false, partialRefund: false, evidence: false }

let api: TestApi
let merchant: Merchant
let token: string
let plain: { remove: () => void }
let account: string
let withdraw: () => void
const asked: string[] = []
beforeAll(async () => {
  api = await startApi()
  const answer = (name: string, outcome: string) => async () => {
    asked.push(name)
    return { outcome, processorReference: 'plain_1' }
  }
  const calls = {
    read: () => ({ paymentMethod: 'plain', card: null }),
    charge: answer('charge', 'succeeded'),
    capture: answer('capture', 'succeeded'),
    refund: answer('refund', 'succeeded'),
  } as unknown as Partial<Processor>
  const check = async () => ({ outcome: 'working' as const, sentence: '' })
  plain = registerPlain(api, check, calls, { methods, can, methodNames: ['test_method'] })
  withdraw = offerMethods(methods)
  merchant = await buildMerchant(api)
  token = await signInAdmin(api)
  account = (await api.call('POST', '/processor-accounts', { token, body: plainInput() })).body.processorAccountID
})
afterAll(async () => {
  withdraw()
  plain.remove()
  await api.close()
})

const ofAccount = () => ({ paymentMethod: { type: 'token', processorAccountID: account, token: 'tok_1' } })
const manual = { captureMethod: 'manual' }
const later = [422, 'CAPTURE_LATER_NOT_POSSIBLE']
const payments = () => api.database.read.countBy(Transaction, { clientID: merchant.clientID })

describe('an account that takes money only at once', () => {
  it('refuses a token for a payment that is to be captured later, and keeps nothing', async () => {
    const before = await payments()
    const refused = await merchant.pay({ ...ofAccount(), ...manual })
    expect([...outcomeOf(refused), Object.keys(refused.body.fields)]).toEqual([...later, ['captureMethod']])
    expect([await payments(), asked]).toEqual([before, []])
    expect((await merchant.pay(ofAccount())).body.status).toBe('succeeded')
  })

  it('is passed over for one that can hold it', async () => {
    const { body } = await merchant.pay(manual)
    expect(body.status).toBe('authorized')
  })

  it('is passed over by the rules too, and they say so where nobody is left', async () => {
    const rule = { mode: 'test', name: 'Only plain', targets: to(account), fallbacks: [], conditions: {} }
    const made = await api.call('POST', '/routing-rules', { token, body: rule })
    expect(made.status).toBe(201)
    expect(outcomeOf(await merchant.pay(manual))).toEqual(later)
    expect((await merchant.pay()).body.status).toBe('succeeded')
    await api.call('DELETE', `/routing-rules/${made.body.routingRuleID}`, { token })
  })
})

describe('an account that does nothing by halves', () => {
  it('refuses to give back a part, and nothing was set aside', async () => {
    const { transactionID } = (await merchant.pay(ofAccount())).body
    asked.length = 0
    const refused = await merchant.ask(transactionID, 'refunds', { amount: 4_000 })
    expect(outcomeOf(refused)).toEqual([422, 'PARTIAL_REFUND_NOT_POSSIBLE'])
    expect([asked, (await merchant.detail(transactionID)).amountRefunded]).toEqual([[], 0])
    expect((await merchant.ask(transactionID, 'refunds', { amount: 10_000 })).body.status).toBe('succeeded')
  })

  it('refuses to capture a part, and the money stays held', async () => {
    const { transactionID } = (await merchant.pay(manual)).body
    const values = { processor: 'plain', processorAccountID: account }
    await api.database.write((manager) => manager.update(Transaction, { transactionID }, values))
    const refused = await merchant.ask(transactionID, 'capture', { amount: 4_000 })
    expect(outcomeOf(refused)).toEqual([422, 'PARTIAL_CAPTURE_NOT_POSSIBLE'])
    expect((await merchant.ask(transactionID, 'capture')).body.status).toBe('succeeded')
  })
})
