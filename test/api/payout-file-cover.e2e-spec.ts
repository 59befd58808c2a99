import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { notCovered } from '../../libs/contract/messages/errors/payout-files.js'
import { detail } from '../support/bank-files.js'
import { approvedPayout, type Bank, buildBank, buildPayee, money } from '../support/banks.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildChecker, type PaidMerchant } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let payee: PaidMerchant
beforeAll(async () => {
  api = await startApi()
  payee = await buildPayee(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

let bank: Bank
let amount = 0
/** A bank account that holds a little more than one of the two payouts. */
async function twoPayouts(currency: 'EUR' | 'GBP' | 'SEK' | 'CHF'): Promise<[string, string]> {
  bank = await buildBank(api, { currency })
  const one = await approvedPayout(api, bank, payee, { currency })
  const other = await approvedPayout(api, bank, payee, { currency })
  amount = one.amount
  expect(other.amount).toBe(amount)
  const held = money(amount + 100)
  expect((await bank.tell({ currency, opening: held, closing: held })).status).toBe(200)
  return [one.payoutID, other.payoutID]
}
const endToEnd = (id: string) => id.replaceAll('_', '-')

describe('a file of payouts', () => {
  it('is not made beyond what the account covers, and the refusal names the figures', async () => {
    const [one, other] = await twoPayouts('EUR')
    const both = await bank.makeFile()
    expect([both.status, both.body.code]).toEqual([409, 'ACCOUNT_NOT_COVERED'])
    const about = { currency: 'EUR', stated: amount + 100, sent: 0, amount: 2 * amount } as const
    expect(both.body.error).toBe(notCovered(about))
    expect((await bank.makeFile([one])).status).toBe(201)
    expect((await bank.makeFile([other])).body.error).toBe(notCovered({ ...about, sent: amount, amount }))
    expect((await bank.desk.read(other)).body.status).toBe('approved')
    const [before, after] = [amount + 100, 100 + 2 * amount]
    const entries = [
      { amount: money(amount), details: [detail({ endToEndID: endToEnd(one) })] },
      { amount: money(2 * amount), credit: true, details: [detail({ name: 'Gatehouse Ltd', credit: true })] },
    ]
    await bank.tell({ id: '2', from: '2026-11-21', opening: money(before), closing: money(after), entries })
    expect((await bank.desk.read(one)).body.status).toBe('paid')
    expect((await bank.makeFile([other])).status).toBe(201)
  })

  it('leaves room for one payout only, also when two are asked for at once', async () => {
    const [one, other] = await twoPayouts('GBP')
    const made = await Promise.all([bank.makeFile([one]), bank.makeFile([other])])
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(made.find(({ status }) => status === 409)?.body.code).toBe('ACCOUNT_NOT_COVERED')
  })

  it('that is voided no longer counts', async () => {
    const [one, other] = await twoPayouts('SEK')
    const { payoutFileID } = (await bank.makeFile([one])).body
    expect((await bank.makeFile([other])).body.code).toBe('ACCOUNT_NOT_COVERED')
    for (const token of [bank.desk.maker, await buildChecker(api, bank.desk.maker)])
      expect((await api.call('POST', `/payout-files/${payoutFileID}/void`, { token })).status).toBe(200)
    expect((await bank.makeFile([other])).status).toBe(201)
  })

  it('is made without a limit until a statement has said a balance', async () => {
    bank = await buildBank(api, { currency: 'CHF' })
    await approvedPayout(api, bank, payee, { currency: 'CHF' })
    expect((await bank.makeFile()).status).toBe(201)
  })
})
