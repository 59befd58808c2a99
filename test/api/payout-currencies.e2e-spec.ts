import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { AttentionView } from '../../libs/contract/attention.js'
import { payoutNotSent } from '../../libs/contract/messages/attention.js'
import { attentionAfterMs } from '../../libs/contract/attention-limits.js'
import { currencyNotTaken } from '../../libs/contract/messages/errors/payouts.js'
import { SettlementAccount } from '../../api/src/money/settlement-accounts/settlement-account.entity.js'
import { Payout } from '../../api/src/money/payouts/payout.entity.js'
import { WorkLoops } from '../../api/src/platform/work/work-loops.js'
import { approvedPayout, type Bank, buildBank, buildPayee } from '../support/banks.js'
import { expectSoundBooks } from '../support/payments.js'
import { type PaidMerchant, workOffPayouts } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let bank: Bank
beforeAll(async () => {
  api = await startApi()
  bank = await buildBank(api)
  // A payout is approved here before its account changes, so nothing may send it in between.
  await api.app.get(WorkLoops, { strict: false }).beforeApplicationShutdown()
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** Its money is in EUR. */
async function payeeThatTakes(account: Record<string, unknown>): Promise<PaidMerchant> {
  const payee = await buildPayee(api)
  await payee.pay({ amount: 10_000, currency: 'EUR' })
  expect((await payee.setAccount(account)).status).toBe(200)
  return payee
}
const createFor = ({ clientID }: PaidMerchant) => bank.desk.create({ clientID, currency: 'EUR' })
const currenciesOf = async ({ clientID, token }: PaidMerchant) =>
  (await api.call('GET', `/clients/${clientID}/settlement-account`, { token })).body.currencies
const standingOf = async ({ clientID, token }: PaidMerchant) =>
  (await api.call('GET', `/clients/${clientID}/payout-schedule`, { token })).body.standings[0]

async function unsentPayouts() {
  const { body } = await api.call('GET', '/attention?kind=payout_unsent', { token: bank.desk.maker })
  return (body as AttentionView).kinds.flatMap(({ items }) => items)
}

describe('the currencies of a settlement account', () => {
  it.each([
    ['an IBAN of the euro area', { accountNumber: 'NL91ABNA0417164300' }, ['EUR']],
    ['an IBAN of another country', { accountNumber: 'GB29NWBK60161331926819' }, ['GBP']],
    ['a number that is no IBAN', { accountNumber: '12345678' }, null],
  ])('follow from %s unless they are stated', async (_what, account, currencies) => {
    const payee = await buildPayee(api)
    await payee.setAccount({ ...account, currencies: undefined })
    expect(await currenciesOf(payee)).toEqual(currencies)
  })

  it('stay when the same account is saved without them, and follow another number', async () => {
    const payee = await buildPayee(api)
    await payee.setAccount({ currencies: ['USD', 'EUR', 'USD'] })
    expect(await currenciesOf(payee)).toEqual(['USD', 'EUR'])
    await payee.setAccount({ currencies: undefined, bankName: 'Second Bank' })
    expect(await currenciesOf(payee)).toEqual(['USD', 'EUR'])
    const other = await buildPayee(api)
    await other.setAccount({ currencies: undefined, accountNumber: 'GB29NWBK60161331926819' })
    expect(await currenciesOf(other)).toEqual(['GBP'])
  })

  it('change without a hold on payouts', async () => {
    const payee = await payeeThatTakes({ currencies: ['USD'] })
    await payee.setAccount({ currencies: ['EUR'] })
    expect((await createFor(payee)).status).toBe(201)
  })

  it.each([[[]], [['XYZ']], ['EUR'], [[1]]])('are never %j', async (currencies) => {
    const { status, body } = await (await buildPayee(api)).setAccount({ currencies })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['currencies']])
  })
})

