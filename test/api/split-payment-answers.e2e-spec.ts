import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { buildMerchant, expectSoundBooks } from '../support/payments.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { openSubaccount, subaccountsOf, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
let double: PaystackDouble
let reference: string
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
  await useSubaccounts(stage)
  reference = (await openSubaccount(stage)).reference
})
afterEach(async () => {
  double.mangle(null)
  await expectSoundBooks(stage.api)
})
afterAll(() => stage.close())

describe('a payment that cannot be split', () => {
  it.each([
    ['a bank account', 'bank:057:0000000000'],
    ['a wallet', 'mobile_money:mtn:+233551234987'],
  ])('by %s is refused before anything is sent, because “Create Charge” takes no subaccount', async (_what, token) => {
    const calls = double.calls.length
    const method = { type: 'token', processorAccountID: stage.account, token, emailAddress: 'payer@example.com' }
    const payment = await stage.pay('succeeds', { paymentMethod: method })
    expect(payment).toMatchObject({ status: 'failed', failureCode: 'method_not_supported' })
    expect(double.calls.slice(calls).filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('in another currency than the subaccount’s is not taken there', async () => {
    const { status, body } = await stage.merchant.pay({ ...stage.inputOf('succeeds'), currency: 'GHS' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['paymentMethod']])
  })

  it('of a client without a subaccount is not taken there', async () => {
    const other = await buildMerchant(stage.api)
    const { status, body } = await other.pay(stage.inputOf('succeeds'))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['paymentMethod']])
  })

  it('because the subaccount is inactive fails, and takes nothing', async () => {
    subaccountsOf(stage).change(reference, { active: false })
    const payment = await stage.pay()
    subaccountsOf(stage).change(reference, { active: true })
    expect(payment).toMatchObject({ status: 'failed', failureCode: 'processor_unavailable' })
    expect(double.chargesOf(payment.transactionID)).toBe(0)
  })
})

describe('the answer of Paystack about a split payment', () => {
  it.each([
    ['names another subaccount', /"subaccount_code":"\w+"/g, '"subaccount_code":"ACCT_another"'],
    ['names no subaccount', /"subaccount":\{[^}]*\}/g, '"subaccount":{}'],
    ['names a subaccount of another type', /"subaccount":\{[^}]*\}/g, '"subaccount":7'],
    ['leaves another fee', /"transaction_charge":"\d+"/g, '"transaction_charge":"1"'],
    ['leaves no fee', /"transaction_charge":"\d+",/g, ''],
    ['leaves a fee of another type', /"transaction_charge":"\d+"/g, '"transaction_charge":{}'],
    ['says twice the amount', /"amount":10000/g, '"amount":20000'],
    ['says another currency', /"currency":"NGN"/g, '"currency":"GHS"'],
  ])('is not believed when it %s', async (_what, found, instead) => {
    double.mangle(['charge', 'inquire'], (text) => text.replace(found, instead))
    const payment = await stage.pay()
    expect(payment.status).toBe('processing')
    double.mangle(null)
    expect(await stage.resolve(payment)).toBe('succeeded')
  })
})

describe('a question about a charge that was sent', () => {
  it('says nothing of the charge when it does not arrive, so that it is not made again elsewhere', async () => {
    double.fail('inquire', 'before')
    const payment = await stage.pay()
    expect([payment.status, double.chargesOf(payment.transactionID)]).toEqual(['processing', 1])
    expect(await stage.resolve(payment)).toBe('succeeded')
    expect(double.chargesOf(payment.transactionID)).toBe(1)
  })
})

describe('a payment that was not to be split', () => {
  it('is not believed when its answer says that it is for a subaccount', async () => {
    const account = await stage.openAccount()
    double.mangle(['charge', 'inquire'], (text) =>
      text
        .replace('"subaccount":{},', '')
        .replace('"data":{', `"data":{"subaccount":{"subaccount_code":"${reference}"},`),
    )
    const payment = await stage.pay('succeeds', stage.inputOf('succeeds', account))
    expect([payment.status, payment.collectedBy]).toEqual(['processing', 'platform'])
    double.mangle(null)
    expect(await stage.resolve(payment)).toBe('succeeded')
  })
})
