import { strict as assert } from 'node:assert'
import { buildPayee } from './banks.js'
import type { Desk, PaidMerchant } from './payouts.js'
import { accountInput, endHold } from './payouts.js'
import type { TestApi } from './test-api.js'

export const pathOf = ({ clientID }: PaidMerchant, id = '') =>
  `/clients/${clientID}/settlement-accounts${id && `/${id}`}`

export const dollars = (overrides: Record<string, unknown> = {}) =>
  accountInput({
    ...{ accountHolder: 'Acme Inc', bankName: 'Second Bank', accountNumber: '0001112223', currencies: ['USD'] },
    ...overrides,
  })

/** What a merchant does with its accounts. */
export function accountsAt(api: TestApi, desk: Desk) {
  const add = (merchant: PaidMerchant, overrides: Record<string, unknown> = {}) =>
    api.call('POST', pathOf(merchant), { token: merchant.token, body: dollars(overrides) })
  const change = (merchant: PaidMerchant, id: string, overrides: Record<string, unknown> = {}) =>
    api.call('PUT', pathOf(merchant, id), { token: merchant.token, body: dollars(overrides) })
  const remove = (merchant: PaidMerchant, id: string) =>
    api.call('DELETE', pathOf(merchant, id), { token: merchant.token })
  const list = async (merchant: PaidMerchant) =>
    (await api.call('GET', pathOf(merchant), { token: merchant.token })).body.items
  const createFor = ({ clientID }: PaidMerchant, currency: string, amount = 1_000) =>
    desk.create({ clientID, currency, amount })

  /** EUR to the first account and USD to another one, with money in both. */
  async function buildTwo(overrides: Record<string, unknown> = {}) {
    const payee = await buildPayee(api)
    for (const currency of ['EUR', 'USD'] as const) await payee.pay({ amount: 10_000, currency })
    assert.equal((await payee.setAccount({ currencies: ['EUR'] })).status, 200)
    const { status, body } = await add(payee, overrides)
    assert.equal(status, 201, JSON.stringify(body))
    return { payee, settlementAccountID: body.settlementAccountID as string, added: body }
  }

  async function buildTwoFree(overrides: Record<string, unknown> = {}) {
    const two = await buildTwo(overrides)
    await endHold(api, two.payee.clientID)
    return two
  }
  return { add, change, remove, list, createFor, buildTwo, buildTwoFree }
}