describe('a payout in a currency that the account does not take', () => {
  it('is refused with a sentence, and the merchant reads the obstacle', async () => {
    const payee = await payeeThatTakes({ currencies: ['GBP', 'USD'] })
    const { status, body } = await createFor(payee)
    expect([status, body.code, body.error]).toEqual([
      409,
      'PAYOUT_CURRENCY_NOT_TAKEN',
      currencyNotTaken('EUR', ['GBP', 'USD']),
    ])
    expect(await standingOf(payee)).toMatchObject({ currency: 'EUR', obstacle: 'currency_not_taken' })
    expect((await api.call('GET', `/clients/${payee.clientID}/balance`, { token: payee.token })).body.items[0])
      // 100.00 less the fee of 2.5 %.
      .toMatchObject({ available: 9_750, inTransit: 0 })
  })

  it('is not approved after the account has changed', async () => {
    const payee = await payeeThatTakes({})
    const { payoutID } = (await createFor(payee)).body
    await payee.setAccount({ currencies: ['USD'] })
    const { status, body } = await bank.desk.approve(payoutID)
    expect([status, body.code]).toEqual([409, 'PAYOUT_CURRENCY_NOT_TAKEN'])
    expect((await bank.desk.read(payoutID)).body.desk.approvalRefusal).toBe(currencyNotTaken('EUR', ['USD']))
  })

  it('is left out of a file with the reason, and refused where it is named', async () => {
    const [payee, other] = [await buildPayee(api), await buildPayee(api)]
    const out = await approvedPayout(api, bank, payee)
    const kept = await approvedPayout(api, bank, other)
    await payee.setAccount({ currencies: ['USD'] })
    const named = await bank.makeFile([out.payoutID])
    const sentence = currencyNotTaken('EUR', ['USD'])
    expect([named.status, named.body.code]).toEqual([422, 'PAYOUT_UNPAYABLE'])
    expect(named.body.fields.payoutIDs).toBe(`${out.payoutID}: ${sentence}`)
    const made = await bank.makeFile()
    expect([made.status, made.body.leftOut]).toEqual([201, [{ payoutID: out.payoutID, sentence }]])
    expect((await bank.desk.read(kept.payoutID)).body.status).toBe('sent')
    expect((await bank.desk.read(out.payoutID)).body.status).toBe('approved')
    expect(await unsentPayouts()).toEqual([])
    const approvedAt = new Date(clock.time() - attentionAfterMs.unsentPayout)
    await api.database.write((manager) => manager.update(Payout, { payoutID: out.payoutID }, { approvedAt }))
    expect(await unsentPayouts()).toMatchObject([{ subjectID: out.payoutID, isOverdue: true, amount: out.amount }])
    await payee.setAccount({})
    expect((await bank.makeFile()).body).toMatchObject({ payouts: 1, leftOut: [] })
    expect(await unsentPayouts()).toEqual([])
  })

  it('is not handed to a rail that is called, until the account takes it again or somebody cancels it', async () => {
    const [payee, other] = [await buildPayee(api), await buildPayee(api)]
    const approved = async (one: PaidMerchant) => {
      await one.pay({ amount: 10_000, currency: 'USD' })
      await one.setAccount({})
      const { body } = await bank.desk.create({ clientID: one.clientID, currency: 'USD' })
      expect([body.rail, (await bank.desk.approve(body.payoutID)).body.status]).toEqual(['sandbox', 'approved'])
      return body as { payoutID: string; amount: number }
    }
    const [out, canceled] = [await approved(payee), await approved(other)]
    for (const one of [payee, other]) await one.setAccount({ currencies: ['EUR'] })
    const statusOf = async ({ payoutID }: { payoutID: string }) => (await bank.desk.read(payoutID)).body.status
    for (const { payoutID } of [out, canceled])
      await Promise.all([workOffPayouts(api, payoutID), workOffPayouts(api, payoutID)])
    expect([await statusOf(out), await statusOf(canceled)]).toEqual(['approved', 'approved'])
    expect(await unsentPayouts()).toEqual([])
    const approvedAt = new Date(clock.time() - attentionAfterMs.unsentPayout)
    await api.database.write((manager) => manager.update(Payout, { payoutID: out.payoutID }, { approvedAt }))
    expect(await unsentPayouts()).toMatchObject([
      { subjectID: out.payoutID, sentence: payoutNotSent, isOverdue: true, amount: out.amount },
    ])
    const cancel = await api.call('POST', `/payouts/${canceled.payoutID}/cancel`, { token: bank.desk.maker, body: {} })
    expect([cancel.status, cancel.body.status]).toEqual([200, 'canceled'])
    await payee.setAccount({})
    await workOffPayouts(api, out.payoutID)
    expect(await statusOf(out)).toBe('sent')
    expect(await unsentPayouts()).toEqual([])
  })

  it('leaves for the account it was approved for, whatever another one takes that replaced it', async () => {
    const [payee, other] = [await buildPayee(api), await buildPayee(api)]
    await payee.pay({ amount: 10_000, currency: 'USD' })
    await payee.setAccount({})
    const { body: called } = await bank.desk.create({ clientID: payee.clientID, currency: 'USD' })
    expect([called.rail, (await bank.desk.approve(called.payoutID)).body.status]).toEqual(['sandbox', 'approved'])
    const filed = await approvedPayout(api, bank, other)
    const replacing = { accountNumber: 'GB29NWBK60161331926819', currencies: ['GBP'] }
    for (const one of [payee, other]) expect((await one.setAccount(replacing)).status).toBe(200)
    await workOffPayouts(api, called.payoutID)
    expect((await bank.desk.read(called.payoutID)).body.status).toBe('sent')
    expect((await bank.makeFile([filed.payoutID])).body).toMatchObject({ payouts: 1, leftOut: [] })
  })

  it('goes to an account of before that has stated none, with a warning for the checker', async () => {
    const payee = await payeeThatTakes({})
    const { clientID } = payee
    await api.database.write((manager) => manager.update(SettlementAccount, { clientID }, { currencies: null }))
    const { payoutID } = (await createFor(payee)).body
    expect((await bank.desk.read(payoutID)).body.desk.warnings).toEqual(['first_payout', 'currency_unstated'])
    expect((await bank.desk.approve(payoutID)).status).toBe(200)
  })
})
